import type { LineRow } from '../line/line-view.ts';

/** What a filter needs of a line: its row, and the words of its details (`searchedText`). */
export interface SearchedLine {
  readonly row: Pick<LineRow, 'subcategoryId' | 'costCents' | 'occurredOn'>;
  readonly words: string;
}

/** What lines are filtered by, a column each: thousands of numbers in a row are read faster than as many objects. */
export interface LineColumns {
  /** Days as `dayNumber` has them. */
  readonly days: Int32Array;
  readonly costCents: Float64Array;
  /** Indexes of `subcategoryIds`. */
  readonly subcategories: Uint32Array;
  readonly subcategoryIds: readonly string[];
  readonly words: readonly string[];
}

/** A calendar date as a number that is in the same order: 20260501. */
export const dayNumber = (date: string): number => Number(date.replaceAll('-', ''));

/** The columns of lines, in the same order. */
export function columnsOf(lines: readonly SearchedLine[]): LineColumns {
  const indexes = new Map<string, number>();
  const indexOf = (id: string): number => {
    const known = indexes.get(id);
    if (known !== undefined) return known;
    indexes.set(id, indexes.size);
    return indexes.size - 1;
  };
  const subcategories = Uint32Array.from(lines, ({ row }) => indexOf(row.subcategoryId));
  return {
    days: Int32Array.from(lines, ({ row }) => dayNumber(row.occurredOn)),
    costCents: Float64Array.from(lines, ({ row }) => row.costCents),
    subcategories,
    subcategoryIds: [...indexes.keys()],
    words: lines.map(({ words }) => words),
  };
}
