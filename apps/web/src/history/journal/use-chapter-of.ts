import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { Chapter, Chapters } from '../history-chapter.ts';
import type { HistoryEntry } from '../history-entries.ts';

/** The chapter of an entry; of a kind that no module speaks of yet, what the server calls its record. */
export function useChapterOf(chapters: Chapters): (entry: HistoryEntry) => Chapter {
  const t = useTexts('journal');
  return useCallback(
    (entry) =>
      chapters[entry.resourceType] ?? {
        name: t('unknown'),
        words: { event: ({ label }) => label ?? t('unknown'), field: (field) => field, value: () => undefined },
        href: () => '/dashboard',
      },
    [chapters, t],
  );
}
