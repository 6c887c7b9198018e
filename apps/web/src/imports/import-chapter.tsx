import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Chapter, ChapterProps } from '../history/history-chapter.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';
import { importsQuery } from './use-sending.ts';

/** Spreadsheets that came in and went again, in the journal; the records of their rows stand there by themselves. */
export function ImportChapter({ children }: ChapterProps) {
  const t = useTexts('imports');
  const format = useFormat();
  const imports = useQuery(importsQuery).data;
  const produceImports = useMemo(
    () => new Set((imports ?? []).flatMap(({ id, kind }) => (kind === 'produce' ? [id] : []))),
    [imports],
  );
  const chapter = useMemo<Chapter>(
    () => ({
      name: t('journal.name'),
      words: {
        event: ({ event, label }) =>
          t(event === 'ImportUndone' ? 'journal.undone' : 'journal.begun', { file: label ?? t('source.pasted') }),
        field: () => t('journal.rows'),
        value: (field, value) =>
          field === 'rows' ? (typeof value === 'number' ? format.number(value) : null) : undefined,
      },
      href: ({ resourceId }) => (produceImports.has(resourceId) ? '/production-food/import' : '/finances/import'),
    }),
    [t, format, produceImports],
  );
  return children({ import: chapter });
}
