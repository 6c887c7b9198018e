import { addDays, addYear, startWindow, type ProduceDates, type ProductAttributes } from '@terroir/production';

type Season = Pick<ProductAttributes, 'growingMonths' | 'availableMonths'>;

/** `YYYY-MM-01` of a month that is counted from January of a year; the 13th month is January of the next. */
const firstOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
const later = (date: string, other: string) => (date > other ? date : other);
const earlier = (date: string, other: string) => (date < other ? date : other);

function datesIn(year: number, { growingMonths, availableMonths }: Season): ProduceDates {
  const start = growingMonths[0] ?? 1;
  const wait = ((availableMonths[0] ?? start) - start + 12) % 12;
  const productionFrom = firstOf(year, start);
  const productionTo = addDays(firstOf(year, start + Math.max(growingMonths.length, 1)), -1);
  const available = start + wait;
  const availabilityEnd = addDays(firstOf(year, available + Math.max(availableMonths.length, 1)), -1);
  return {
    productionFrom,
    productionTo,
    availabilityFrom: earlier(later(firstOf(year, available), addDays(productionFrom, 1)), addDays(productionTo, -1)),
    availabilityTo: earlier(later(availabilityEnd, addDays(productionTo, 1)), addYear(productionTo)),
  };
}

/**
 * The dates that a form proposes for a product: its usual season, the one that runs on that day or comes next; where that
 * one starts too late to be entered, the last one before.
 */
export function seasonDates(season: Season, today: string): ProduceDates {
  const year = Number(today.slice(0, 4));
  const { from, to } = startWindow(today);
  const possible = [year - 1, year, year + 1]
    .map((each) => datesIn(each, season))
    .filter(({ productionFrom }) => productionFrom >= from && productionFrom <= to);
  return possible.find(({ productionTo }) => productionTo >= today) ?? possible.at(-1) ?? datesIn(year, season);
}
