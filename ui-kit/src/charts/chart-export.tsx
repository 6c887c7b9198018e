import type { CsvCell } from '../data-table/to-csv.ts';
import type { CellFormat } from '../data-table/to-xlsx.ts';
import { ExportButtons, type ExportOptions } from '../data-table/export-buttons.tsx';

/** The figures of a chart as the rows of a file: numbers as numbers, each cell under the column of its place. */
export interface ChartFile {
  columns: readonly { header: string; format?: CellFormat }[];
  rows: readonly (readonly CsvCell[])[];
}

/** A share as percent with one decimal, as files of tables write it. */
export const percentOf = (share: number): number => Math.round(share * 1000) / 10;

/** Saves the figures of a chart as CSV or as a workbook. */
export function ChartExport({ options, caption, file }: { options: ExportOptions; caption: string; file: ChartFile }) {
  return (
    <ExportButtons
      {...options}
      caption={caption}
      columns={file.columns.map(({ header, format }, place) => ({
        headerName: header,
        csv: [{ header, format, cell: (row: readonly CsvCell[]) => row[place] }],
      }))}
      rows={file.rows}
      disabled={false}
    />
  );
}
