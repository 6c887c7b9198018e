import type { RouteRow } from '../routing/route-row.ts';
import type dashboard from './dashboard.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    dashboard: typeof dashboard;
  }
}

/** Where a member stands, and what comes next. */
export const dashboardRoutes: readonly RouteRow[] = [
  {
    path: '/dashboard',
    who: 'member',
    label: 'dashboard',
    texts: ['dashboard', 'history'],
    load: () => import('./dashboard.screen.tsx'),
  },
];
