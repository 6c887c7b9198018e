import type { ChapterProps } from '../history/history-chapter.ts';
import { useTexts } from '../i18n/texts.ts';
import { useCompanyHistory } from './company-history.ts';

/** The company itself in the journal. */
export function CompanyChapter({ children }: ChapterProps) {
  const t = useTexts('company');
  return children({ firm: { name: t('title'), words: useCompanyHistory(), href: () => '/company-details' } });
}
