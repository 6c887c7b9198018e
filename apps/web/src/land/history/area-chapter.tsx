import { hrefAt } from '../../as-of/as-of.ts';
import type { Chapter, ChapterProps } from '../../history/history-chapter.ts';
import { useTexts } from '../../i18n/texts.ts';
import { shownHref, tabHrefs } from '../tabs.ts';
import { useAreaWords } from './area-words.tsx';

/** Plots and zones in the journal. */
export function AreaChapter({ children }: ChapterProps) {
  const t = useTexts('land');
  const words = useAreaWords(true);
  const chapter = (name: string): Chapter => ({
    name,
    words,
    href: ({ resourceId, event }) => (event.endsWith('Removed') ? tabHrefs.list : shownHref(resourceId)),
    asOfHref: (instant) => hrefAt(tabHrefs.list, instant),
  });
  return children({ plot: chapter(t('plots')), zone: chapter(t('zones')) });
}
