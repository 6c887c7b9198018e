import type { RouteRow } from '../routing/route-row.ts';
import type land from './land.en.json';
import type landManage from './manage/land-manage.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    land: typeof land;
    'land-manage': typeof landManage;
  }
}

const plots = '/plots?limit=500';

const row = {
  who: 'producer',
  needs: 'plan_level_1',
  label: 'land',
  tabLabels: {
    '/land/list': 'landList',
    '/land/import': 'landImport',
    '/land/manage': 'landManage',
    '/land/style': 'landStyle',
  },
  texts: ['land', 'land-map', 'land-manage', 'pictures', 'as-of', 'records', 'history'],
  asks: {
    '/land': [plots, '/land_moments?limit=500'],
    '/land/import': [plots, '/zone_types', '/imports'],
    '/land/list': [plots],
    '/land/manage': [plots, '/zone_types'],
    '/land/style': [plots],
  },
  load: () => import('./land.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

/** One screen under two addresses: `/land` is its map. */
export const landRoutes: readonly RouteRow[] = [
  { ...row, path: '/land' },
  { ...row, path: '/land/:tab' },
];
