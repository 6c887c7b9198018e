// Calendar dates `YYYY-MM-DD`, counted on the calendar, so no change of clock moves them; time zones come in at `dateIn` alone.

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

/** The same day of another year; from 29 February it is 28 February where that year has no other. 9999-12-31 at the latest. */
export function addYears(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  if (year > 9999) return LAST_DATE;
  const same = `${String(Math.max(year, 1)).padStart(4, '0')}${date.slice(4)}`;
  return isCalendarDate(same) ? same : `${same.slice(0, 4)}-02-28`;
}

/**
 * The same day of another month; its last day where it has no such one, as on 30 April from 31 March. 9999-12-31 at the latest,
 * and in the year 1 at the earliest.
 */
export function addMonths(date: string, months: number): string {
  const month = Math.max(monthsIn(date) + months, 12);
  const [year, of] = [Math.floor(month / 12), (month % 12) + 1];
  if (year > 9999) return LAST_DATE;
  const lastDay = new Date(Date.UTC(2000 + (year % 400), of, 0)).getUTCDate(); // the calendar repeats every 400 years
  const day = Math.min(Number(date.slice(8)), lastDay);
  return `${String(year).padStart(4, '0')}-${twoDigits(of)}-${twoDigits(day)}`;
}
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Months since the beginning of the year 0. */
const monthsIn = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Months from that of one date to that of another, whatever their days, negative when that is earlier. */
export const monthsBetween = (from: string, to: string): number => monthsIn(to) - monthsIn(from);

/** The month `YYYY-MM` of a calendar date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The same day of the next year. */
export const addYear = (date: string): string => addYears(date, 1);

/** Days from one date to another, negative when that is earlier. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

export const isCalendarDate = (date: string): boolean => !Number.isNaN(dayOf(date));

/** By time zone, of which there are a few hundred: making one takes as long as forty questions to it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, made);
  return made;
}

/** The calendar date of an instant (ISO 8601) in an IANA time zone. @throws RangeError for a zone that does not exist */
export function dateIn(timeZone: string, instant: string): string {
  const parts = calendarOf(timeZone).formatToParts(new Date(instant));
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
