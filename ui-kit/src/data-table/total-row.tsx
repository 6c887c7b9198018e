/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in `data-table.tsx` */
import { memo } from 'react';
import type { Column } from './column.ts';

interface TotalRowProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Whether a cell for checkboxes, or one for buttons, stands beside the columns. */
  selectable: boolean;
  actions: boolean;
  /** Given where not every row is in the document. */
  rowIndex: number | undefined;
}

function PlainTotalRow<Row>({ label, columns, rows, selectable, actions, rowIndex }: TotalRowProps<Row>) {
  return (
    <tfoot role="rowgroup">
      <tr role="row" aria-rowindex={rowIndex}>
        {selectable ? (
          <td role="cell" data-void="" data-select>
            &nbsp;
          </td>
        ) : null}
        {columns.map((column, place) =>
          place === 0 ? (
            <th key={column.key} role="rowheader" scope="row">
              {label}
            </th>
          ) : (
            <td
              key={column.key}
              role="cell"
              data-label={column.total ? column.headerName : undefined}
              data-align={column.align}
              data-void={column.total ? undefined : ''}
            >
              <span>{column.total?.(rows)}</span>
            </td>
          ),
        )}
        {actions ? (
          <td role="cell" data-void="">
            &nbsp;
          </td>
        ) : null}
      </tr>
    </tfoot>
  );
}

/** What the rows come to; thousands are added up again only when they are other ones. */
export const TotalRow = memo(PlainTotalRow) as typeof PlainTotalRow;
