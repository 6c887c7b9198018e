import type { RouteRow } from '../shell/route-row.ts';

export const companyRoutes: readonly RouteRow[] = [
  {
    path: '/company-details',
    who: 'company',
    label: 'company',
    texts: ['company', 'history'],
    load: () => import('./company.screen.tsx'),
  },
];
