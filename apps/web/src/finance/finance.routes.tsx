import type { RouteRow } from '../shell/route-row.ts';

export const financeRoutes: readonly RouteRow[] = [
  { path: '/finances', who: 'producer', needs: 'plan_level_1', label: 'finances', texts: ['soon'], load: () => import('../soon/soon.screen.tsx') },
];
