/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the card layout changes `display`, which takes a table's roles away in some browsers, so they are written out */
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { SelectField } from '../field/select-field.tsx';
import { useMediaQuery } from '../layout/layout.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useDelayed } from '../skeleton/skeleton.tsx';
import { BodyRow } from './body-row.tsx';
import { BodyRows } from './body-rows.tsx';
import { sortable, type Column } from './column.ts';
import { HeldColumns } from './held-columns.tsx';
import type { RowAction } from './row-actions.tsx';
import type { RowSelection } from './row-selection.ts';
import { SelectAllCell, SelectAllLine } from './select-cells.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SkeletonRows, SortHeader } from './table-parts.tsx';
import { Frame, More, roomFor, Table, Tools } from './table-styles.ts';
import { sortRows, type Sort } from './sort-rows.ts';
import { ExportButtons, type ExportOptions } from './export-buttons.tsx';
import { TotalRow } from './total-row.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useSelectionFocus } from './use-selection-focus.ts';
import { useItemFocus } from '../focus/use-item-focus.ts';

export type { Column } from './column.ts';
export type { ExportOptions } from './export-buttons.tsx';
export type { RowAction } from './row-actions.tsx';
export type { RowSelection, SelectionAction } from './row-selection.ts';
export type { Sort, SortValue } from './sort-rows.ts';

export interface DataTableProps<Row> {
  /** What the table shows; its accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while it loads. */
  rows: readonly Row[] | undefined;
  /** What the rest of the rows is doing while only the first ones are here: nothing is added up, saved or selected as a whole then. */
  arriving?: ReactNode;
  rowKey: (row: Row) => string;
  /** The reader's language orders the text. */
  language: string;
  /** Shown instead of the table when there is no row. */
  empty: ReactNode;
  /** Shown instead of the table when it is given: the rows could not be fetched. */
  failed?: ReactNode;
  /** The same function from one rendering to the next, like `columns`, keeps the rows from rendering again. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Names the menu that takes in the actions with a `menuLabel` where the table is tight; names the row too, like `actions` the same. */
  moreLabel?: ((row: Row) => string) | undefined;
  /** Rows can be selected. Default: they cannot, and those that were are selected no more. */
  selection?: RowSelection<Row> | undefined;
  /** The first cell of the total row; without it there is none. */
  totalLabel?: string | undefined;
  /** Default: as the rows came. */
  initialSort?: Sort | undefined;
  /** What is not there yet or will not be: drawn faded, its actions off (a write under way). */
  isPending?: ((row: Row) => boolean) | undefined;
  /** Offers what is shown, in the order shown, as CSV, and with `excel` as a workbook too. */
  csv?: ExportOptions | undefined;
  /**
   * What the button says that shows every row. With it a long table starts with its first 25 rows (10 cards on narrow
   * screens) and only these are in the document. Of more than 200 rows only those in sight are ever in it; sorting, totals,
   * CSV and paper always hold them all.
   */
  showAll?: ((count: number) => string) | undefined;
  /** Buttons above the table, at the start. */
  toolbar?: ReactNode;
  labels: {
    /** Header of the column of actions. */
    actions: string;
    loading: string;
    /** The list that replaces the column headers on narrow screens. */
    sortBy: string;
    ascending: string;
    descending: string;
    unsorted: string;
  };
}

/** Names a column and its header: where either is another one, the widths are divided anew. */
const headOf = ({ key, headerName }: { key: string; headerName: string }) => `${key} ${headerName}`;

/** Rows of anything: sortable, with totals, actions and CSV; below 37.5 rem of its own width (48 from six columns on, 60 from eight) each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    arriving,
    rowKey,
    language,
    empty,
    failed,
    actions,
    moreLabel,
    selection,
    totalLabel,
    isPending,
    csv,
    showAll,
    toolbar,
    labels,
  } = props;
  const [sort, setSort] = useState<Sort | undefined>(props.initialSort);
  const loading = rows === undefined && !failed;
  const whole = !loading && !arriving;
  const slow = useDelayed(loading);
  const room = roomFor(columns.length, selection !== undefined);
  const isNarrow = useMediaQuery(`(width < ${room.cards}rem)`); // a table is never wider than its window
  const sorted = useMemo(() => {
    const value = sortable(columns).find(({ key }) => key === sort?.key)?.valueGetter;
    return rows && sort && value ? sortRows(rows, value, sort.direction, language) : (rows ?? []);
  }, [rows, sort, columns, language]);
  const {
    cut,
    present,
    windowed,
    partial,
    printing,
    filling,
    body,
    showAll: showRest,
  } = useFirstRows(sorted, showAll !== undefined, isNarrow);
  const keys = useMemo(() => sorted.map(rowKey), [sorted, rowKey]);
  const instead = useRef<HTMLDivElement>(null);
  const rowFocus = useItemFocus(keys, body, instead);
  const selected = useRowSelection({ selection, rows: rows && sorted, keys, isPending });
  const selectionFocus = useSelectionFocus(selected.rows.length, body, instead);

  if (failed) return <>{failed}</>;
  if (!loading && sorted.length === 0) {
    return (
      <>
        {toolbar ? <Tools>{toolbar}</Tools> : null}
        <div ref={instead}>{empty}</div>
        {/* What takes the rows away may still be under way. */}
        {selection?.progress ? <SelectionBar selection={selection} state={selected} caption={caption} /> : null}
      </>
    );
  }
  const sorts = sortable(columns);

  const heads = [...(selection ? ['selection'] : []), ...columns.map(headOf), ...(actions ? ['actions'] : [])];

  return (
    <Frame room={room} data-table-frame {...selectionFocus}>
      {toolbar || csv ? (
        <Tools>
          <div>{toolbar}</div>
          {csv ? <ExportButtons {...csv} caption={caption} columns={columns} rows={sorted} disabled={!whole} /> : null}
        </Tools>
      ) : null}
      {sorts.length > 0 ? (
        <div data-narrow>
          <SelectField
            label={labels.sortBy}
            placeholder={labels.unsorted}
            value={sort ? `${sort.direction} ${sort.key}` : ''}
            onChange={(event) => {
              const [direction, ...key] = event.target.value.split(' ');
              setSort(
                direction === 'ascending' || direction === 'descending' ? { key: key.join(' '), direction } : undefined,
              );
            }}
            options={sorts.flatMap(({ key, headerName }) => [
              { value: `ascending ${key}`, label: `${headerName} – ${labels.ascending}` },
              { value: `descending ${key}`, label: `${headerName} – ${labels.descending}` },
            ])}
          />
        </div>
      ) : null}
      {selection ? (
        <div data-narrow>
          <SelectAllLine state={selected} disabled={!whole}>
            {selection.allLabel}
          </SelectAllLine>
        </div>
      ) : null}
      <Table
        room={room}
        role="table"
        aria-busy={!whole || filling}
        aria-rowcount={partial ? sorted.length + (totalLabel ? 2 : 1) : undefined}
        data-cut={cut}
        data-windowed={windowed ? '' : undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {windowed ? <HeldColumns headers={heads} released={printing} /> : null}
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={partial ? 1 : undefined}>
            {selection ? (
              <SelectAllCell state={selected} disabled={!whole} label={`${selection.allLabel}, ${caption}`} />
            ) : null}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={setSort} />
            ))}
            {actions ? (
              <th role="columnheader" scope="col" data-actions>
                <VisuallyHidden>{labels.actions}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <BodyRows
          {...{ rows: present, keys, body, windowed, cut, partial, printing, focus: rowFocus }}
          renderRow={(row, position) => (
            <BodyRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              actions={actions}
              pending={isPending?.(row) ?? false}
              id={rowKey(row)}
              selectable={selected.selectable}
              selected={selected.has(rowKey(row))}
              moreLabel={moreLabel}
              {...position}
            />
          )}
        >
          {loading ? <SkeletonRows columns={heads.length} shown={slow} label={labels.loading} /> : null}
        </BodyRows>
        {totalLabel && whole ? (
          <TotalRow
            label={totalLabel}
            columns={columns}
            rows={sorted}
            selectable={selection !== undefined}
            actions={actions !== undefined}
            rowIndex={partial ? sorted.length + 2 : undefined}
          />
        ) : null}
      </Table>
      {arriving ? <div style={{ marginTop: 16 }}>{arriving}</div> : null}
      {showAll && cut && whole ? (
        <More room={room} data-cut={cut}>
          <Button aria-label={`${showAll(sorted.length)}, ${caption}`} onClick={showRest}>
            {showAll(sorted.length)}
          </Button>
        </More>
      ) : null}
      {selection ? <SelectionBar selection={selection} state={selected} caption={caption} /> : null}
    </Frame>
  );
}
