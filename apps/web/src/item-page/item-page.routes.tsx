import type { RouteRow } from '../routing/route-row.ts';
import type texts from './item-page.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    'item-page': typeof texts;
  }
}

/** What a shopper reads who scans a label: fetched by itself, so that it comes without what members' pages need. */
export const itemPageRoutes: readonly RouteRow[] = [
  {
    path: '/items/:slug',
    who: 'anyone',
    label: 'item',
    texts: ['item-page'],
    load: () => import('./item-page.screen.tsx'),
    plain: true,
  },
];
