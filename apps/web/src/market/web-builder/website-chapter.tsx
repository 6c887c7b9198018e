import type { ChapterProps } from '../../history/history-chapter.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useWebsiteWords } from './use-website-words.tsx';

/** The website in the journal. */
export function WebsiteChapter({ children }: ChapterProps) {
  const t = useTexts('put-to-market');
  return children({ website: { name: t('website.title'), words: useWebsiteWords(), href: () => '/web-builder' } });
}
