import { addMonths, monthOf, monthsBetween } from '@terroir/kernel';

/** How often a line recurs. */
export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** When a line recurs: on the day of the first date, or on the last day of a month without one. Calendar dates. */
export interface Schedule {
  readonly every: Interval;
  readonly firstDueOn: string;
  readonly lastDueOn?: string | null | undefined;
}

/** So many of the newest due dates are proposed at most: two years of months. */
export const PROPOSED_DATES = 24;

const LAST_YEAR = 9999;
const monthsIn: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/** The due date after so many others, counted from the first, which keeps its day; null beyond the calendar or the last date. */
function dueDate({ every, firstDueOn, lastDueOn }: Schedule, nth: number): string | null {
  const months = nth * monthsIn[every];
  const isBeyond = Number(firstDueOn.slice(0, 4)) * 12 + Number(firstDueOn.slice(5, 7)) + months > LAST_YEAR * 12 + 12;
  const date = addMonths(firstDueOn, months);
  return isBeyond || (lastDueOn && date > lastDueOn) ? null : date;
}

/** How many due dates there are up to and with a day. */
function countUpTo(schedule: Schedule, day: string): number {
  const { every, firstDueOn, lastDueOn } = schedule;
  const until = lastDueOn && lastDueOn < day ? lastDueOn : day;
  if (until < firstDueOn) return 0;
  const nth = Math.floor(monthsBetween(firstDueOn, until) / monthsIn[every]);
  const date = dueDate(schedule, nth);
  return date !== null && date <= until ? nth + 1 : nth;
}

/** Up to `most` due dates that come after a day, in their order. */
export function nextDueDates(schedule: Schedule, day: string, most: number): readonly string[] {
  const from = countUpTo(schedule, day);
  return Array.from({ length: most }, (_, index) => dueDate(schedule, from + index)).filter((date) => date !== null);
}

/** The newest due dates up to and with a day, in their order, those that are settled included. */
export function newestDueDates(schedule: Schedule, day: string): readonly string[] {
  const count = countUpTo(schedule, day);
  const from = Math.max(0, count - PROPOSED_DATES);
  return Array.from({ length: count - from }, (_, index) => dueDate(schedule, from + index)).filter(
    (date) => date !== null,
  );
}

/** A due date that is proposed no more: a line was recorded for it, or none was wanted (null). */
export interface SettledDate {
  readonly dueOn: string;
  readonly lineId: string | null;
}

/** Settled dates that are kept: more than are ever proposed, as the schedule of a line may change. */
const KEPT_DATES = 60;

/** The settled dates, in their order, with one of them settled, or open again where its line is undefined. */
export function withSettled(
  settled: readonly SettledDate[],
  dueOn: string,
  lineId: string | null | undefined,
): readonly SettledDate[] {
  const others = settled.filter((each) => each.dueOn !== dueOn);
  const all = lineId === undefined ? others : [...others, { dueOn, lineId }];
  return all.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)).slice(-KEPT_DATES);
}

/** Whether a due date is not settled. Its whole month is: a line that moves to another day is not proposed twice for one month. */
function isOpen(settled: readonly SettledDate[]): (date: string) => boolean {
  const done = new Set(settled.map(({ dueOn }) => monthOf(dueOn)));
  return (date) => !done.has(monthOf(date));
}

/** The due dates up to and with today that are neither recorded nor skipped, in their order. */
export const openDueDates = (schedule: Schedule, settled: readonly SettledDate[], today: string): readonly string[] =>
  newestDueDates(schedule, today).filter(isOpen(settled));

/** Whether a date may be settled: one of the newest up to today, of a month that is settled on no other day. */
export const isDue = (schedule: Schedule, settled: readonly SettledDate[], dueOn: string, today: string): boolean =>
  openDueDates(
    schedule,
    settled.filter((each) => each.dueOn !== dueOn),
    today,
  ).includes(dueOn);

/** The first due date after today that is not settled; null where none comes. */
export const nextOpenDate = (schedule: Schedule, settled: readonly SettledDate[], today: string): string | null =>
  // No month to come is settled, besides the one that has begun.
  nextDueDates(schedule, today, 2).find(isOpen(settled)) ?? null;
