import type { RouteRow } from '../routing/route-row.ts';

/** The website of a producer, for everybody: fetched by itself, so that it comes without what members' pages need. */
export const websitePageRoutes: readonly RouteRow[] = [
  {
    path: '/websites/:slug',
    who: 'anyone',
    label: 'website',
    texts: ['website'],
    load: () => import('./website-page.screen.tsx'),
    plain: true,
    wide: true,
  },
];
