import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Chapter, ChapterProps } from '../history/history-chapter.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';
import { importsQuery } from './use-sending.ts';

const importKinds = ['producer_input', 'producer_output', 'produce', 'plot', 'zone'] as const;
/** Where records of a kind are imported; all others are lines of the books. */
const screens: Readonly<Record<string, string>> = {
  produce: '/production-food/import',
  plot: '/land/import',
  zone: '/land/import',
};

/** Spreadsheets that came in and went again, in the journal: each with how many records it added or removed. */
export function ImportChapter({ children }: ChapterProps) {
  const t = useTexts('imports');
  const format = useFormat();
  const imports = useQuery(importsQuery).data;
  const kindOf = useMemo(() => new Map(imports?.map(({ id, kind }) => [id, kind])), [imports]);
  const chapter = useMemo<Chapter>(
    () => ({
      name: t('journal.name'),
      words: {
        event: ({ event, label, standsFor }) => {
          const [file, isUndone] = [label ?? t('source.pasted'), event === 'ImportUndone'];
          const kind = importKinds.find((each) => each === standsFor?.resourceType);
          if (!standsFor || kind === undefined) return t(isUndone ? 'journal.undone' : 'journal.begun', { file });
          const count = standsFor.changes;
          return t(`journal.${isUndone ? 'went' : 'came'}.${kind}`, { file, count, shown: format.number(count) });
        },
        field: () => t('journal.rows'),
        // Its sentence has the number already where every row became a record.
        value: (field, value, { standsFor }) =>
          field !== 'rows' || standsFor?.changes === value
            ? undefined
            : typeof value === 'number'
              ? format.number(value)
              : null,
      },
      href: ({ resourceId }) => screens[kindOf.get(resourceId) ?? ''] ?? '/finances/import',
    }),
    [t, format, kindOf],
  );
  return children({ import: chapter });
}
