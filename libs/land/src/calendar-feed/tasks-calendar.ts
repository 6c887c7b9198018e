import type { Language } from '@terroir/events';
import ICAL from 'ical.js';
import { instantOf } from '../task/local-time.ts';
import { changeOf } from '../task/occurrence-changes.ts';
import {
  extentOf,
  occurrencesBetween,
  recurrenceRule,
  type Occurrence,
  type Planned,
  type Schedule,
} from '../task/recurrence.ts';
import { plannedOf, type TaskRow } from '../task/task.view.ts';
import { clockTime, timeZoneComponent } from './time-zone.ts';

/** What a calendar is written from. */
export interface TasksCalendar {
  readonly tasks: readonly TaskRow[];
  /** The names of plots and zones by their ids. */
  readonly places: ReadonlyMap<string, string>;
  readonly timeZone: string;
  readonly language: Language;
  /** ISO 8601 UTC. */
  readonly now: string;
}

// Counted without the blank that a folded line begins with (RFC 5545 §3.1: 75 octets).
ICAL.foldLength = 74;

const names: Readonly<Record<Language, string>> = { en: 'Tasks – Terroir', fr: 'Tâches – Terroir' };

/** A date, or a date and time on the clock of the zone, as the value of a property. */
function moment(name: string, date: string, time: string | null, timeZone: string): ICAL.Property {
  const property = new ICAL.Property(name);
  if (time === null) {
    property.resetType('date');
    property.setValue(ICAL.Time.fromDateString(date));
    return property;
  }
  property.setParameter('tzid', timeZone);
  property.setValue(clockTime(date, time));
  return property;
}

/** Minutes as an exact length: a day of RFC 5545 (§3.3.6) has 23 or 25 hours when the clock changes. */
const lasting = (minutes: number) => ICAL.Duration.fromData({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

type Placed = Pick<Occurrence, 'startsOn' | 'startsAt' | 'duration' | 'completed'>;

/** An event with all that a task says; done work has a check mark, as events have no state of that kind. */
function eventOf(of: TasksCalendar, task: TaskRow, uid: string, { startsOn, startsAt, duration, completed }: Placed) {
  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('uid', `${uid}@terroir`);
  event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(of.now), true));
  event.updatePropertyWithValue('summary', completed === null ? task.name : `✓ ${task.name}`);
  if (task.details !== '') event.updatePropertyWithValue('description', task.details);
  const places = task.locations.flatMap(({ locatableId }) => of.places.get(locatableId) ?? []);
  if (places.length > 0) event.updatePropertyWithValue('location', places.join(', '));
  const [pin] = task.locations;
  if (pin) event.updatePropertyWithValue('geo', [pin.coordinates[1], pin.coordinates[0]]);
  if (task.tags.length > 0) {
    const categories = new ICAL.Property('categories');
    categories.setValues([...task.tags]);
    event.addProperty(categories);
  }
  event.addProperty(moment('dtstart', startsOn, startsAt, of.timeZone));
  if (startsAt !== null) event.updatePropertyWithValue('duration', lasting(duration ?? 0));
  return event;
}

/** The events of a task: one with its repeat, one for each occurrence that is not as the repeat has it, one for stray work that was done. */
function eventsOf(of: TasksCalendar, task: TaskRow): readonly ICAL.Component[] {
  const planned = plannedOf(task);
  const { schedule } = planned;
  const extent = extentOf(planned);
  if (schedule === null || extent === null) return [];
  const main = eventOf(of, task, task.id, { ...schedule, completed: planned.completed });
  const rule = recurrenceRule(schedule);
  if (rule !== null) main.updatePropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  for (const { date, skipped } of planned.occurrences)
    if (skipped) main.addProperty(moment('exdate', date, schedule.startsAt, of.timeZone));
  const others = occurrencesBetween(planned, extent.from, extent.to).filter((each) => isApart(planned, each));
  return [main, ...others.map((occurrence) => apart(of, task, schedule, occurrence))];
}

const isApart = ({ occurrences }: Planned, { date }: Occurrence): boolean => {
  const { moved, completed } = changeOf(occurrences, date);
  return moved !== null || completed !== null;
};

function apart(of: TasksCalendar, task: TaskRow, schedule: Schedule, occurrence: Occurrence): ICAL.Component {
  const { date, isStray } = occurrence;
  if (isStray) return eventOf(of, task, `${task.id}-${date}`, occurrence);
  const event = eventOf(of, task, task.id, occurrence);
  event.addProperty(moment('recurrence-id', date, schedule.startsAt, of.timeZone));
  return event;
}

const END = 'END:VCALENDAR';

/** Tasks as an iCalendar file (RFC 5545): repeats by the clock of the company, with its zone. A part for each task. */
export function* tasksCalendar(of: TasksCalendar): Generator<string, void> {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Terroir//Tasks//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  calendar.updatePropertyWithValue('x-wr-calname', names[of.language]);
  calendar.updatePropertyWithValue('x-wr-timezone', of.timeZone);
  const extents = of.tasks.flatMap((task) => extentOf(plannedOf(task)) ?? []);
  const first = extents.reduce((least, { from }) => (from < least ? from : least), of.now.slice(0, 10));
  const last = extents.reduce((most, { to }) => (to > most ? to : most), of.now.slice(0, 10));
  const noon = (date: string): number => instantOf(of.timeZone, date, '12:00');
  calendar.addSubcomponent(timeZoneComponent(of.timeZone, noon(first), noon(last)));
  yield calendar.toString().slice(0, -END.length);
  for (const task of of.tasks) {
    const events = eventsOf(of, task).map((event) => `${event.toString()}\r\n`);
    yield events.join('');
  }
  yield `${END}\r\n`;
}
