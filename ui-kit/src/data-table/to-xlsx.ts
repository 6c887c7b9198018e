import type { CsvCell } from './to-csv.ts';

/** How a column of numbers is written; a day is found by its text. */
export type CellFormat = 'money' | undefined;

const day = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (cell: string): boolean => {
  const date = day.test(cell) ? new Date(`${cell}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(cell);
};

/** In letters, between a short word and a line of notes. */
const widthOf = (cells: readonly CsvCell[]): number =>
  Math.min(60, Math.max(8, ...cells.map((cell) => String(cell ?? '').length + 2)));

/** Longest text that a cell may hold. */
const LONGEST = 32_767;

function typed(cell: CsvCell, format: CellFormat) {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number, ...(format === 'money' && { format: '#,##0.00' }) };
  // Without a zone, as a spreadsheet counts days.
  if (isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  // Said to be text, so that nothing in it is run as a formula.
  return { value: cell.slice(0, LONGEST), type: String };
}

/**
 * Writes rows, the first of which is the header, as an XLSX workbook: numbers as numbers, days (`YYYY-MM-DD`) as dates, the
 * header bold and kept in sight.
 */
export async function toXlsx(
  rows: readonly (readonly CsvCell[])[],
  { sheet, formats = [] }: { readonly sheet: string; readonly formats?: readonly CellFormat[] },
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const [header = [], ...body] = rows;
  const data = [
    header.map((cell) => ({ value: String(cell ?? ''), type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map((cell, at) => typed(cell, formats[at]))),
  ];
  const columns = header.map((_, at) => ({ width: widthOf(rows.slice(0, 200).map((row) => row[at])) }));
  // A sheet's name has at most 31 letters, and none of these.
  const name = sheet
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim();
  return write(data as never, { columns, sheet: name || 'Sheet1', stickyRowsCount: 1 } as never).toBlob();
}
