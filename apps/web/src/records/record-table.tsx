import {
  Button,
  Card,
  DataTable,
  EmptyState,
  IconButton,
  KeyHint,
  PrintArea,
  Stack,
  type Column,
  type RowAction,
  type RowSelection,
} from '@terroir/ui-kit';
import { Fragment, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Failed } from '../api/query-state.tsx';
import { useHasDraft } from '../forms/kept-drafts.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useKeyNames } from './keys/use-key-names.ts';
import { useScreenKeysOn } from './keys/keys-setting.ts';
import { useScreenKey } from './keys/use-screen-key.ts';
import type { NewRowStart, RecordRow } from './record.ts';
import { RemovalQuestion } from './removal-question.tsx';
import { useTableLabels } from './table-labels.ts';
import { useMarked, useMending } from './waiting-rows.tsx';
import { UnfinishedNotice } from './unfinished-notice.tsx';
import { useRecordActions } from './use-record-actions.tsx';
import type { RecordWrites } from './use-record-writes.ts';
import { Arriving, MoreRows } from './arriving.tsx';
import type { Records } from './use-records.ts';
import type records from './records.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    records: typeof records;
  }
}

// The same function at every rendering, so that the table renders only rows that changed.
const idOf = ({ id }: RecordRow) => id;

/** A dialog that was opened: for a new row, or to correct one. */
interface Opening<Row> {
  readonly serial: number;
  readonly row: Row | null;
  readonly start: NewRowStart<Row> | null;
}

/** What a dialog needs of the table. */
export interface OpenDialog<Row> extends Pick<Opening<Row>, 'row' | 'start'> {
  /** False while a dialog that was opened later is there. */
  readonly inFront: boolean;
  readonly onDone: () => void;
  /** Opens the dialog of a further row, after a new one that is being saved. */
  readonly onAnother: (sent: Row) => void;
}

export interface RecordTableProps<Row extends RecordRow> {
  records: Records<Row>;
  writes: RecordWrites<Row>;
  /** The past can only be read. */
  readOnly: boolean;
  columns: readonly Column<Row>[];
  /** What a row is called where it stands alone; like `columns`, the same from one rendering to the next. */
  nameOf: (row: Row) => string;
  /** The row as the question before its removal names it. */
  removalOf: (row: Row) => ReactNode;
  /** Beside the title, e.g. the colour that these records have in charts. */
  mark?: ReactNode;
  labels: {
    title: string;
    description: string;
    add: string;
    history: string;
    /** An unfinished new row is kept as a draft. */
    unfinished: string;
    /** The order in which the rows come, where they are sorted by no column. Default: the newest first. */
    unsorted?: string | undefined;
  };
  empty: ReactNode;
  /** The name of the CSV, with `.csv`. */
  csv: string;
  /** Narrows the list, above it. */
  filters?: ReactNode;
  /** Where records come in from a spreadsheet, and what the way there is called. */
  imports?: { readonly href: string; readonly label: string } | undefined;
  /** The name under which a new row's draft is kept. */
  draft: string;
  /** Opens the form of a row, or of a new one (`null`), where that has a page of its own. */
  onOpen?: ((row: Row | null) => void) | undefined;
  /** The form in a dialog, where it has no page. */
  renderDialog?: ((dialog: OpenDialog<Row>) => ReactNode) | undefined;
  /** Rows can be duplicated: their dialog goes by `start`. Default: false. */
  duplicates?: boolean | undefined;
  /** Whether the form of a new row opens with the table: an address asked for it. Default: false. */
  beginsNew?: boolean | undefined;
  /** The key that adds a row, `N`, alone or with Shift. */
  addKey?: 'N' | 'Shift+N' | undefined;
  renderHistory: (of: Row | 'all' | null, onClose: () => void) => ReactNode;
  /** Rows can be selected, and something done to all of them; not in the past. */
  selection?: RowSelection<Row> | undefined;
  /** What can be done to a row besides; the same function from one rendering to the next. */
  moreActions?: ((row: Row) => readonly RowAction[]) | undefined;
}

/** A list with everything one does to it: add, correct, remove with undo, sort, add up, save as CSV, see its history. */
export function RecordTable<Row extends RecordRow>(props: RecordTableProps<Row>) {
  const {
    records,
    writes,
    readOnly,
    columns,
    nameOf,
    removalOf,
    mark,
    labels,
    empty,
    csv,
    filters,
    imports,
    draft,
    onOpen,
    renderDialog,
    duplicates = false,
    beginsNew = false,
    addKey,
    renderHistory,
    selection,
    moreActions,
  } = props;
  const t = useTexts('records');
  const language = useLanguage();
  const table = useTableLabels();
  const [openings, setOpenings] = useState<readonly Opening<Row>[]>(() =>
    beginsNew ? [{ serial: 1, row: null, start: null }] : [],
  );
  const { unsorted } = labels;
  const tableLabels = useMemo(
    () => (unsorted === undefined ? table.labels : { ...table.labels, unsorted }),
    [table.labels, unsorted],
  );
  const [removing, setRemoving] = useState<Row | null>(null);
  const [historyOf, setHistoryOf] = useState<Row | 'all' | null>(); // none was opened yet
  // A dialog from before one stepped into the past is gone with the present; a write that it sent goes on by itself.
  if (readOnly && openings.length > 0) setOpenings([]);
  if (readOnly && removing !== null) setRemoving(null);
  const unfinished = useHasDraft(draft);
  const add = useRef<HTMLButtonElement>(null);

  const openDialog = useCallback(
    (row: Row | null, start: NewRowStart<Row> | null = null) =>
      setOpenings((now) => [...now, { serial: (now.at(-1)?.serial ?? 0) + 1, row, start }]),
    [],
  );
  const duplicate = useCallback((of: Row) => openDialog(null, { as: 'copy', of }), [openDialog]);
  const open = onOpen ?? openDialog;
  const close = (serial: number) => setOpenings((now) => now.filter((opening) => opening.serial !== serial));
  const actions = useRecordActions({
    nameOf,
    onEdit: open,
    onHistory: setHistoryOf,
    onDuplicate: duplicates ? duplicate : undefined,
    onRemove: setRemoving,
    moreActions,
  });
  const marked = useMarked(columns, records.waiting);
  useMending(readOnly ? undefined : records.rows, open);
  const moreLabel = useCallback((row: Row) => t('actions.more', { what: nameOf(row) }), [t, nameOf]);
  const addFromButton = () => {
    add.current?.focus(); // where a dialog that closes gives the focus back to
    open(null);
  };
  const keys = useKeyNames();
  useScreenKey(readOnly ? null : (addKey ?? null), addFromButton);
  const shownKey = useScreenKeysOn() ? addKey : undefined;

  return (
    <>
      <Card
        title={
          <>
            {mark}
            {labels.title}
          </>
        }
        description={labels.description}
        actions={
          <PrintArea only="screen">
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <IconButton
                label={labels.history}
                icon={<RecordIcon name="history" />}
                onClick={() => setHistoryOf('all')}
              />
              {readOnly ? null : (
                <Button
                  ref={add}
                  variant="contained"
                  startIcon={<RecordIcon name="add" />}
                  endIcon={shownKey && <KeyHint>{shownKey === 'N' ? keys('N') : keys('shift', 'N')}</KeyHint>}
                  aria-keyshortcuts={shownKey}
                  onClick={() => open(null)}
                >
                  {labels.add}
                </Button>
              )}
            </Stack>
          </PrintArea>
        }
      >
        {unfinished && openings.length === 0 && !readOnly ? (
          <UnfinishedNotice list={labels.title} onContinue={addFromButton}>
            {labels.unfinished}
          </UnfinishedNotice>
        ) : null}
        {filters}
        <DataTable
          caption={labels.title}
          columns={marked}
          rows={records.rows ?? records.arriving?.rows}
          arriving={records.arriving ? <Arriving records={records} arriving={records.arriving} /> : undefined}
          rowKey={idOf}
          language={language}
          empty={
            records.pending.size > 0 ? (
              <EmptyState drawing="ledger" compact headingLevel={3} title={t('removing')} />
            ) : (
              empty
            )
          }
          failed={
            records.error && !records.rows && !records.arriving ? (
              <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} compact />
            ) : undefined
          }
          actions={readOnly ? undefined : actions}
          moreLabel={moreLabel}
          selection={readOnly || !selection ? undefined : { ...selection, keeps: (key) => records.pending.has(key) }}
          isPending={({ id }) => records.pending.has(id)}
          totalLabel={columns.some(({ total }) => total) ? t('total') : undefined}
          showAll={table.showAll}
          toolbar={
            imports && !readOnly ? (
              <Button size="small" variant="text" href={imports.href} aria-label={`${imports.label}, ${labels.title}`}>
                {imports.label}
              </Button>
            ) : undefined
          }
          csv={table.csv(csv)}
          labels={tableLabels}
        />
        <MoreRows records={records} />
      </Card>
      {openings.map(({ serial, row, start }) => (
        <Fragment key={serial}>
          {renderDialog?.({
            row,
            start,
            inFront: serial === openings.at(-1)?.serial,
            onDone: () => close(serial),
            onAnother: (of) => openDialog(null, { as: 'next', of }),
          })}
        </Fragment>
      ))}
      <RemovalQuestion row={removing} writes={writes} removalOf={removalOf} onClose={() => setRemoving(null)} />
      {historyOf === undefined ? null : renderHistory(historyOf, () => setHistoryOf(null))}
    </>
  );
}
