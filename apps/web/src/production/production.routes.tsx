import type { RouteRow } from '../routing/route-row.ts';
import type practices from './practices/practices.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    practices: typeof practices;
  }
}

export const productionRoutes: readonly RouteRow[] = [
  {
    path: '/best-practices',
    who: 'producer',
    needs: 'plan_level_1',
    label: 'bestPractices',
    texts: ['practices', 'as-of', 'records', 'history'],
    load: () => import('./practices/practices.screen.tsx'),
  },
];
