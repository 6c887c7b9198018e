import { useState } from 'react';
import { fireEvent } from 'storybook/test';
import type { ScheduleView } from './days.ts';
import type { ScheduleEvent, ScheduleSlot } from './schedule-event.ts';
import type { ScheduleLabels } from './schedule-props.ts';
import { Schedule } from './schedule.tsx';

const at = (date: string) => new Date(`${date}T00:00:00Z`);
const written = (locale: string, options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at(date));

interface Words extends Pick<
  ScheduleLabels,
  | 'views'
  | 'view'
  | 'today'
  | 'hour'
  | 'allDay'
  | 'done'
  | 'late'
  | 'unsent'
  | 'repeats'
  | 'now'
  | 'close'
  | 'loading'
  | 'hint'
> {
  locale: string;
  previous: string;
  next: string;
  events: string;
  more: string;
}

function labelsOf({ locale, previous, next, events, more, ...words }: Words): ScheduleLabels {
  const month = written(locale, { month: 'long', year: 'numeric' });
  const medium = written(locale, { dateStyle: 'medium' });
  const day = written(locale, { dateStyle: 'full' });
  const [long, short] = [written(locale, { weekday: 'long' }), written(locale, { weekday: 'short' })];
  const each = (text: string) => ({ month: text, week: text, day: text });
  return {
    ...words,
    previous: each(previous),
    next: each(next),
    period: (view, from, to) =>
      view === 'month' ? month(from) : view === 'day' ? day(from) : `${medium(from)}–${medium(to)}`,
    day,
    weekday: (date) => ({ long: long(date), short: short(date) }),
    time: (time) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
        new Date(`2026-01-01T${time}:00Z`),
      ),
    events: (count) => `${count} ${events}`,
    more: (count) => `+${count} ${more}`,
    moving: (title) => `${title}: arrows choose its place, Enter puts it there`,
    target: (title, place) => `${title}: ${place}`,
    notMoved: (title) => `${title} stays`,
    outside: 'Nothing goes here',
  };
}

export const english = labelsOf({
  locale: 'en-CA',
  previous: 'Previous',
  next: 'Next',
  views: 'View',
  view: { month: 'Month', week: 'Week', day: 'Day' },
  today: 'Today',
  hour: 'Hour',
  allDay: 'All day',
  done: 'done',
  late: 'late',
  unsent: 'not sent',
  repeats: 'repeats',
  events: 'visits',
  more: 'more',
  now: 'Now',
  close: 'Close',
  loading: 'Loading',
  hint: 'Arrows walk, Enter adds, M moves.',
});
export const french = labelsOf({
  locale: 'fr-CA',
  previous: 'Période précédente',
  next: 'Période suivante',
  views: 'Présentation',
  view: { month: 'Mois', week: 'Semaine', day: 'Journée' },
  today: 'Aujourd’hui',
  hour: 'Heure',
  allDay: 'Toute la journée',
  done: 'terminée',
  late: 'en retard',
  unsent: 'pas envoyée',
  repeats: 'se répète',
  events: 'visites',
  more: 'de plus',
  now: 'Maintenant',
  close: 'Fermer',
  loading: 'Chargement',
  hint: 'Les flèches parcourent, Entrée ajoute, M déplace.',
});

const event = (id: string, title: string, date: string, time: string | null, more: Partial<ScheduleEvent> = {}) => ({
  id,
  title,
  date,
  time,
  movable: true,
  ...more,
});
/** Visits to some huts around May 6, 2026. */
export const visits: readonly ScheduleEvent[] = [
  event('roof', 'Mend the roof', '2026-05-04', null, { late: true }),
  event('wood', 'Split wood', '2026-05-05', '09:30', { done: true }),
  event('sweep', 'Sweep the chimney', '2026-05-06', '10:30', { repeats: true }),
  event('guide', 'Guide from the village', '2026-05-06', '10:00', { duration: 150 }),
  event('boat', 'Boat to the lake hut', '2026-05-07', '08:00', { duration: 90, pending: true, unsent: true }),
  event('night', 'Night watch', '2026-05-08', '23:00', { duration: 180 }),
  ...['Beds', 'Lamps', 'Stoves', 'Windows', 'Doors', 'Paths'].map((what) =>
    event(what, what, '2026-05-12', null, { movable: false }),
  ),
];

interface PlannerProps {
  view?: ScheduleView;
  date?: string;
  events?: readonly ScheduleEvent[];
  labels?: ScheduleLabels;
  locale?: string;
  totals?: Readonly<Record<string, number>>;
  listed?: readonly ScheduleEvent[] | undefined;
  loading?: boolean;
  onSelectSlot?: (slot: ScheduleSlot) => void;
  onOpen?: (event: ScheduleEvent) => void;
  onMove?: (event: ScheduleEvent, to: ScheduleSlot) => void;
  onNavigate?: (view: ScheduleView, date: string) => void;
}

/** A schedule that keeps its view, its date and where events were moved. */
export function Planner({ view: first = 'month', date: begin = '2026-05-06', events = visits, ...rest }: PlannerProps) {
  const [{ view, date }, setPeriod] = useState({ view: first, date: begin });
  const [all, setAll] = useState(events);
  return (
    <Schedule
      label="Visits"
      labels={english}
      locale="en-CA"
      now={{ date: '2026-05-06', time: '13:15' }}
      min="2026-05-03"
      max="2027-05-06"
      onOpen={() => undefined}
      {...rest}
      view={view}
      date={date}
      events={all}
      onNavigate={(toView, to) => {
        setPeriod({ view: toView, date: to });
        rest.onNavigate?.(toView, to);
      }}
      onMove={(moved, to) => {
        setAll((before) => before.map((each) => (each.id === moved.id ? { ...each, ...to } : each)));
        rest.onMove?.(moved, to);
      }}
    />
  );
}

type Point = readonly [number, number];
/** A pointer that presses, moves and lets go at points of the page. */
export function pointerOf(pointerType: 'mouse' | 'touch') {
  const init = ([clientX, clientY]: Point, buttons: number) => ({
    clientX,
    clientY,
    buttons,
    pointerType,
    pointerId: 7,
    isPrimary: true,
    button: 0,
    bubbles: true,
    cancelable: true,
  });
  return {
    down: (element: Element, at: Point) => fireEvent.pointerDown(element, init(at, 1)),
    move: (at: Point) => fireEvent.pointerMove(document.body, init(at, 1)),
    up: (at: Point) => fireEvent.pointerUp(document.body, init(at, 0)),
  };
}

/** The middle of an element, or of its upper part where it reaches out of its cell. */
export function middleOf(element: Element, below = 0.5): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height * below];
}
