import type { RouteRow } from '../routing/route-row.ts';
import type certifications from './certifications/certifications.en.json';
import type practices from './practices/practices.en.json';
import type produces from './produces/produces.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    certifications: typeof certifications;
    practices: typeof practices;
    produces: typeof produces;
  }
}

const certificationsRow = {
  who: 'producer',
  needs: 'plan_level_2',
  label: 'certifications',
  tabLabels: {
    '/certifications/addCertification': 'addCertification',
    '/certifications/addCertification?id': 'editCertification',
  },
  texts: ['certifications', 'pictures', 'as-of', 'records', 'history'],
  load: () => import('./certifications/certifications.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

const producesRow = {
  who: 'producer',
  needs: 'plan_level_1',
  label: 'productionFood',
  tabLabels: {
    '/production-food/listedProduce': 'listedProduce',
    '/production-food/addProduce': 'addProduce',
    '/production-food/addProduce?id': 'editProduce',
    '/production-food/produceDetails': 'produceDetails',
  },
  texts: ['produces', 'produce-form', 'pictures', 'as-of', 'records', 'history'],
  asks: {
    '/production-food': ['/produces_summary', '/produces?limit=500'],
    '/production-food/listedProduce': ['/produces?limit=500'],
    '/production-food/produceDetails': ['/produces?limit=500'],
  },
  load: () => import('./produces/produces.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

export const productionRoutes: readonly RouteRow[] = [
  // One screen under two addresses: the first is its summary.
  { ...producesRow, path: '/production-food' },
  {
    path: '/production-food/import',
    who: 'producer',
    needs: 'plan_level_1',
    label: 'produceImport',
    texts: ['produce-form', 'imports', 'records'],
    load: () => import('./import/produce-import.screen.tsx'),
  },
  { ...producesRow, path: '/production-food/:tab' },
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
