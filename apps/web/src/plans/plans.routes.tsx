import type { RouteRow } from '../routing/route-row.ts';
import type plans from './plans.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    plans: typeof plans;
  }
}

export const planRoutes: readonly RouteRow[] = [
  {
    path: '/service-plans',
    who: 'producer',
    label: 'plans',
    texts: ['plans'],
    load: () => import('./plans.screen.tsx'),
  },
];
