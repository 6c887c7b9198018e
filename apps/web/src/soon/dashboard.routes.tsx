import type { RouteRow } from '../routing/route-row.ts';
import type dashboard from './dashboard.en.json';
import { soon } from './soon.routes.tsx';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    dashboard: typeof dashboard;
  }
}

/** Screens of members: where one stands, and what is not built yet. */
export const dashboardRoutes: readonly RouteRow[] = [
  {
    path: '/dashboard',
    who: 'member',
    label: 'dashboard',
    texts: ['dashboard', 'history'],
    load: () => import('./dashboard.screen.tsx'),
  },
  soon('/marketplace', 'marketplace', 'business', 'location'),
];
