import { useQuery } from '@tanstack/react-query';
import { searchAt } from '../../as-of/as-of.ts';
import type { ChapterProps } from '../../history/history-chapter.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { usePracticeHistory } from './practice-history.tsx';
import { practicesQuery } from './practices.ts';

const path = '/best-practices';

/** The followed practices in the journal. */
export function PracticeChapter({ children }: ChapterProps) {
  const t = useTexts('practices');
  const practices = useQuery(practicesQuery(useLanguage(), null)).data;
  const words = usePracticeHistory(practices);
  return children({
    followed_practices: {
      name: t('title'),
      words,
      href: () => path,
      asOfHref: (instant) => `${path}${searchAt(instant, new URLSearchParams())}`,
    },
  });
}
