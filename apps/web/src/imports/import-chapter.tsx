import { useMemo } from 'react';
import type { Chapter, ChapterProps } from '../history/history-chapter.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';

/** Spreadsheets that came in and went again, in the journal; the records of their rows stand there by themselves. */
export function ImportChapter({ children }: ChapterProps) {
  const t = useTexts('imports');
  const format = useFormat();
  const chapter = useMemo<Chapter>(
    () => ({
      name: t('journal.name'),
      words: {
        event: ({ event, label }) =>
          t(event === 'ImportUndone' ? 'journal.undone' : 'journal.begun', { file: label ?? '' }),
        field: () => t('journal.rows'),
        value: (field, value) =>
          field === 'rows' ? (typeof value === 'number' ? format.number(value) : null) : undefined,
      },
      href: ({ changes }) =>
        changes.some(({ field, to }) => field === 'kind' && to === 'produce')
          ? '/production-food/import'
          : '/finances/import',
    }),
    [t, format],
  );
  return children({ import: chapter });
}
