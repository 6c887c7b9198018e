import type { ReactNode } from 'react';
import type { ScheduleView } from './days.ts';
import type { ScheduleEvent, ScheduleSlot } from './schedule-event.ts';

/** Every word of a schedule. Dates are `YYYY-MM-DD`, times `HH:mm`. */
export interface ScheduleLabels {
  /** Names the choice of the view. */
  views: string;
  view: Readonly<Record<ScheduleView, string>>;
  today: string;
  previous: Readonly<Record<ScheduleView, string>>;
  next: Readonly<Record<ScheduleView, string>>;
  /** The period in words: of a month `May 2026`. */
  period: (view: ScheduleView, from: string, to: string) => string;
  /** A date with its weekday. */
  day: (date: string) => string;
  weekday: (date: string) => { readonly long: string; readonly short: string };
  time: (time: string) => string;
  /** Names the column of the hours. */
  hour: string;
  allDay: string;
  done: string;
  late: string;
  /** Of what is not sent yet. */
  unsent: string;
  repeats: string;
  /** How many events there are. */
  events: (count: number) => string;
  /** In a day that holds more than are shown: `+4 more`. */
  more: (count: number) => string;
  /** Where it is now. */
  now: string;
  close: string;
  loading: string;
  /** How the keyboard is used. */
  hint: string;
  /** An event is moved by the keyboard: which keys choose its place. */
  moving: (title: string) => string;
  /** Where it would go. */
  target: (title: string, place: string) => string;
  notMoved: (title: string) => string;
  /** Nothing can be put at this place. */
  outside: string;
}

export interface ScheduleProps {
  /** Names the grid. */
  label: string;
  view: ScheduleView;
  /** A date of the period. */
  date: string;
  onNavigate: (view: ScheduleView, date: string) => void;
  events: readonly ScheduleEvent[];
  /** How many events a day has where `events` holds only some of them. */
  totals?: Readonly<Record<string, number>> | undefined;
  /** Says on which day weeks begin. */
  locale: string;
  now: { readonly date: string; readonly time: string };
  /** The first and the last day on which something can be put. */
  min?: string | undefined;
  max?: string | undefined;
  onSelectSlot?: ((slot: ScheduleSlot) => void) | undefined;
  onOpen: (event: ScheduleEvent) => void;
  onMove?: ((event: ScheduleEvent, to: ScheduleSlot) => void) | undefined;
  /** The list of a day was opened, or closed (`null`). */
  onListDay?: ((date: string | null) => void) | undefined;
  /** The events of the day whose list is open, where `events` holds only some of them; `undefined` while they are fetched. */
  listed?: readonly ScheduleEvent[] | undefined;
  loading?: boolean | undefined;
  /** Beside the views. */
  actions?: ReactNode;
  labels: ScheduleLabels;
}
