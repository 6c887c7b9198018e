/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in `data-table.tsx` */
import { memo } from 'react';
import type { Column } from './column.ts';
import { RowActions, type RowAction } from './row-actions.tsx';

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  pending: boolean;
}

function PlainBodyRow<Row>({ row, columns, actions, pending }: BodyRowProps<Row>) {
  return (
    <tr role="row" data-pending={pending ? '' : undefined} aria-busy={pending || undefined}>
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} role="rowheader" scope="row" data-align={column.align}>
            {column.renderCell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" data-label={column.headerName} data-align={column.align}>
            <span>{column.renderCell(row)}</span>
          </td>
        ),
      )}
      {actions ? (
        <td role="cell" data-actions>
          <RowActions actions={actions(row)} held={pending} />
        </td>
      ) : null}
    </tr>
  );
}

/** A row of the body; it renders again only when the row, the columns or the actions are other ones. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
