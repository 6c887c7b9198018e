/** A cell as it was read: text, or a number that the file itself says is one. A day is text, `YYYY-MM-DD`. Empty is ''. */
export type Cell = string | number;

/** A row with the number that a spreadsheet program shows beside it. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly Cell[];
}

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof encodings)[number];
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** What a person may choose where the file was read in another way than they meant. */
export interface ReadingChoice {
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** The name of the sheet of a workbook. */
  readonly sheet?: string | undefined;
}

/** How a file was read. */
export type Reading =
  | {
      readonly kind: 'text';
      /** Null for what was pasted. */
      readonly encoding: Encoding | null;
      readonly delimiter: Delimiter;
      /** The line of a quotation mark that is never closed: all of them were read as letters then. */
      readonly openQuote: number | null;
    }
  | { readonly kind: 'workbook'; readonly sheet: string; readonly sheets: readonly string[] };

/** The rows of a file that are not blank. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly reading: Reading;
}

/** The most bytes of a file, of what an archive holds, and the most rows and columns with something in them. */
export const limits = {
  bytes: 20 * 1024 * 1024,
  unpacked: 64 * 1024 * 1024,
  rows: 5000,
  columns: 200,
  /** In milliseconds; a file that takes longer is given up. */
  patience: 20_000,
} as const;

export const sheetProblems = [
  'empty',
  'too_large',
  'unpacks_too_large',
  'too_many_rows',
  'too_many_columns',
  'picture',
  'pdf',
  'old_workbook',
  'other_archive',
  'broken_workbook',
  'not_text',
  'too_slow',
  'unreadable',
] as const;
export type SheetProblemCode = (typeof sheetProblems)[number];

/** Why a file cannot be read. */
export class SheetProblem extends Error {
  override readonly name = 'SheetProblem';
  constructor(
    readonly code: SheetProblemCode,
    /** How many rows or columns there are, where that is the problem. */
    readonly count = 0,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');
