// Pure: when a task falls, for the calendar in the browser and for the server.
import { addDays, addMonths, daysBetween, monthsBetween } from '@terroir/kernel';
import ICAL from 'ical.js';
import { instantOf, lastDayOf, midnightsIn } from './local-time.ts';

export const frequencies = ['daily', 'weekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** How often a task falls unless something else is said, and the most (S1 §9). */
export const USUAL_COUNT: Readonly<Record<Frequency, number>> = { daily: 60, weekly: 52, monthly: 12 };
export const COUNT_LIMIT = 365;

/** When a task falls, by the clock of its company. The count includes the first day. */
export interface Schedule {
  readonly startsOn: string;
  readonly startsAt: string | null;
  /** Minutes. */
  readonly duration: number | null;
  readonly repeat: { readonly freq: Frequency; readonly count: number } | null;
}

/** The days from which a month has no such day everywhere: a repeat then takes the last one. */
const SHORTEST_MONTH = 28;

/** The repeat as RFC 5545 says it; null for a task that falls once. */
export function recurrenceRule({ startsOn, repeat }: Schedule): string | null {
  if (repeat === null) return null;
  const day = Number(startsOn.slice(8));
  const days = Array.from({ length: day - SHORTEST_MONTH + 1 }, (_, at) => SHORTEST_MONTH + at);
  const lastOfThem =
    repeat.freq === 'monthly' && day > SHORTEST_MONTH ? `;BYMONTHDAY=${days.join(',')};BYSETPOS=-1` : '';
  return `FREQ=${repeat.freq.toUpperCase()};COUNT=${repeat.count}${lastOfThem}`;
}

/** The day on which a repeat falls after so many others. */
function nthDate({ startsOn, repeat }: Schedule, nth: number): string {
  if (repeat?.freq === 'monthly') return addMonths(startsOn, nth);
  return addDays(startsOn, repeat?.freq === 'weekly' ? 7 * nth : nth);
}

/** Last days by schedule: thousands of tasks share few of them, and each is asked for again and again. */
const lastDates = new Map<string, string>();
const MOST_LAST_DATES = 20_000;

/** The last day on which the repeat of a task falls. */
export function lastDateOf(schedule: Schedule): string {
  const { startsOn, repeat } = schedule;
  if (repeat === null) return startsOn;
  const key = `${startsOn} ${repeat.freq} ${repeat.count}`;
  const known = lastDates.get(key);
  if (known !== undefined) return known;
  if (lastDates.size >= MOST_LAST_DATES) lastDates.clear();
  const made = nthDate(schedule, repeat.count - 1);
  lastDates.set(key, made);
  return made;
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The dates of a span by frequency and by the day of the week or month that it falls on: few, however many tasks there are. */
const spans = new Map<string, readonly string[]>();
const MOST_SPANS = 200;

function datesOf(freq: Frequency, startsOn: string, from: string, to: string): readonly string[] {
  const day = Number(startsOn.slice(8));
  const weekday = new Date(startsOn).getUTCDay();
  const key = `${freq} ${freq === 'monthly' ? day : freq === 'weekly' ? weekday : ''} ${from} ${to}`;
  const known = spans.get(key);
  if (known !== undefined) return known;
  if (spans.size >= MOST_SPANS) spans.clear();
  const first = freq === 'weekly' ? addDays(from, ((daysBetween(from, startsOn) % 7) + 7) % 7) : from;
  // BYSETPOS of ical.js needs days of the week, so the last day of each month is asked for and cut to the day that is meant.
  const rule = freq === 'monthly' ? 'FREQ=MONTHLY;BYMONTHDAY=-1' : `FREQ=${freq.toUpperCase()}`;
  const dates: string[] = [];
  if (first <= to) {
    const begin = freq === 'monthly' ? `${first.slice(0, 8)}01` : first;
    const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(begin));
    for (let next = iterator.next(); next; next = iterator.next()) {
      const written = next.toString();
      const date =
        freq === 'monthly' ? `${written.slice(0, 8)}${String(Math.min(day, next.day)).padStart(2, '0')}` : written;
      if (date > to) break;
      if (date >= from) dates.push(date);
    }
  }
  spans.set(key, dates);
  return dates;
}

/** The dates of a schedule between two days, both inclusive, in their order. */
export function datesBetween(schedule: Schedule, from: string, to: string): readonly string[] {
  const { startsOn, repeat } = schedule;
  if (repeat === null) return startsOn >= from && startsOn <= to ? [startsOn] : [];
  const last = lastDateOf(schedule);
  if (last < from || startsOn > to) return [];
  const dates = datesOf(repeat.freq, startsOn, from, to);
  return startsOn <= from && last >= to ? dates : dates.filter((date) => date >= startsOn && date <= last);
}

/** Whether a schedule has a date. */
export function fallsOn(schedule: Schedule, date: string): boolean {
  const { startsOn, repeat } = schedule;
  if (repeat === null || date < startsOn || date > lastDateOf(schedule)) return date === startsOn;
  if (repeat.freq === 'monthly') return addMonths(startsOn, monthsBetween(startsOn, date)) === date;
  return repeat.freq === 'daily' || daysBetween(startsOn, date) % 7 === 0;
}

/** What became of one occurrence, by the day on which the repeat has it. */
export interface OccurrenceChange {
  readonly date: string;
  readonly skipped: boolean;
  readonly moved: { readonly on: string; readonly at: string | null } | null;
  readonly completed: Completion | null;
}

/** The day on which work was done, and what it took where that was said; money in cents. */
export interface Completion {
  readonly on: string;
  readonly hours: number | null;
  readonly costCents: number | null;
}

/** One time that a task falls. */
export interface Occurrence {
  /** The day on which the repeat has it, which names it. */
  readonly date: string;
  /** Where it falls now. */
  readonly startsOn: string;
  readonly startsAt: string | null;
  readonly duration: number | null;
  readonly isMoved: boolean;
  /** Work that was done on a day that the repeat has no more. */
  readonly isStray: boolean;
  readonly completed: Completion | null;
}

/** A task as its occurrences follow from it. */
export interface Planned {
  readonly schedule: Schedule | null;
  /** What became of single occurrences, in the order of their dates. */
  readonly occurrences: readonly OccurrenceChange[];
  /** Set once all of it is done. */
  readonly completed: Completion | null;
}

/**
 * The occurrences that touch the days between two, both inclusive, in their order; skipped ones are none. Work that was done on a day
 * that a later correction took out of the repeat stays where it was done.
 */
export function occurrencesBetween(
  { schedule, occurrences, completed }: Planned,
  from: string,
  to: string,
): readonly Occurrence[] {
  if (schedule === null) return [];
  const { startsAt, duration } = schedule;
  const found: Occurrence[] = [];
  const add = (date: string, { moved, completed: done }: Became, isStray: boolean): void => {
    const at = moved === null ? startsAt : moved.at;
    found.push({
      date,
      startsOn: moved?.on ?? date,
      startsAt: at,
      duration: at === null ? null : (duration ?? TASK_DURATION),
      isMoved: moved !== null,
      isStray,
      completed: done ?? completed,
    });
  };
  const changed = new Set(occurrences.map(({ date }) => date));
  for (const date of datesBetween(schedule, daysBefore(from, midnightsOf(startsAt, duration)), to))
    if (!changed.has(date)) add(date, UNTOUCHED, false);
  for (const change of occurrences) {
    const isStray = !fallsOn(schedule, change.date);
    if (change.skipped || (isStray && change.completed === null)) continue;
    const day = change.moved?.on ?? change.date;
    const at = change.moved === null ? startsAt : change.moved.at;
    if (day <= to && lastDayOf(day, at, duration) >= from) add(change.date, change, isStray);
  }
  return changed.size === 0 ? found : found.sort(inOrder);
}

/** Whether an occurrence touches the days between two, both inclusive, however far they are apart. */
export function fallsBetween(planned: Planned, from: string, to: string): boolean {
  const { schedule, occurrences } = planned;
  if (schedule === null) return false;
  const { startsOn, startsAt, duration, repeat } = schedule;
  const changed = new Set(occurrences.map(({ date }) => date));
  const begin = daysBefore(from, midnightsOf(startsAt, duration));
  let nth = 0;
  if (begin > startsOn && repeat?.freq === 'monthly') nth = monthsBetween(startsOn, begin);
  else if (begin > startsOn) nth = Math.ceil(daysBetween(startsOn, begin) / (repeat?.freq === 'weekly' ? 7 : 1));
  for (; nth < (repeat?.count ?? 1); nth += 1) {
    const date = nthDate(schedule, nth);
    if (date > to) break;
    if (date >= begin && !changed.has(date)) return true;
  }
  return occurrences.some(({ date, moved }) =>
    [date, moved?.on ?? date].some((day) =>
      occurrencesBetween(planned, day, addDays(day, 1)).some(isOf(date, from, to)),
    ),
  );
}
const midnightsOf = (at: string | null, duration: number | null): number =>
  at === null ? 0 : midnightsIn(at, duration ?? TASK_DURATION);
const daysBefore = (date: string, days: number): string => (days === 0 ? date : addDays(date, -days));

type Became = Pick<OccurrenceChange, 'moved' | 'completed'>;
const UNTOUCHED: Became = { moved: null, completed: null };
const isOf =
  (named: string, from: string, to: string) =>
  ({ date, startsOn, startsAt, duration }: Occurrence): boolean =>
    date === named && startsOn <= to && lastDayOf(startsOn, startsAt, duration) >= from;

/** Minutes that a task with a time takes unless something else is said (S1 §9). */
export const TASK_DURATION = 60;

const inOrder = (a: Occurrence, b: Occurrence): number => {
  const [one, other] = [a, b].map(({ startsOn, startsAt, date }) => `${startsOn} ${startsAt ?? ''} ${date}`) as [
    string,
    string,
  ];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** From which to which day a task falls, movings included; null without a date. */
export function extentOf({ schedule, occurrences }: Planned): { readonly from: string; readonly to: string } | null {
  if (schedule === null) return null;
  const { startsOn, startsAt, duration } = schedule;
  let from = startsOn;
  let to = lastDayOf(lastDateOf(schedule), startsAt, duration);
  for (const { date, moved, completed } of occurrences) {
    if (completed !== null) [from, to] = [earlier(from, date), later(to, date)];
    if (moved !== null) [from, to] = [earlier(from, moved.on), later(to, lastDayOf(moved.on, moved.at, duration))];
  }
  return { from, to };
}

/** Whether a schedule still falls somewhere: a repeat of which each date is skipped never does. */
export function fallsAtAll(schedule: Schedule, occurrences: readonly OccurrenceChange[]): boolean {
  const skipped = occurrences.filter(({ date, skipped: isSkipped }) => isSkipped && fallsOn(schedule, date)).length;
  return skipped < (schedule.repeat?.count ?? 1);
}

/** Whether nothing is left to do: all of it is done, or each of its occurrences is done or skipped. */
export function isDone({ schedule, occurrences, completed }: Planned): boolean {
  if (completed !== null) return true;
  if (schedule === null) return false;
  const settled = occurrences.filter(
    ({ date, skipped, completed: done }) => (skipped || done !== null) && fallsOn(schedule, date),
  ).length;
  return settled >= (schedule.repeat?.count ?? 1);
}

/** When an occurrence begins and ends (ISO 8601 UTC) in the zone of its company; null where it has no time. */
export function instantsOf(
  { startsOn, startsAt, duration }: Pick<Occurrence, 'startsOn' | 'startsAt' | 'duration'>,
  timeZone: string,
): { readonly starts: string; readonly ends: string } | null {
  if (startsAt === null) return null;
  const begin = instantOf(timeZone, startsOn, startsAt);
  const end = begin + (duration ?? TASK_DURATION) * 60_000;
  return { starts: new Date(begin).toISOString(), ends: new Date(end).toISOString() };
}
