import { searchAt } from '../../as-of/as-of.ts';
import type { ChapterProps } from '../../history/history-chapter.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useCertificationWords } from './certification-history.tsx';

const path = '/certifications';

/** The certifications in the journal. */
export function CertificationChapter({ children }: ChapterProps) {
  const t = useTexts('certifications');
  return children({
    certification: {
      name: t('title'),
      words: useCertificationWords(),
      href: () => path,
      asOfHref: (instant) => `${path}${searchAt(instant, new URLSearchParams())}`,
    },
  });
}
