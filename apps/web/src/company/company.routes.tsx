import type { RouteRow } from '../routing/route-row.ts';

export const companyRoutes: readonly RouteRow[] = [
  {
    path: '/company-details',
    who: 'company',
    label: 'company',
    tabLabels: { '/company-details?tab=history': 'companyHistory' },
    texts: ['company', 'history'],
    load: () => import('./company.screen.tsx'),
  },
];
