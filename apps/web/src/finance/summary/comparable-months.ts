import { addYears } from '@terroir/finance';
import type { SummaryAttributes } from '@terroir/finance';
import type { BoundedPeriod } from './period.ts';

export type Month = SummaryAttributes['timeline'][number] & {
  /** The net of the same month a year earlier; undefined where nothing is compared. */
  readonly before?: number;
};

/** Every month of some days, those without an entry too, each beside its net of a year earlier. */
export function comparableMonths(
  timeline: SummaryAttributes['timeline'],
  earlier: SummaryAttributes['timeline'],
  { from, to }: BoundedPeriod,
): readonly Month[] {
  const months = new Map(timeline.map((month) => [month.month, month]));
  const netThen = new Map(earlier.map(({ month, net }) => [month, net]));
  const made: Month[] = [];
  let cumulative = 0;
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = after(month)) {
    const found = months.get(month) ?? { month, cost: 0, revenue: 0, net: 0, cumulative };
    cumulative = found.cumulative;
    made.push({ ...found, before: netThen.get(addYears(`${month}-01`, -1).slice(0, 7)) ?? 0 });
  }
  return made;
}

const after = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${month.slice(0, 5)}${String(of + 1).padStart(2, '0')}`;
};
