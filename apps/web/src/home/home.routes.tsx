import type { RouteRow } from '../routing/route-row.ts';

export const homeRoutes: readonly RouteRow[] = [
  {
    path: '/',
    who: 'anyone',
    label: 'home',
    texts: ['home'],
    load: () => import('./home.screen.tsx'),
    wide: true,
    plain: true,
  },
];
