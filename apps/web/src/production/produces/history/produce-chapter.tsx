import { searchAt } from '../../../as-of/as-of.ts';
import type { ChapterProps } from '../../../history/history-chapter.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { listHref, oneHref } from '../tabs.ts';
import { useProduceWords } from './produce-words.tsx';

/** The produces in the journal. */
export function ProduceChapter({ children }: ChapterProps) {
  const t = useTexts('produces');
  return children({
    produce: {
      name: t('title'),
      words: useProduceWords(true),
      href: ({ resourceId, event }) => (event.endsWith('Removed') ? listHref : oneHref(resourceId)),
      asOfHref: (instant) => `${listHref}${searchAt(instant, new URLSearchParams())}`,
    },
  });
}
