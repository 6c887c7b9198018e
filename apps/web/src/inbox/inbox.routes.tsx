import type { RouteRow } from '../routing/route-row.ts';

/** What businesses and visitors asked, and what was answered: for both sides. */
export const inboxRoutes: readonly RouteRow[] = [
  {
    path: '/enquiries',
    who: 'company',
    label: 'enquiries',
    texts: ['enquiries', 'records'],
    load: () => import('./inbox.screen.tsx'),
  },
];
