import type { RouteRow } from '../routing/route-row.ts';
import type finance from './finance.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    finance: typeof finance;
  }
}

const row = {
  who: 'producer',
  needs: 'plan_level_1',
  label: 'finances',
  tabLabels: {
    '/finances/inputs-outputs': 'financeLines',
    '/finances/production-planning': 'productionPlanning',
    '/finances/production-scenarios': 'productionScenarios',
  },
  texts: ['finance', 'recurring-lines', 'as-of', 'records', 'history', 'pictures'],
  asks: {
    '/finances': ['/production_summary', '/recurring_lines?limit=500', '/produce_margins'],
    '/finances/inputs-outputs': [
      '/recurring_lines?limit=500',
      '/producer_inputs?limit=500',
      '/producer_outputs?limit=500',
      '/produce_margins',
    ],
  },
  load: () => import('./finance.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

/** One screen under two addresses: `/finances` is its summary. */
export const financeRoutes: readonly RouteRow[] = [
  { ...row, path: '/finances' },
  {
    ...row,
    path: '/finances/import',
    label: 'financeImport',
    texts: ['finance', 'imports', 'records'],
    load: () => import('./import/import.screen.tsx'),
  },
  { ...row, path: '/finances/:tab' },
];
