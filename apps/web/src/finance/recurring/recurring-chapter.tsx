import { useMemo } from 'react';
import { searchAt } from '../../as-of/as-of.ts';
import type { Chapter, ChapterProps } from '../../history/history-chapter.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useRecurringWords } from './recurring-history.tsx';

const path = '/finances/inputs-outputs';

/** What recurs, in the journal. */
export function RecurringChapter({ children }: ChapterProps) {
  const t = useTexts('recurring-lines');
  const words = useRecurringWords();
  const chapter = useMemo<Chapter>(
    () => ({
      name: t('table.title'),
      words,
      href: () => path,
      asOfHref: (instant) => `${path}${searchAt(instant, new URLSearchParams())}`,
    }),
    [t, words],
  );
  return children({ recurring_line: chapter });
}
