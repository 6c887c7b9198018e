import { everyWordOf, searchTerms, type SearchTerms } from '@terroir/reference';
import { dateShare } from './dates.ts';
import { numericShare } from './numbers.ts';
import { isBlank, type Cell, type Sheet, type SheetRow } from './sheet.ts';

/** A column of a sheet under its header. */
export interface SheetColumn {
  readonly index: number;
  /** Empty where the sheet has no header for it. */
  readonly header: string;
}

/** A sheet as a table: its columns, and the rows below the header. */
export interface Table {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

/** Something that a column can hold, by the words that people call it by. */
export interface ColumnField {
  readonly name: string;
  /** Words of headers in every language, the most usual first. */
  readonly words: readonly string[];
  readonly holds: 'text' | 'number' | 'date';
  /** What of a cell is its number, where people write more into it: `20` of `20 sacs`. */
  readonly numberIn?: (cell: Cell) => Cell;
}

/** Field → the index of its column; a field without one is left out. */
export type ColumnMapping = Readonly<Record<string, number>>;

type Words = SearchTerms['name'];
const wordsOf = (text: string): Words => searchTerms({ name: text }).name;
const same = (one: Words[number], other: Words[number]) => one.forms.some((form) => other.forms.includes(form));

/** 3 for the same words, 2 where all of the field's words are in the header, 0 for none. */
function likeness(header: Words, field: Words): number {
  const shared = field.filter((word) => header.some((other) => same(word, other))).length;
  if (field.length === 0 || shared < field.length) return 0;
  return header.length === field.length ? 3 : 2;
}

/** How well a header names a field, from 0; words that come earlier in the field's list count a little more. */
function scoreOf(header: Words, words: readonly Words[]): number {
  return words.reduce((best, each, at) => {
    const like = likeness(header, each);
    return like === 0 ? best : Math.max(best, like - at / 100);
  }, 0);
}

/** The rows that may hold the header: titles and dates of a print-out come before it. */
const HEADER_WITHIN = 10;

/**
 * Splits a sheet into header and rows. The header is the row among the first that names the most fields; where none does, the
 * first row of texts alone; a sheet that begins with numbers has no header, and nothing of it is lost.
 */
export function tableOf({ rows }: Sheet, fields: readonly ColumnField[]): Table {
  const known = fields.map(({ words }) => words.map(wordsOf));
  const named = rows
    .slice(0, HEADER_WITHIN)
    .map(
      ({ cells }) =>
        known.filter((words) => cells.some((cell) => typeof cell === 'string' && scoreOf(wordsOf(cell), words) > 1))
          .length,
    );
  const most = Math.max(0, ...named);
  const first = rows[0]?.cells ?? [];
  const isHeading = (cells: readonly Cell[]) =>
    cells.filter((cell) => !isBlank(cell)).length > 1 && numericShare(cells) === 0 && dateShare(cells) === 0;
  const at = most >= 2 || (most === 1 && isHeading(first)) ? named.indexOf(most) : isHeading(first) ? 0 : -1;
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const header = rows[at]?.cells ?? [];
  const body = rows.slice(at + 1);
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    header: String(header[index] ?? '').trim(),
  })).filter(({ index, header: text }) => text !== '' || body.some(({ cells }) => !isBlank(cells[index])));
  return { columns, rows: body };
}

/** The numbers of cells that go into a field, without what else people write into them. */
export const numbersIn = ({ numberIn }: ColumnField, cells: readonly Cell[]): readonly Cell[] =>
  numberIn === undefined ? cells : cells.map(numberIn);

/** What is in a column, row by row. */
export const cellsOf = (rows: readonly SheetRow[], index: number): readonly Cell[] =>
  rows.map(({ cells }) => cells[index] ?? '');

/**
 * Proposes the column of each field: what was chosen under the same header before, else what the header says, else for a
 * date or a number the only column that holds such. A column is proposed once.
 */
export function proposeMapping(
  { columns, rows }: Table,
  fields: readonly ColumnField[],
  recall: (header: string) => string | undefined = () => undefined,
): ColumnMapping {
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (name: string, index: number) => {
    mapping[name] = index;
    taken.add(index);
  };
  for (const { index, header } of columns) {
    const field = recall(headerKey(header));
    if (field === IGNORED) taken.add(index);
    else if (fields.some(({ name }) => name === field) && field !== undefined && !(field in mapping))
      take(field, index);
  }
  const sample = rows.slice(0, 200);
  const suits = (field: ColumnField, index: number): boolean => {
    const cells = cellsOf(sample, index);
    if (cells.every(isBlank)) return true;
    if (field.holds === 'date') return dateShare(cells) > 0.5 || cells.some((cell) => typeof cell === 'number');
    return field.holds === 'text' || numericShare(numbersIn(field, cells)) > 0.5;
  };
  const pairs = fields.flatMap((field) => {
    const words = field.words.map(wordsOf);
    return columns.map(({ index, header }) => ({ field, index, score: scoreOf(wordsOf(header), words) }));
  });
  for (const { field, index, score } of pairs.toSorted((a, b) => b.score - a.score))
    if (score > 0 && !(field.name in mapping) && !taken.has(index) && suits(field, index)) take(field.name, index);
  for (const field of fields) {
    if (field.name in mapping || field.holds !== 'date') continue;
    const found = columns.filter(({ index }) => !taken.has(index) && dateShare(cellsOf(sample, index)) > 0.8);
    if (found.length === 1 && found[0] !== undefined) take(field.name, found[0].index);
  }
  return mapping;
}

/** What a header is remembered by: capitals, accents, blanks and signs are of no account, every word is. */
export const headerKey = (header: string): string => everyWordOf(header).join(' ');

/** What a column is remembered as that goes into no field. */
export const IGNORED = '-';

/** Header → field of a mapping, to be remembered; columns without a header, or with the same one, are not. */
export function rememberedOf({ columns }: Table, mapping: ColumnMapping): Readonly<Record<string, string>> {
  const fieldAt = new Map(Object.entries(mapping).map(([name, index]) => [index, name]));
  const byKey = Map.groupBy(columns, ({ header }) => headerKey(header));
  return Object.fromEntries(
    [...byKey].flatMap(([key, [column, ...others]]) =>
      key === '' || column === undefined || others.length > 0 ? [] : [[key, fieldAt.get(column.index) ?? IGNORED]],
    ),
  );
}
