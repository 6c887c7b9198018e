export type CsvCell = string | number | null | undefined;

/** A cell that starts so would be run as a formula by spreadsheets (OWASP, "CSV injection"). */
const startsFormula = /^[=+\-@\t\r]/;

function writeCell(cell: CsvCell, separator: string): string {
  if (cell === null || cell === undefined) return '';
  // Numbers cannot be formulas, and a negative amount must stay a number for whoever adds it up.
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  const harmless = startsFormula.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes rows (the first is usually the header) as CSV that spreadsheets open rightly: UTF-8 with BOM, CRLF line ends,
 * quotes where needed, and text that starts with `=`, `+`, `-`, `@`, tab or CR made harmless by an apostrophe. With `;`
 * (French spreadsheets) numbers carry a decimal comma.
 */
export function toCsv(
  rows: readonly (readonly CsvCell[])[],
  { separator = ',' }: { separator?: ',' | ';' } = {},
): string {
  const lines = rows.map((row) => row.map((cell) => writeCell(cell, separator)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
