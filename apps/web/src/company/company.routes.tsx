import type { RouteRow } from '../routing/route-row.ts';
import type company from './company.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    company: typeof company;
  }
}

export const companyRoutes: readonly RouteRow[] = [
  {
    path: '/company-details',
    who: 'company',
    label: 'company',
    tabLabels: { '/company-details?tab=history': 'companyHistory' },
    texts: ['company', 'pictures', 'history', 'records'],
    load: () => import('./company.screen.tsx'),
  },
];
