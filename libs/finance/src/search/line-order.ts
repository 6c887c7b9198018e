import { z } from 'zod';
import { BadCursor, type Document, type Page } from '@terroir/store';
import type { LineRow } from '../line/line-view.ts';

/** The newest day first, the largest amount first, or by subcategory's name; of what is alike the newest day first. */
export const lineOrders = ['date', 'cost', 'category'] as const;
export type LineOrder = (typeof lineOrders)[number];

/** Where a line stands in an order: the amount or the name, its day, when it was recorded, and its id. */
const SortKey = z.tuple([z.union([z.number(), z.string()]), z.string(), z.string(), z.string()]);
type SortKey = z.output<typeof SortKey>;
const Cursor = z.tuple([z.enum(lineOrders), SortKey]);

const collators = { en: new Intl.Collator('en'), fr: new Intl.Collator('fr') };
const falling = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** The newest day first, of one day what was recorded last; an id tells apart what was recorded at one instant. */
export const newestFirst = (a: LineRow, b: LineRow): number =>
  falling(a.occurredOn, b.occurredOn) || falling(a.recordedAt, b.recordedAt) || falling(a.id, b.id);

export interface Sorting {
  readonly sort: LineOrder;
  readonly language: keyof typeof collators;
  /** What a subcategory is called. */
  readonly nameOf: (subcategoryId: string) => string;
}

/** What an order goes by before the day. */
const firstOf = ({ costCents, subcategoryId }: LineRow, { sort, nameOf }: Sorting): string | number =>
  sort === 'cost' ? -costCents : sort === 'category' ? nameOf(subcategoryId) : '';
const byFirst = (a: string | number, b: string | number, { compare }: Intl.Collator): number =>
  typeof a === 'number' || typeof b === 'number' ? Number(a) - Number(b) : compare(a, b);

/** Lines that stand in the order of `newestFirst`, in another one. */
export function inOrder<Line extends { readonly row: LineRow }>(
  lines: readonly Line[],
  sorting: Sorting,
): readonly Line[] {
  if (sorting.sort === 'date') return lines;
  const collator = collators[sorting.language];
  // The sort is stable, so what is alike keeps the order that it came in.
  return lines
    .map((line) => ({ line, first: firstOf(line.row, sorting) }))
    .sort((a, b) => byFirst(a.first, b.first, collator))
    .map(({ line }) => line);
}

const all = (): boolean => true;

/**
 * A page of the lines that `isFound` takes by their index, of lines in an order (`inOrder`). A cursor holds a sort
 * key and no line, so it is valid although the line with that key is gone. @throws BadCursor when it is none of this order
 */
export function pageInOrder(
  lines: readonly { readonly row: LineRow; readonly document: Document<LineRow> }[],
  sorting: Sorting,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  isFound: (index: number) => boolean = all,
): Page<LineRow> {
  const collator = collators[sorting.language];
  const keyOf = (row: LineRow): SortKey => [firstOf(row, sorting), row.occurredOn, row.recordedAt, row.id];
  const byKey = (a: SortKey, b: SortKey): number =>
    byFirst(a[0], b[0], collator) || falling(a[1], b[1]) || falling(a[2], b[2]) || falling(a[3], b[3]);
  const after = cursor === undefined ? null : readCursor(cursor, sorting.sort);
  const begin = after === null ? 0 : firstBehind(lines, (row) => byKey(keyOf(row), after) > 0);
  const shown: (typeof lines)[number][] = [];
  let total = 0;
  let isLast = true;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || !isFound(index)) continue;
    total += 1;
    if (index < begin) continue;
    if (shown.length < limit) shown.push(line);
    else isLast = false;
  }
  const last = shown.at(-1);
  return {
    documents: shown.map(({ document }) => document),
    total,
    nextCursor: isLast || last === undefined ? null : written(sorting.sort, keyOf(last.row)),
  };
}

const written = (sort: LineOrder, key: SortKey): string =>
  Buffer.from(JSON.stringify([sort, key])).toString('base64url');

function readCursor(cursor: string, sort: LineOrder): SortKey {
  try {
    const [of, key] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (of === sort) return key;
  } catch (cause) {
    throw new BadCursor('Not a cursor of this list', { cause });
  }
  throw new BadCursor('A cursor of another order');
}

/** The index of the first line that is behind a place, by halves. */
function firstBehind(lines: readonly { readonly row: LineRow }[], isBehind: (row: LineRow) => boolean): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line !== undefined && !isBehind(line.row)) low = middle + 1;
    else high = middle;
  }
  return low;
}
