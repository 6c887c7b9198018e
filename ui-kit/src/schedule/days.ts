/** What a schedule shows at once. */
export const scheduleViews = ['month', 'week', 'day'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

const DAY = 86_400_000;
const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The calendar date (`YYYY-MM-DD`) so many days after another. */
export const addDays = (date: string, days: number): string => dateOf(msOf(date) + days * DAY);

/** How many days one date is after another. */
export const daysFrom = (date: string, other: string): number => Math.round((msOf(other) - msOf(date)) / DAY);

/** The same day so many months later, or the last of a shorter month. */
export function addMonths(date: string, months: number): string {
  const at = new Date(msOf(date));
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(at.getUTCDate(), last)));
}

/** The day of the week: 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(msOf(date)).getUTCDay();

interface WeekInfo {
  getWeekInfo?: () => { readonly firstDay: number };
  weekInfo?: { readonly firstDay: number };
}
/** Where weeks begin on Sunday, for browsers that cannot say it. */
const fromSunday = new Set(['CA', 'US', 'MX', 'BR', 'JP', 'IL', 'IN', 'ZA']);

/** On which day weeks begin where a locale is at home: 0 is Sunday. */
export function firstWeekdayOf(locale: string): number {
  const parsed = new Intl.Locale(locale);
  const { getWeekInfo, weekInfo } = parsed as Intl.Locale & WeekInfo;
  const known = getWeekInfo?.call(parsed).firstDay ?? weekInfo?.firstDay;
  if (known !== undefined) return known % 7;
  return fromSunday.has(parsed.maximize().region ?? '') ? 0 : 1;
}

/** The first day of the week of a date. */
export const weekStart = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

const range = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => addDays(from, nth));

/** The days of a period, in whole weeks where it is a month. */
export function daysOf(view: ScheduleView, date: string, firstWeekday: number): readonly string[] {
  if (view === 'day') return [date];
  if (view === 'week') return range(weekStart(date, firstWeekday), 7);
  const first = `${date.slice(0, 8)}01`;
  const from = weekStart(first, firstWeekday);
  const to = addDays(weekStart(addDays(addMonths(first, 1), -1), firstWeekday), 6);
  return range(from, daysFrom(from, to) + 1);
}

/** The days that a period is called by: those of the month itself, without the rest of its weeks. */
export function periodOf(
  view: ScheduleView,
  date: string,
  firstWeekday: number,
): { readonly from: string; readonly to: string } {
  if (view === 'month') {
    const from = `${date.slice(0, 8)}01`;
    return { from, to: addDays(addMonths(from, 1), -1) };
  }
  const days = daysOf(view, date, firstWeekday);
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}

/** A date of a period so many periods later. */
export function shiftPeriod(view: ScheduleView, date: string, by: number): string {
  if (view === 'month') return addMonths(date, by);
  return addDays(date, view === 'week' ? 7 * by : by);
}

/** Days in rows of a week. */
export function weeksOf(days: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(7 * week, 7 * week + 7));
}
