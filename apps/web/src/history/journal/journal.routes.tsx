import type { RouteRow } from '../../routing/route-row.ts';
import type { ChapterRow } from '../history-chapter.ts';
import type texts from './journal.en.json';

declare module '../../i18n/text-keys.ts' {
  interface ScreenTexts {
    journal: typeof texts;
  }
}

/** The journal of the farm, in the words of the chapters that it is given. */
export const journalRoutes = (chapters: readonly ChapterRow[]): readonly RouteRow[] => [
  {
    path: '/history',
    who: 'producer',
    needs: 'plan_level_1',
    label: 'journal',
    texts: ['journal', 'history', ...new Set(chapters.flatMap(({ texts }) => texts))],
    load: async () => ({ default: (await import('./journal.screen.tsx')).journalScreen(chapters) }),
  },
];
