import type { RouteRow } from '../routing/route-row.ts';

export const planRoutes: readonly RouteRow[] = [
  {
    path: '/service-plans',
    who: 'producer',
    label: 'plans',
    texts: ['plans'],
    load: () => import('./plans.screen.tsx'),
  },
];
