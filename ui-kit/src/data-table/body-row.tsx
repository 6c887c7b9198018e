/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- roles as in `data-table.tsx`; the words of a cell lie deeper than the last rule looks */
import { memo } from 'react';
import type { RowPosition } from './body-rows.tsx';
import type { Column } from './column.ts';
import { RowActions, type RowAction } from './row-actions.tsx';
import { SelectCell } from './select-cells.tsx';
import type { SelectableRows } from './use-row-selection.ts';

interface BodyRowProps<Row> extends RowPosition {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  pending: boolean;
  id: string;
  /** Undefined where rows cannot be selected. */
  selectable: SelectableRows<Row> | undefined;
  selected: boolean;
  /** Names the menu of the actions that a tight row has no room for. */
  moreLabel: ((row: Row) => string) | undefined;
}

function PlainBodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, columns, actions, pending, id, selectable, selected, moreLabel, place, beyond, index, measure } = props;
  return (
    <tr
      role="row"
      ref={measure}
      // After the row of the headers, counted from one.
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-place={place}
      data-row-key={place === undefined ? undefined : id}
      data-beyond={beyond}
      data-index={index}
      data-pending={pending ? '' : undefined}
      aria-busy={pending || undefined}
      aria-selected={selectable ? selected : undefined}
    >
      {selectable ? (
        <SelectCell
          label={selectable.labelOf(row)}
          selected={selected}
          held={pending}
          onToggle={(on, range) => selectable.onToggle(id, on, range)}
        />
      ) : null}
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} role="rowheader" scope="row" data-align={column.align}>
            {column.renderCell(row)}
            {column.below?.renderCell ? <span data-below>{column.below.renderCell(row)}</span> : null}
          </th>
        ) : column.below?.renderCell ? (
          <td key={column.key} role="cell" data-stack data-align={column.align}>
            <span data-label={column.headerName}>
              <span>{column.renderCell(row)}</span>
            </span>
            <span data-label={column.below.headerName} data-below>
              <span>{column.below.renderCell(row)}</span>
            </span>
          </td>
        ) : (
          <td key={column.key} role="cell" data-label={column.headerName} data-align={column.align}>
            <span>{column.renderCell(row)}</span>
          </td>
        ),
      )}
      {actions ? (
        <td role="cell" data-actions>
          <RowActions actions={actions(row)} held={pending} moreLabel={moreLabel?.(row)} />
        </td>
      ) : null}
    </tr>
  );
}

/** A row of the body; it renders again only when the row, the columns or the actions are other ones. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
