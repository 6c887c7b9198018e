import type { ReactNode } from 'react';
import type { CsvPart } from './csv-rows.ts';
import type { SortValue } from './sort-rows.ts';

interface ColumnValue<Row> {
  key: string;
  headerName: string;
  renderCell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  valueGetter?: ((row: Row) => SortValue) | undefined;
}

export interface Column<Row> extends ColumnValue<Row> {
  /** A second value below the first in header and cells, sorted on its own; without `renderCell` the column's draws both. Its `csv` says both. */
  below?: (Omit<ColumnValue<Row>, 'renderCell'> & Partial<Pick<ColumnValue<Row>, 'renderCell'>>) | undefined;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Its cell in the total row. */
  total?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Its columns in the CSV. Default: one of `valueGetter` where that is text or a number, else none. */
  csv?: readonly CsvPart<Row>[] | undefined;
  /** CSS width of the column. */
  width?: string | undefined;
  /** The cell that names the row: its header for screen readers, and the headline of its card on phones. */
  rowHeader?: boolean | undefined;
}

/** What a table can be sorted by: the values of its columns, those below included. */
export const sortable = <Row>(columns: readonly Column<Row>[]): readonly Omit<ColumnValue<Row>, 'renderCell'>[] =>
  columns
    .flatMap((column) => [column, ...(column.below ? [column.below] : [])])
    .filter(({ valueGetter }) => valueGetter);
