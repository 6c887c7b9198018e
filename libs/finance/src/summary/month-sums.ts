import { memoize, monthOf } from '@terroir/kernel';
import { LAST_DAY, within, type Period } from '../period/period.ts';
import type { Booked } from '../line/booked.ts';

/** Cents by subcategory. */
export type Sums = ReadonlyMap<string, number>;

interface Month {
  readonly lines: readonly Booked[];
  readonly sums: Sums;
}

const monthsOf = memoize((lines: readonly Booked[]) =>
  Array.from(
    Map.groupBy(lines, ({ occurredOn }) => monthOf(occurredOn)),
    summed,
  ),
);

/**
 * Cents of the lines of a period, by month (`YYYY-MM`) and subcategory; a month without lines is left out. Lines are added up
 * once for as long as they are the same object, so a period costs its months and the lines of the first and the last one.
 */
export function monthSums(lines: readonly Booked[], period: Period): ReadonlyMap<string, Sums> {
  const { from = '', to = LAST_DAY } = period;
  const found = new Map<string, Sums>();
  for (const [month, of] of monthsOf(lines)) {
    const [first, last] = [`${month}-01`, `${month}-31`];
    if (last < from || to < first) continue;
    if (from <= first && last <= to) found.set(month, of.sums);
    else {
      const some = within(of.lines, period);
      if (some.length > 0) found.set(month, sumsOf(some));
    }
  }
  return found;
}

function summed([month, lines]: [string, readonly Booked[]]): readonly [month: string, of: Month] {
  return [month, { lines, sums: sumsOf(lines) }];
}

function sumsOf(lines: readonly Booked[]): Sums {
  const sums = new Map<string, number>();
  for (const { subcategoryId, costCents } of lines) sums.set(subcategoryId, (sums.get(subcategoryId) ?? 0) + costCents);
  return sums;
}
