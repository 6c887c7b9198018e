import { z } from 'zod';
import { BadCursor, type Document, type Page } from '@terroir/store';
import type { LineRow } from '../line/line-view.ts';

/** The newest day first, the largest amount first, or by subcategory's name; of what is alike the newest day first. */
export const lineOrders = ['date', 'cost', 'category'] as const;
export type LineOrder = (typeof lineOrders)[number];

/** Where a line stands in an order: the amount or the name, its day, when it was recorded, and its id. */
const Place = z.tuple([z.union([z.number(), z.string()]), z.string(), z.string(), z.string()]);
type Place = z.output<typeof Place>;
const Cursor = z.tuple([z.enum(lineOrders), Place]);

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

/**
 * A page of lines that stand in the order of `newestFirst`. A cursor names a place of its order and no line, so it holds
 * although the line that was there is gone. @throws BadCursor when it is none of this order
 */
export function sortedPage(
  lines: readonly Document<LineRow>[],
  { sort, language, nameOf }: Sorting,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Page<LineRow> {
  const { compare } = collators[language];
  const firstOf = ({ costCents, subcategoryId }: LineRow): string | number =>
    sort === 'cost' ? -costCents : sort === 'category' ? nameOf(subcategoryId) : '';
  const byFirst = (a: string | number, b: string | number): number =>
    typeof a === 'number' || typeof b === 'number' ? Number(a) - Number(b) : compare(a, b);
  const placeOf = (row: LineRow): Place => [firstOf(row), row.occurredOn, row.recordedAt, row.id];
  const byPlace = (a: Place, b: Place): number =>
    byFirst(a[0], b[0]) || falling(a[1], b[1]) || falling(a[2], b[2]) || falling(a[3], b[3]);
  const sorted =
    sort === 'date'
      ? lines
      : // The sort is stable, so what is alike keeps the order that it came in.
        lines.toSorted((a, b) => byFirst(firstOf(a.row), firstOf(b.row)));
  const begin = cursor === undefined ? 0 : firstBehind(sorted, readCursor(cursor, sort), placeOf, byPlace);
  const documents = sorted.slice(begin, begin + limit);
  const last = documents.at(-1);
  const isLast = last === undefined || begin + limit >= sorted.length;
  return { documents, total: sorted.length, nextCursor: isLast ? null : written(sort, placeOf(last.row)) };
}

const written = (sort: LineOrder, place: Place): string =>
  Buffer.from(JSON.stringify([sort, place])).toString('base64url');

function readCursor(cursor: string, sort: LineOrder): Place {
  try {
    const [of, place] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (of === sort) return place;
  } catch (cause) {
    throw new BadCursor('Not a cursor of this list', { cause });
  }
  throw new BadCursor('A cursor of another order');
}

/** The index of the first line behind a place, by halves. */
function firstBehind(
  sorted: readonly Document<LineRow>[],
  place: Place,
  placeOf: (row: LineRow) => Place,
  byPlace: (a: Place, b: Place) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle];
    if (at !== undefined && byPlace(placeOf(at.row), place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
