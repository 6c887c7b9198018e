import Papa from 'papaparse';
import { delimiters, isBlank, limits, SheetProblem, type Delimiter, type SheetRow } from './sheet.ts';

/** Rows of a text, and how they were found. */
export interface Delimited {
  readonly rows: readonly SheetRow[];
  readonly delimiter: Delimiter;
  /** The row of a quotation mark that is never closed: all of them were read as letters then. */
  readonly openQuote: number | null;
}

/** The first line in which Excel declares its delimiter. */
const declaration = /^sep=([,;|\t])(\r\n|\r|\n|$)/i;
/** As much of a text as is looked at to find its delimiter. */
const SAMPLE = { letters: 200_000, rows: 200 };
/** Cells longer than this are no cells of a list: Excel's own limit. */
const LONGEST_CELL = 32_767;

/**
 * Splits a text into rows and cells. Where a quotation mark is never closed, what follows it would be one cell: then marks are
 * letters like any other, and nothing is lost.
 * @throws SheetProblem empty, too_many_rows, too_many_columns
 */
export function readDelimited(text: string, chosen?: Delimiter): Delimited {
  const declared = declaration.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const first = declared ? 2 : 1;
  const delimiter = chosen ?? (declared?.[1] as Delimiter | undefined) ?? delimiterOf(body);
  const quoted = parse(body, delimiter, true);
  const { rows, lineBreak } = quoted.openedAt === null ? quoted : parse(body, delimiter, false);
  const filled = rows.flatMap((cells, at): SheetRow[] =>
    cells.every(isBlank) ? [] : [{ number: at + first, cells: cells.map((cell) => cell.slice(0, LONGEST_CELL)) }],
  );
  if (filled.length === 0) throw new SheetProblem('empty');
  const openQuote =
    quoted.openedAt === null ? null : body.slice(0, quoted.openedAt).split(lineBreak).length - 1 + first;
  return { rows: checked(filled), delimiter, openQuote };
}

/** Refuses what is too much for one import; a header is not counted. */
export function checked(rows: readonly SheetRow[]): readonly SheetRow[] {
  if (rows.length > limits.rows + 20) throw new SheetProblem('too_many_rows', rows.length - 1);
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (columns > limits.columns) throw new SheetProblem('too_many_columns', columns);
  return rows;
}

/** `openedAt`: where in the text the cell begins whose quotation mark is never closed. */
function parse(text: string, delimiter: Delimiter, quotes: boolean, preview = 0) {
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter,
    preview,
    // Without quotation marks: a character that no text has takes their role.
    quoteChar: quotes ? '"' : '\u0000',
    escapeChar: quotes ? '"' : '\u0000',
  });
  const openedAt = quotes ? errors.find(({ code }) => code === 'MissingQuotes')?.index : undefined;
  return { rows: data, lineBreak: meta.linebreak, openedAt: openedAt ?? null };
}

/** The delimiter that gives the most rows the same number of cells, more cells first. Spreadsheets put tabs when copied. */
export function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE.letters);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const { rows } = parse(sample, delimiter, true, SAMPLE.rows);
    const widths = rows.filter((cells) => !cells.every(isBlank)).map((cells) => cells.length);
    const score = agreement(widths);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** How well rows agree on a number of cells above one; the header counts as much as all others. */
function agreement(widths: readonly number[]): number {
  const [header = 1] = widths;
  if (widths.length === 0) return 0;
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let best = 0;
  for (const [width, count] of counts) {
    if (width < 2) continue;
    const share = count / widths.length + (width === header ? 1 : 0);
    best = Math.max(best, share * share * Math.log2(width + 1));
  }
  return best;
}
