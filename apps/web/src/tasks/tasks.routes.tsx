import type { RouteRow } from '../routing/route-row.ts';
import type tasks from './tasks.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    tasks: typeof tasks;
  }
}

const toDo = ['/tasks?done=false&limit=500', '/plots?limit=500', '/produce_margins'];

const row = {
  who: 'producer',
  needs: 'plan_level_1',
  label: 'tasks',
  texts: ['tasks', 'land-map', 'pictures', 'as-of', 'records', 'history'],
  asks: {
    '/tasks': toDo,
    '/tasks/map': toDo,
    '/tasks/work-list': ['/plots?limit=500'],
  },
  load: () => import('./tasks.screen.tsx'),
} as const satisfies Omit<RouteRow, 'path'>;

/** One screen under several addresses: `/tasks` is its list. */
export const tasksRoutes: readonly RouteRow[] = [
  { ...row, path: '/tasks' },
  { ...row, path: '/tasks/:tab' },
];
