import { loadTexts } from '../../i18n/texts.ts';
import type { RouteRow } from '../../routing/route-row.ts';
import type { ChapterRow } from '../history-chapter.ts';
import type texts from './journal.en.json';

declare module '../../i18n/text-keys.ts' {
  interface ScreenTexts {
    journal: typeof texts;
  }
}

/**
 * The journal of the farm, in the words of the chapters that it is given. They come with the screen: no page that everyone
 * reads carries them.
 */
export const journalRoutes = (chaptersOf: () => Promise<readonly ChapterRow[]>): readonly RouteRow[] => [
  {
    path: '/history',
    who: 'producer',
    needs: 'plan_level_1',
    label: 'journal',
    texts: ['journal', 'history'],
    load: async () => {
      const [{ journalScreen }, chapters] = await Promise.all([import('./journal.screen.tsx'), chaptersOf()]);
      await loadTexts([...new Set(chapters.flatMap(({ texts }) => texts))]);
      return { default: journalScreen(chapters) };
    },
  },
];
