import type { SortValue } from './sort-rows.ts';
import type { CsvCell } from './to-csv.ts';
import type { CellFormat } from './to-xlsx.ts';

/** One column of the CSV: a column of the table may be several there (a quantity and its unit). */
export interface CsvPart<Row> {
  header: string;
  cell: (row: Row) => CsvCell;
  /** How a spreadsheet writes it. */
  format?: CellFormat;
}

/** What a file needs of a column. */
export interface CsvColumn<Row> {
  headerName: string;
  valueGetter?: ((row: Row) => SortValue) | undefined;
  csv?: readonly CsvPart<Row>[] | undefined;
  below?: Omit<CsvColumn<Row>, 'csv' | 'below'> | undefined;
}

/** The columns of the CSV. Those of the table with neither `csv` nor `valueGetter` are left out. */
export function csvParts<Row>(columns: readonly CsvColumn<Row>[]): readonly CsvPart<Row>[] {
  return columns.flatMap(({ csv, below, ...column }): readonly CsvPart<Row>[] => {
    if (csv) return csv;
    return [column, ...(below ? [below] : [])].flatMap(({ headerName, valueGetter }) =>
      valueGetter ? [{ header: headerName, cell: (row) => plain(valueGetter(row)) }] : [],
    );
  });
}

/** The header and the rows of the CSV, in the order given. */
export function csvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvCell[][] {
  const parts = csvParts(columns);
  return [parts.map(({ header }) => header), ...rows.map((row) => parts.map(({ cell }) => cell(row)))];
}

function plain(value: SortValue): CsvCell {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? String(value) : value;
}
