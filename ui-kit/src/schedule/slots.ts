import { addDays, shiftPeriod, weekStart, type ScheduleView } from './days.ts';
import { minuteOf, timeAt } from './lanes.ts';
import type { ScheduleEvent, ScheduleSlot } from './schedule-event.ts';

/** A cell of the grid: a day, or an hour of it. */
export interface Cell {
  readonly date: string;
  readonly hour: number | null;
}

/** A cell as its element says it in `data-slot`. */
export const keyOf = ({ date, hour }: Cell): string =>
  hour === null ? date : `${date}T${String(hour).padStart(2, '0')}`;

/** The cell that an element says. */
export const cellOf = (key: string): Cell => ({
  date: key.slice(0, 10),
  hour: key.length > 10 ? Number(key.slice(11)) : null,
});

/** What selecting a cell means. */
export const slotOf = ({ date, hour }: Cell): ScheduleSlot => ({
  date,
  time: hour === null ? null : timeAt(hour * 60),
});

/** The cell in which an event begins. */
export const cellOfEvent = (view: ScheduleView, { date, time }: ScheduleEvent): Cell => ({
  date,
  hour: view === 'month' || time === null ? null : Math.floor(minuteOf(time) / 60),
});

/**
 * Where an event goes that is put on a cell, `grabbed` so many hours below its beginning: in a month it keeps its time, in an hour its
 * minutes past the hour.
 */
export function slotFor(view: ScheduleView, event: ScheduleEvent, { date, hour }: Cell, grabbed = 0): ScheduleSlot {
  if (view === 'month') return { date, time: event.time };
  if (hour === null) return { date, time: null };
  const past = event.time === null ? 0 : minuteOf(event.time) % 60;
  return { date, time: timeAt(Math.max(hour - grabbed, 0) * 60 + past) };
}

interface Moves {
  readonly view: ScheduleView;
  readonly days: readonly string[];
  readonly firstWeekday: number;
}

/** The cell that a key leads to, which may be of another period; `null` where the key leads nowhere. */
export function cellAfter(key: string, cell: Cell, { view, days, firstWeekday }: Moves): Cell | null {
  const { date, hour } = cell;
  const on = (day: string): Cell => ({ date: day, hour });
  const rows = view === 'month' ? null : hour;
  switch (key) {
    case 'ArrowLeft':
      return on(addDays(date, -1));
    case 'ArrowRight':
      return on(addDays(date, 1));
    case 'ArrowUp':
      if (view === 'month') return on(addDays(date, -7));
      return { date, hour: rows === null || rows === 0 ? null : rows - 1 };
    case 'ArrowDown':
      if (view === 'month') return on(addDays(date, 7));
      return { date, hour: Math.min((rows ?? -1) + 1, 23) };
    case 'Home':
      return on(view === 'day' ? date : weekStart(date, firstWeekday));
    case 'End':
      return on(view === 'day' ? date : addDays(weekStart(date, firstWeekday), 6));
    case 'Control+Home':
      return { date: days[0] ?? date, hour: null };
    case 'Control+End':
      return { date: days.at(-1) ?? date, hour: view === 'month' ? null : 23 };
    case 'PageUp':
      return on(shiftPeriod(view, date, -1));
    case 'PageDown':
      return on(shiftPeriod(view, date, 1));
    default:
      return null;
  }
}
