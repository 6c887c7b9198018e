import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportAttributes } from '@terroir/http/wire';
import { Card, DataTable, EmptyState, useToasts, type Column, type RowAction } from '@terroir/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import type { Saved } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { Failed } from '../api/query-state.tsx';
import type { FromWire } from '../api/wire.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { useTableLabels } from '../records/table-labels.ts';
import { useFormat } from '../session/use-format.ts';
import { useInstants } from '../session/use-instants.ts';
import type { ImportNoun } from './import-kind.ts';
import { UndoQuestion } from './undo-question.tsx';
import { useFocusAfterUndo } from './use-focus-after-undo.ts';
import { importsKey, importsQuery, undoImport } from './use-sending.ts';

type Former = Saved<FromWire<ImportAttributes>>;
/** Rows that were pasted have no file. */
const nameOf = ({ fileName }: Former, pasted: string) => fileName ?? pasted;
const rowKey = ({ id }: Former) => id;

export interface FormerImportsProps {
  noun?: ImportNoun;
  kinds: readonly string[];
  /** Names the records of a kind, where a file has several. */
  nameOfKind?: (kind: string) => string;
  invalidates: readonly unknown[];
}

/** The imports of the company, each with its undo. */
export function FormerImports({ noun = 'row', kinds, nameOfKind, invalidates }: FormerImportsProps) {
  const t = useTexts('imports');
  const language = useLanguage();
  const { labels } = useTableLabels();
  const format = useFormat();
  const { instant } = useInstants();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Former | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [undone, setUndone] = useState<Former | null>(null);
  const place = useFocusAfterUndo<HTMLDivElement>(undone);
  const list = useQuery(importsQuery);
  const rows = list.data?.filter(({ kind }) => kinds.includes(kind));
  const columns = useMemo<readonly Column<Former>[]>(
    () => [
      {
        key: 'file',
        headerName: t('former.file'),
        rowHeader: true,
        valueGetter: (row) => nameOf(row, t('source.pasted')),
        renderCell: (row) => (
          <>
            {nameOf(row, t('source.pasted'))}
            {nameOfKind ? <small style={{ display: 'block' }}>{nameOfKind(row.kind)}</small> : null}
          </>
        ),
      },
      {
        key: 'when',
        headerName: t('former.when'),
        valueGetter: ({ begunAt }) => begunAt,
        renderCell: ({ begunAt }) => instant(begunAt),
      },
      {
        key: 'who',
        headerName: t('former.who'),
        valueGetter: ({ begunBy }) => begunBy ?? '',
        renderCell: ({ begunBy }) => begunBy,
      },
      {
        key: 'rows',
        headerName: t(noun === 'row' ? 'former.rows' : 'outline.rows'),
        align: 'end',
        valueGetter: ({ recorded }) => recorded,
        renderCell: ({ recorded }) => format.number(recorded),
      },
      {
        key: 'state',
        headerName: t('former.state'),
        renderCell: ({ undoneAt, recorded }) =>
          undoneAt === null ? t(recorded === 0 ? 'former.nothing' : 'former.kept') : t('former.undone'),
      },
    ],
    [t, format, instant, noun, nameOfKind],
  );
  const actions = useCallback(
    (row: Former): readonly RowAction[] =>
      row.undoneAt === null && row.recorded > 0
        ? [
            {
              key: 'undo',
              label: t('former.undo', { file: nameOf(row, t('source.pasted')) }),
              icon: <RecordIcon name="undo" />,
              onSelect: () => setAsking(row),
            },
          ]
        : [],
    [t],
  );
  async function undo(former: Former): Promise<void> {
    const { id } = former;
    setBusy(id);
    try {
      const { removed } = await undoImport(id);
      toasts.show({ text: t(noun === 'row' ? 'result.undone_removed' : 'outline.undone_removed', { count: removed }) });
    } catch (thrown) {
      toasts.show({
        severity: 'error',
        text: `${t('former.failed', { file: nameOf(former, t('source.pasted')) })} ${errorMessage(thrown, t)}`,
      });
    }
    setBusy(null);
    await Promise.all([
      queries.invalidateQueries({ queryKey: invalidates }),
      queries.invalidateQueries({ queryKey: importsKey }),
    ]);
    setUndone(former);
  }
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Card title={t('former.title')}>
        <DataTable
          caption={t('former.title')}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          language={language}
          empty={<EmptyState drawing="ledger" compact headingLevel={3} title={t('former.empty')} />}
          failed={
            list.error && !list.data ? (
              <Failed error={list.error} onRetry={() => void list.refetch()} loading={list.isFetching} compact />
            ) : undefined
          }
          actions={actions}
          isPending={({ id }) => id === busy}
          labels={labels}
        />
        <UndoQuestion
          noun={noun}
          file={asking && nameOf(asking, t('source.pasted'))}
          onClose={() => setAsking(null)}
          onUndo={() => asking && void undo(asking)}
        />
      </Card>
    </div>
  );
}
