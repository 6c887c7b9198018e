import type { ReactNode } from 'react';
import type { CsvPart } from './csv-rows.ts';
import type { SortValue } from './sort-rows.ts';

export interface Column<Row> {
  key: string;
  headerName: string;
  renderCell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  valueGetter?: ((row: Row) => SortValue) | undefined;
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
