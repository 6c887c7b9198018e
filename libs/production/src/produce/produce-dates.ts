// The date windows of a produce (S1 §5), one code for form and server: pure, without the clock and without time zones but where
// `todayIn` says so. Dates are calendar dates `YYYY-MM-DD`, and days are counted on the calendar, so no change of clock moves them.

/** The four dates of a produce. */
export interface ProduceDates {
  readonly productionFrom: string;
  readonly productionTo: string;
  readonly availabilityFrom: string;
  readonly availabilityTo: string;
}
export type ProduceDate = keyof ProduceDates;

/** First and last date that may be chosen, both inclusive. With `from` after `to` there is none. */
export interface DateWindow {
  readonly from: string;
  readonly to: string;
}

/** A date outside its window. */
export interface DateFault {
  readonly field: ProduceDate;
  readonly window: DateWindow;
}

/** How far the production start may lie from today before the year is counted; and the longest production, in days. */
export const dateLimits = { startDays: 180, productionDays: 365 } as const;

const MS_PER_DAY = 86_400_000;
const LAST_DATE = '9999-12-31';

/** Days since 1970-01-01; NaN for what is no calendar date. */
function dayOf(date: string): number {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY : Number.NaN;
  return Number.isInteger(day) && dateOf(day) === date ? day : Number.NaN;
}
const dateOf = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

/** The date so many days later (earlier when negative), 9999-12-31 at the latest. */
export function addDays(date: string, days: number): string {
  const day = dayOf(date) + days;
  return day > dayOf(LAST_DATE) ? LAST_DATE : dateOf(day);
}

/** The same day of the next year; from 29 February it is 28 February, since the next year has no other. */
export function addYear(date: string): string {
  const year = Number(date.slice(0, 4)) + 1;
  if (year > 9999) return LAST_DATE;
  const rest = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  return `${String(year).padStart(4, '0')}${rest}`;
}

/** Days from one date to another, negative when that is earlier. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

export const isCalendarDate = (date: string): boolean => !Number.isNaN(dayOf(date));

/** The calendar date of an instant (ISO 8601) in an IANA time zone. @throws RangeError for a zone that does not exist */
export function todayIn(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** From 1 January of the year that lies 180 days back to 31 December of the year that lies 180 days ahead of today. */
export const startWindow = (today: string): DateWindow => ({
  from: `${addDays(today, -dateLimits.startDays).slice(0, 4)}-01-01`,
  to: `${addDays(today, dateLimits.startDays).slice(0, 4)}-12-31`,
});

/** The window of each date, or null while a date that it is counted from is missing. */
export function dateWindows(
  { productionFrom, productionTo }: Partial<ProduceDates>,
  today: string,
): Readonly<Record<ProduceDate, DateWindow | null>> {
  const start = productionFrom !== undefined && isCalendarDate(productionFrom) ? productionFrom : null;
  const end = productionTo !== undefined && isCalendarDate(productionTo) ? productionTo : null;
  return {
    productionFrom: startWindow(today),
    productionTo: start === null ? null : { from: addDays(start, 1), to: addDays(start, dateLimits.productionDays) },
    availabilityFrom: start === null || end === null ? null : { from: addDays(start, 1), to: addDays(end, -1) },
    availabilityTo: end === null ? null : { from: addDays(end, 1), to: addYear(end) },
  };
}

/** Every date that lies outside its window, in the order of the form; a missing one is left to who requires it. */
export function dateFaults(dates: Partial<ProduceDates>, today: string): readonly DateFault[] {
  const windows = dateWindows(dates, today);
  return (Object.keys(windows) as ProduceDate[]).flatMap((field) => {
    const [date, window] = [dates[field], windows[field]];
    if (date === undefined || window === null || (date >= window.from && date <= window.to)) return [];
    return [{ field, window }];
  });
}
