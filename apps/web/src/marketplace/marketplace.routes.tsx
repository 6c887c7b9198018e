import type { RouteRow } from '../routing/route-row.ts';
import type marketplace from './marketplace.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    marketplace: typeof marketplace;
  }
}

const row = {
  who: 'business',
  needs: 'location',
  label: 'marketplace',
  texts: ['marketplace', 'land-map', 'records'],
  wide: 'padded',
  load: () => import('./marketplace.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

/** One screen under two addresses: `/marketplace` shows the produces. */
export const marketplaceRoutes: readonly RouteRow[] = [
  { ...row, path: '/marketplace' },
  { ...row, path: '/marketplace/:tab' },
];
