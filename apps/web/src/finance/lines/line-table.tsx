import { Button, Card, ConfirmDialog, DataTable, EmptyState, IconButton, Notice } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { draftsAtom } from '../../forms/kept-drafts.ts';
import { Failed } from '../../api/query-state.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useProfile } from '../../session/profile.ts';
import { useTexts } from '../../i18n/texts.ts';
import { linesQuery } from './books.ts';
import { useFigures } from '../figures.ts';
import { FinanceIcon } from '../finance-icon.tsx';
import { shownLines, type ShownLine } from './line-changes.ts';
import { lineColumns } from './line-columns.tsx';
import { LineDialog, draftName } from './line-dialog.tsx';
import { LineHistory } from './line-history.tsx';
import type { Line } from './line.ts';
import type { Side } from './side.ts';
import { useLineChanges, useLineWrites } from './use-line-writes.ts';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';

/** A dialog that was opened: for a new line, or to correct one. */
interface Opening {
  readonly serial: number;
  readonly line: Line | null;
}

/** What a line is called where it stands alone. */
const nameOf = ({ subCategory, notes }: Line) =>
  notes === '' ? subCategory.name : `${subCategory.name}, ${notes.slice(0, 60)}`;

/** The inputs or the outputs: the table of S1 §2 with everything one does to it. The past can only be looked at. */
export function LineTable({ side, asOf }: { side: Side; asOf: AsOfHandle }) {
  const t = useTexts('finance');
  const figures = useFigures();
  const past = asOf.instant !== null;
  const query = useQuery(linesQuery(side, figures.language, asOf.instant));
  const changes = useLineChanges(side);
  const { remove } = useLineWrites(side);
  const [openings, setOpenings] = useState<readonly Opening[]>([]);
  const [removing, setRemoving] = useState<Line | null>(null);
  const [historyOf, setHistoryOf] = useState<Line | 'all' | null>(null);
  const account = useProfile().data?.id ?? '';
  const unfinished = draftName(account, side, null) in useAtomValue(draftsAtom);

  const rows = useMemo(() => query.data && shownLines(query.data, past ? [] : changes), [query.data, changes, past]);
  const columns = useMemo(() => lineColumns(side, t, figures), [side, t, figures]);
  const open = (line: Line | null) => setOpenings((now) => [...now, { serial: (now.at(-1)?.serial ?? 0) + 1, line }]);
  const close = (serial: number) => setOpenings((now) => now.filter((opening) => opening.serial !== serial));

  const actions = (line: ShownLine) => [
    {
      key: 'edit',
      label: t('actions.edit', { what: nameOf(line) }),
      icon: <Icon name="edit" />,
      onSelect: () => open(line),
    },
    {
      key: 'history',
      label: t('actions.history', { what: nameOf(line) }),
      icon: <Icon name="history" />,
      onSelect: () => setHistoryOf(line),
    },
    {
      key: 'remove',
      label: t('actions.remove', { what: nameOf(line) }),
      icon: <FinanceIcon name="remove" />,
      color: 'error' as const,
      onSelect: () => setRemoving(line),
    },
  ];
  const add = (
    <Button variant="contained" startIcon={<FinanceIcon name="add" />} onClick={() => open(null)}>
      {t(`add.${side}`)}
    </Button>
  );
  const empty = (
    <EmptyState
      drawing="ledger"
      compact
      headingLevel={3}
      title={past ? t(`empty.past.${side}`) : t(`empty.${side}.title`)}
    >
      {past ? null : t(`empty.${side}.text`)}
    </EmptyState>
  );

  return (
    <>
      <Card
        title={t(`tables.${side}`)}
        description={t(`tables.${side}Hint`)}
        actions={
          <div className="finance-no-print" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <IconButton
              label={t(`history.${side}`)}
              icon={<Icon name="history" />}
              onClick={() => setHistoryOf('all')}
            />
            {past ? null : add}
          </div>
        }
      >
        {unfinished && openings.length === 0 && !past ? (
          <div className="finance-notice finance-no-print">
            <Notice
              live="off"
              action={
                <Button size="small" onClick={() => open(null)}>
                  {t('unfinished.continue')}
                </Button>
              }
            >
              {t(`unfinished.${side}`)}
            </Notice>
          </div>
        ) : null}
        <DataTable
          caption={t(`tables.${side}`)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          language={figures.language}
          empty={empty}
          failed={
            query.error && !query.data ? (
              <Failed error={query.error} onRetry={() => void query.refetch()} loading={query.isFetching} compact />
            ) : undefined
          }
          actions={past ? undefined : actions}
          isPending={({ pending }) => pending}
          totalLabel={t('total')}
          showAll={(many) => t('showAll', { many })}
          csv={{
            label: t('csv'),
            fileName: `${t(`files.${side}`)}${asOf.instant === null ? '' : `-${asOf.instant.slice(0, 10)}`}.csv`,
            separator: figures.language === 'fr' ? ';' : ',',
          }}
          labels={{
            actions: t('columns.actions'),
            loading: t('shell:loading'),
            sortBy: t('sort.by'),
            ascending: t('sort.ascending'),
            descending: t('sort.descending'),
            unsorted: t('sort.unsorted'),
          }}
        />
      </Card>
      {openings.map(({ serial, line }) => (
        <LineDialog key={serial} side={side} line={line} account={account} onDone={() => close(serial)} />
      ))}
      <ConfirmDialog
        open={removing !== null}
        title={t('remove.title')}
        confirmLabel={t('remove.ok')}
        cancelLabel={t('remove.cancel')}
        color="error"
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          setRemoving(null);
          if (removing) void remove(removing);
        }}
      >
        {removing ? t('remove.what', { what: nameOf(removing), amount: figures.money(removing.cost) }) : null}
      </ConfirmDialog>
      <LineHistory side={side} of={historyOf} onClose={() => setHistoryOf(null)} />
    </>
  );
}
