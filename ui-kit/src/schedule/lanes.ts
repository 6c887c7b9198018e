import { addDays } from './days.ts';
import type { ScheduleEvent } from './schedule-event.ts';

const DAY_MINUTES = 1440;
/** An event is at least this tall, so that it can be read and hit. */
const LEAST_MINUTES = 30;
/** Events are as long as this unless they say otherwise. */
export const EVENT_MINUTES = 60;

/** The minute of its day at which a time is. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** A minute of a day as a time, `HH:mm`. */
export const timeAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What of an event is in one day, from one minute of it to another. */
export interface Segment<Event extends ScheduleEvent = ScheduleEvent> {
  readonly event: Event;
  readonly date: string;
  readonly from: number;
  readonly to: number;
  /** It began the day before. */
  readonly continues: boolean;
}

/** The parts of events with a time in each day that they touch. */
export function segmentsOf<Event extends ScheduleEvent>(events: readonly Event[]): readonly Segment<Event>[] {
  return events.flatMap((event) => {
    if (event.time === null) return [];
    const begin = minuteOf(event.time);
    const length = Math.max(event.duration ?? EVENT_MINUTES, 1);
    const days = Math.ceil((begin + length) / DAY_MINUTES);
    return Array.from({ length: days }, (_, day) => ({
      event,
      date: addDays(event.date, day),
      from: day === 0 ? begin : 0,
      to: Math.min(begin + length - day * DAY_MINUTES, DAY_MINUTES),
      continues: day > 0,
    }));
  });
}

/** A part of an event in its lane beside those that it overlaps. */
export interface Placed<Event extends ScheduleEvent = ScheduleEvent> extends Segment<Event> {
  readonly lane: number;
  /** How many lanes there are beside one another here. */
  readonly lanes: number;
}

/** Parts of a day, and those for which there was no lane: from which minute on, and how many. */
export interface DayLanes<Event extends ScheduleEvent = ScheduleEvent> {
  readonly placed: readonly Placed<Event>[];
  readonly more: readonly { readonly from: number; readonly count: number; readonly lanes: number }[];
}

/** Where a part ends on the screen. */
const drawnEnd = ({ from, to }: Pick<Segment, 'from' | 'to'>): number => Math.max(to, from + LEAST_MINUTES);

/** Lays the parts of one day side by side where they overlap, in at most so many lanes; the last one then says how many more there are. */
export function lanesOf<Event extends ScheduleEvent>(
  segments: readonly Segment<Event>[],
  most: number,
): DayLanes<Event> {
  const inOrder = segments.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<Event>[] = [];
  const more: { from: number; count: number; lanes: number }[] = [];
  for (let at = 0; at < inOrder.length;) {
    // A group is what overlaps, one with the next: it shares its lanes.
    const group: (Segment<Event> & { readonly lane: number })[] = [];
    const ends: number[] = [];
    let end = 0;
    for (let next = inOrder[at]; next && (group.length === 0 || next.from < end); next = inOrder[at]) {
      const { from } = next;
      const free = ends.findIndex((each) => each <= from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = drawnEnd(next);
      end = Math.max(end, drawnEnd(next));
      group.push({ ...next, lane });
      at += 1;
    }
    const lanes = Math.min(ends.length, most);
    const shown = ends.length > most ? most - 1 : most;
    placed.push(...group.filter(({ lane }) => lane < shown).map((each) => ({ ...each, lanes })));
    const left = group.filter(({ lane }) => lane >= shown);
    if (left[0]) more.push({ from: left[0].from, count: left.length, lanes });
  }
  return { placed, more };
}
