import { dateFormat } from './intl.ts';

const dayMs = 86_400_000;
const msOf = (day: string, time = '00:00:00'): number => Date.parse(`${day}T${time}Z`);

/** The calendar date that comes so many days after another, or before it. */
export const daysAfter = (day: string, days: number): string =>
  new Date(msOf(day) + days * dayMs).toISOString().slice(0, 10);

/** What a clock of the zone shows at an instant: `2026-05-01` and `09:30:00`. */
function shownAt(instant: Date, timeZone: string): { day: string; time: string } {
  const format = dateFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = Object.fromEntries(
    format()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}`,
  };
}

/** The time zone of this browser. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The calendar date of an instant (ISO 8601) in an IANA time zone. */
export const dayIn = (timeZone: string, instant: string): string => shownAt(new Date(instant), timeZone).day;

/** The time of day of an instant in a time zone: `09:30`. */
export const timeIn = (timeZone: string, instant: string): string =>
  shownAt(new Date(instant), timeZone).time.slice(0, 5);

/**
 * The instant at which clocks of a zone show a day and a time (`09:30`), ISO 8601 UTC. Of a time that comes twice the first; of one
 * that is skipped when clocks go forward, the instant as long after the change.
 */
export function instantIn(timeZone: string, day: string, time: string): string {
  const wall = msOf(day, `${time}:00`);
  const offsetAt = (at: number) => {
    const shown = shownAt(new Date(at), timeZone);
    return msOf(shown.day, shown.time) - at;
  };
  const before = wall - offsetAt(wall - dayMs);
  const after = wall - offsetAt(wall + dayMs);
  const shows = (at: number) => at + offsetAt(at) === wall;
  return new Date(shows(before) || !shows(after) ? before : after).toISOString();
}

/** The first instant of a calendar date in a time zone, ISO 8601 UTC. */
export const startOfDay = (day: string, timeZone: string): string => instantIn(timeZone, day, '00:00');

/** The last millisecond of a calendar date in a time zone. */
export const endOfDay = (day: string, timeZone: string): string =>
  new Date(Date.parse(startOfDay(daysAfter(day, 1), timeZone)) - 1).toISOString();
