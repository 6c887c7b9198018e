import type { RouteRow } from '../routing/route-row.ts';
import type marketplace from './marketplace.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    marketplace: typeof marketplace;
  }
}

const first = (face: string) => [
  `/marketplace_${face}?distance=300&sort=name&limit=20`,
  '/marketplace_categories?distance=300',
];

const row = {
  who: 'business',
  needs: 'location',
  label: 'marketplace',
  asks: {
    '/marketplace': first('produces'),
    '/marketplace/items': first('items'),
    '/marketplace/producers': first('producers'),
    '/marketplace/seasons': ['/marketplace_seasons?distance=300&limit=500', '/marketplace_categories?distance=300'],
    '/marketplace/searches': ['/saved_searches?limit=100'],
  },
  texts: ['marketplace', 'land-map', 'records'],
  wide: 'padded',
  load: () => import('./marketplace.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

/** One screen under two addresses: `/marketplace` shows the produces. */
export const marketplaceRoutes: readonly RouteRow[] = [
  { ...row, path: '/marketplace' },
  { ...row, path: '/marketplace/:tab' },
];
