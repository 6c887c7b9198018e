import Papa from 'papaparse';

export type CsvCell = string | number | null | undefined;

/**
 * Text that starts so would be run as a formula by spreadsheets (OWASP, "CSV injection"), in full width as well; a number is
 * none.
 */
const startsFormula = /^(?!-?\d+(,\d+)?$)[=+\-@＝＋－＠\t\r]/;
/** A spreadsheet of the other language separates by the other one. */
const separators = /[,;\t]/;
/** A number with a decimal comma. */
const decimal = /^-?\d+,\d+$/;

/**
 * Writes rows (the first is usually the header) as CSV that spreadsheets open rightly: UTF-8 with BOM, CRLF line ends,
 * quotes where needed, and text that starts with `=`, `+`, `-`, `@`, tab or CR made harmless by an apostrophe. With `;`
 * (French spreadsheets) numbers carry a decimal comma.
 */
export function toCsv(
  rows: readonly (readonly CsvCell[])[],
  { separator = ',' }: { separator?: ',' | ';' } = {},
): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' && separator === ';' ? String(cell).replace('.', ',') : cell)),
  );
  const lines = Papa.unparse(cells, {
    delimiter: separator,
    newline: '\r\n',
    escapeFormulae: startsFormula,
    quotes: (cell: unknown) => typeof cell === 'string' && separators.test(cell) && !decimal.test(cell),
  });
  return `\uFEFF${lines}\r\n`;
}
