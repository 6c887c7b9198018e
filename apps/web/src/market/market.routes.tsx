import type { RouteRow } from '../routing/route-row.ts';
import type putToMarket from './put-to-market/put-to-market.en.json';
import type webBuilder from './web-builder/web-builder.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    'put-to-market': typeof putToMarket;
    'web-builder': typeof webBuilder;
  }
}

const putToMarketRow = {
  who: 'producer',
  needs: 'plan_level_2',
  label: 'putToMarket',
  asks: { '/put-to-market': ['/items?limit=100'], '/put-to-market/labels': ['/items?limit=100'] },
  texts: ['put-to-market', 'pictures', 'as-of', 'records', 'history'],
  load: () => import('./put-to-market/put-to-market.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

export const marketRoutes: readonly RouteRow[] = [
  // One screen under two addresses: the first holds the cards.
  { ...putToMarketRow, path: '/put-to-market' },
  { ...putToMarketRow, path: '/put-to-market/:tab' },
  {
    path: '/web-builder',
    who: 'producer',
    needs: 'plan_level_2',
    label: 'webBuilder',
    asks: { '/web-builder': ['/website', '/website/content'] },
    texts: ['web-builder', 'website', 'put-to-market', 'pictures', 'records', 'history'],
    load: () => import('./web-builder/web-builder.screen.tsx'),
  },
];
