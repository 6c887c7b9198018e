// Pure: instants and the clock of a place, for the browser and the server alike.
import { addDays } from '@terroir/kernel';

const MINUTE = 60_000;
const DAY = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What a clock shows, read as if it were that of UTC, in milliseconds. */
function shownAt(timeZone: string, instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const readOffset = (timeZone: string, instant: number): number =>
  shownAt(timeZone, instant) - Math.floor(instant / 1000) * 1000;

/** The offset at the beginning of a day of UTC, by zone and day: asking `Intl` for each instant is slow. */
const offsets = new Map<string, number>();
const MOST_OFFSETS = 20_000;

function offsetOfDay(timeZone: string, day: number): number {
  const key = `${timeZone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const made = readOffset(timeZone, day * DAY);
  offsets.set(key, made);
  return made;
}

/** How far the clock of a zone is ahead of UTC at an instant, both in milliseconds. @throws RangeError for a zone that does not exist */
export function offsetAt(timeZone: string, instant: number): number {
  const day = Math.floor(instant / DAY);
  const before = offsetOfDay(timeZone, day);
  return before === offsetOfDay(timeZone, day + 1) ? before : readOffset(timeZone, instant);
}

/**
 * The instant (milliseconds) at which a clock shows a date and time. Where it shows it twice, the first; where it never does, because
 * it went forward, as much later (RFC 5545 §3.3.5).
 */
export function instantOf(timeZone: string, date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(timeZone, shown - DAY);
  const first = shown - before;
  const after = offsetAt(timeZone, shown + DAY);
  if (before === after || offsetAt(timeZone, first) === before) return first;
  const second = shown - after;
  return offsetAt(timeZone, second) === after ? second : first;
}

/** What the clock of a zone shows at an instant: date, and time to the minute. */
export function localOf(timeZone: string, instant: number): { readonly date: string; readonly time: string } {
  const shown = new Date(instant + offsetAt(timeZone, instant)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** How many midnights a duration in minutes reaches beyond its day, by a clock that does not change. */
export const midnightsIn = (time: string, duration: number): number =>
  Math.floor((Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + Math.max(duration, 1) - 1) / (DAY / MINUTE));

/** The last day that something of a day touches. */
export const lastDayOf = (date: string, time: string | null, duration: number | null): string =>
  time === null ? date : addDays(date, midnightsIn(time, duration ?? 0));
