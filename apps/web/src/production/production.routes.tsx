import type { RouteRow } from '../routing/route-row.ts';
import type certifications from './certifications/certifications.en.json';
import type practices from './practices/practices.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    certifications: typeof certifications;
    practices: typeof practices;
  }
}

const certificationsRow = {
  who: 'producer',
  needs: 'plan_level_2',
  label: 'certifications',
  tabLabels: { '/certifications/addCertification': 'certificationForm' },
  texts: ['certifications', 'pictures', 'as-of', 'records', 'history'],
  load: () => import('./certifications/certifications.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

export const productionRoutes: readonly RouteRow[] = [
  {
    path: '/best-practices',
    who: 'producer',
    needs: 'plan_level_1',
    label: 'bestPractices',
    texts: ['practices', 'as-of', 'records', 'history'],
    load: () => import('./practices/practices.screen.tsx'),
  },
  // One screen under two addresses: the first holds the cards.
  { ...certificationsRow, path: '/certifications' },
  { ...certificationsRow, path: '/certifications/:tab' },
];
