import ICAL from 'ical.js';
import { localOf, offsetAt } from '../task/local-time.ts';

const DAY = 86_400_000;
const SECOND = 1000;

interface Transition {
  /** Milliseconds. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** The changes of a clock between two instants, to the second. */
function transitionsOf(timeZone: string, from: number, to: number): readonly Transition[] {
  const found: Transition[] = [];
  for (let day = from; day < to; day += DAY) {
    const before = offsetAt(timeZone, day);
    const after = offsetAt(timeZone, day + DAY);
    if (before === after) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > SECOND) {
      const middle = low + Math.floor((high - low) / 2 / SECOND) * SECOND;
      if (offsetAt(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    found.push({ at: high, before, after });
  }
  return found;
}

/** A date and time on a clock, without its zone. */
export function clockTime(date: string, time: string): ICAL.Time {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = time.split(':').map(Number);
  return ICAL.Time.fromData({ year, month, day, hour, minute, second: 0, isDate: false });
}

function observance({ at, before, after }: Transition): ICAL.Component {
  const made = new ICAL.Component(after > before ? 'daylight' : 'standard');
  // An onset is written on the clock of before.
  const { date, time } = localOf('UTC', at + before);
  made.updatePropertyWithValue('dtstart', clockTime(date, time));
  made.updatePropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(before / SECOND));
  made.updatePropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(after / SECOND));
  return made;
}

/**
 * A zone as RFC 5545 §3.6.5 has it, right between two instants (milliseconds); before the first it is as it is then. Each change of the
 * clock is written by itself, because some programs read of several in one component (RDATE) the first alone.
 */
export function timeZoneComponent(timeZone: string, from: number, to: number): ICAL.Component {
  const begin = Math.floor(from / DAY) * DAY - DAY;
  const offset = offsetAt(timeZone, begin);
  const made = new ICAL.Component('vtimezone');
  made.updatePropertyWithValue('tzid', timeZone);
  const changes = [{ at: -offset, before: offset, after: offset }, ...transitionsOf(timeZone, begin, to + DAY)];
  for (const change of changes) made.addSubcomponent(observance(change));
  return made;
}
