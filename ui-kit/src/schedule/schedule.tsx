import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { DayList } from './day-list.tsx';
import { daysOf, firstWeekdayOf, periodOf } from './days.ts';
import type { GridProps } from './grid-props.ts';
import { minuteOf } from './lanes.ts';
import { MonthGrid } from './month-grid.tsx';
import { inDayOrder, type ScheduleEvent, type ScheduleSlot } from './schedule-event.ts';
import type { ScheduleProps } from './schedule-props.ts';
import { Frame, Grid, Scroller } from './schedule-styles.ts';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { cellOf, slotFor, slotOf, type Cell } from './slots.ts';
import { TimeGrid } from './time-grid.tsx';
import { useDrag } from './use-drag.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** Hours before this one are scrolled away unless something is there. */
const FIRST_HOUR = 7;

/** Events in a month, a week or a day: walked through, selected, opened and moved by mouse, finger or keyboard. */
export function Schedule(props: ScheduleProps) {
  const { label, view, date, events, totals, locale, now, min, max, loading = false, actions, labels } = props;
  const { onNavigate, onSelectSlot, onOpen, onMove, onListDay, listed } = props;
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const firstWeekday = useMemo(() => firstWeekdayOf(locale), [locale]);
  const days = useMemo(() => daysOf(view, date, firstWeekday), [view, date, firstWeekday]);
  const byDay = useMemo(() => {
    const found = Map.groupBy(events, (event) => event.date);
    for (const [day, all] of found) found.set(day, all.toSorted(inDayOrder));
    return found;
  }, [events]);
  const [listDay, setListDay] = useState<string | null>(null);
  const shownDay = listDay !== null && days.includes(listDay) ? listDay : null;
  const [said, setSaid] = useState<string | null>(null);
  const isOpen = useCallback(
    (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max),
    [min, max],
  );
  const period = periodOf(view, date, firstWeekday);
  const title = labels.period(view, period.from, period.to);
  const eventOf = (id: string | undefined) => events.find((event) => event.id === id);

  function select(cell: Cell): void {
    if (!onSelectSlot) return;
    if (isOpen(cell.date)) onSelectSlot(slotOf(cell));
    else setSaid(labels.outside);
  }
  /** Moves an event unless it stays where it is or cannot go there. */
  function put(event: ScheduleEvent, to: ScheduleSlot): void {
    if (to.date === event.date && to.time === event.time) return;
    if (isOpen(to.date)) onMove?.(event, to);
    else setSaid(labels.outside);
  }
  const placeIn = ({ date: day, time }: ScheduleSlot) =>
    time === null ? labels.day(day) : `${labels.day(day)}, ${labels.time(time)}`;

  const keys = useGridKeys({
    root,
    view,
    date,
    days,
    firstWeekday,
    eventOf,
    onSelect: select,
    onNavigate: (to) => onNavigate(view, to),
    onMoving: (event, state, cell) => {
      const to = slotFor(view, event, cell);
      if (state === 'begun') setSaid(labels.moving(event.title));
      if (state === 'over') setSaid(isOpen(to.date) ? labels.target(event.title, placeIn(to)) : labels.outside);
      if (state === 'given up') setSaid(labels.notMoved(event.title));
      if (state === 'dropped') put(event, to);
    },
  });
  const { dragging, onPointerDown } = useDrag({
    root,
    scroller,
    onDrop: ({ id, from, over }) => {
      const event = eventOf(id);
      if (!event || over === null) return;
      const grabbed = from === null ? null : cellOf(from);
      const below =
        event.time !== null && grabbed?.hour != null && grabbed.date === event.date
          ? grabbed.hour - Math.floor(minuteOf(event.time) / 60)
          : 0;
      put(event, slotFor(view, event, cellOf(over), below));
    },
  });
  const target = dragging?.over ?? (keys.taken ? keys.active : null);

  function listOf(day: string | null): void {
    setListDay(day);
    onListDay?.(day);
  }
  function onClick({ target: clicked }: MouseEvent): void {
    const element = clicked as Element;
    const event = eventOf(element.closest<HTMLElement>('[data-event]')?.dataset['event']);
    if (event) return onOpen(event);
    const day = element.closest<HTMLElement>('[data-more]')?.dataset['more'];
    if (day !== undefined) return listOf(day);
    const slot = element.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    if (slot !== undefined) select(cellOf(slot));
  }
  function navigate(toView: typeof view, to: string): void {
    const next = periodOf(toView, to, firstWeekday);
    keys.giveUp();
    setSaid(labels.period(toView, next.from, next.to));
    onNavigate(toView, to);
  }

  // What is before the first event, or before the usual hours, is scrolled away.
  const firstHour = Math.min(
    FIRST_HOUR,
    ...events.flatMap((event) =>
      event.time !== null && days.includes(event.date) ? [Math.floor(minuteOf(event.time) / 60)] : [],
    ),
  );
  const shownFrom = view === 'month' ? null : `${view} ${date} ${firstHour}`;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (shownFrom === null || !box) return;
    const [, day = '', hour] = shownFrom.split(' ');
    const rows = box.querySelectorAll<HTMLElement>('.hours:not(.weekdays):not(.all-day)');
    const heads = [...box.querySelectorAll('.weekdays, .all-day')].reduce((sum, each) => sum + each.clientHeight, 0);
    box.scrollTop = (rows[Number(hour)]?.offsetTop ?? 0) - heads;
    const column = box.querySelector<HTMLElement>(`[data-slot="${day}"]`);
    box.scrollLeft = (column?.offsetLeft ?? 0) - (box.querySelector('.corner')?.clientWidth ?? 0);
  }, [shownFrom]);

  const grid: GridProps = {
    view,
    days,
    date,
    events,
    byDay,
    totals,
    labels,
    active: keys.active,
    target,
    today: now.date,
    now: now.time,
    isOpen,
  };
  return (
    <Frame>
      <ScheduleToolbar
        view={view}
        date={date}
        today={now.date}
        title={title}
        loading={loading}
        actions={actions}
        labels={labels}
        onNavigate={navigate}
      />
      <VisuallyHidden>
        <span id={hintId}>{labels.hint}</span>
        <LiveRegion>{said}</LiveRegion>
      </VisuallyHidden>
      <Scroller ref={scroller} data-hours={view === 'month' ? undefined : ''}>
        <Grid
          ref={root}
          role="grid"
          aria-label={`${label}, ${title}`}
          aria-describedby={hintId}
          aria-busy={loading || undefined}
          style={{ '--days': days.length, '--least': view === 'week' ? '6.5rem' : '0px' } as object}
          onClick={onClick}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onPointerDown={onMove ? onPointerDown : undefined}
        >
          {view === 'month' ? <MonthGrid {...grid} /> : <TimeGrid {...grid} />}
        </Grid>
      </Scroller>
      <DayList
        day={shownDay}
        events={shownDay === null ? [] : totals ? listed : (byDay.get(shownDay) ?? [])}
        labels={labels}
        onOpen={(event) => {
          listOf(null);
          onOpen(event);
        }}
        onClose={() => listOf(null)}
      />
    </Frame>
  );
}
