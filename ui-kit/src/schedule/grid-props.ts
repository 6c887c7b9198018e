import type { ScheduleView } from './days.ts';
import type { ScheduleEvent } from './schedule-event.ts';
import type { ScheduleLabels } from './schedule-props.ts';

/** What both grids show. Cells are named by their keys. */
export interface GridProps {
  view: ScheduleView;
  days: readonly string[];
  date: string;
  events: readonly ScheduleEvent[];
  /** The events that begin on a day, in their order. */
  byDay: ReadonlyMap<string, readonly ScheduleEvent[]>;
  totals: Readonly<Record<string, number>> | undefined;
  labels: ScheduleLabels;
  /** The cell that Tab reaches. */
  active: string;
  /** The cell on which a moved event would be put. */
  target: string | null;
  today: string;
  now: string;
  /** Whether something can be put on a day. */
  isOpen: (date: string) => boolean;
}
