import { memo, useMemo } from 'react';
import { EventButton } from './event-button.tsx';
import type { GridProps } from './grid-props.ts';
import { lanesOf, minuteOf, segmentsOf, type Placed } from './lanes.ts';
import type { ScheduleEvent } from './schedule-event.ts';
import type { ScheduleLabels } from './schedule-props.ts';
import { keyOf } from './slots.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** So many events side by side in a day; where a day has the whole width, more. */
const MOST_LANES = { week: 3, day: 8 };
/** So many of the whole day are shown. */
const MOST_ALL_DAY = 3;

interface CellParts {
  placed: Placed[];
  more: { readonly from: number; readonly count: number; readonly lanes: number }[];
}
const nothing: CellParts = { placed: [], more: [] };
const none: readonly ScheduleEvent[] = [];

/** Days beside one another, hour by hour, above them what takes the whole day. */
export function TimeGrid(props: GridProps) {
  const { view, days, events, byDay, totals, labels, active, target, today, now, isOpen } = props;
  const parts = useMemo(() => {
    const cells = new Map<string, CellParts>();
    const at = (date: string, minute: number): CellParts => {
      const key = keyOf({ date, hour: Math.floor(minute / 60) });
      const found = cells.get(key) ?? { placed: [], more: [] };
      cells.set(key, found);
      return found;
    };
    for (const [date, segments] of Map.groupBy(segmentsOf(events), (segment) => segment.date)) {
      const { placed, more } = lanesOf(segments, view === 'week' ? MOST_LANES.week : MOST_LANES.day);
      for (const each of placed) at(date, each.from).placed.push(each);
      for (const each of more) at(date, each.from).more.push(each);
    }
    return cells;
  }, [events, view]);
  const minute = minuteOf(now);
  return (
    <>
      <div role="row" className="weekdays hours">
        <div role="columnheader" className="corner">
          <span className="full">{labels.hour}</span>
        </div>
        {days.map((day) => {
          const { long, short } = labels.weekday(day);
          return (
            <div
              role="columnheader"
              key={day}
              aria-label={`${long} ${Number(day.slice(8))}`}
              aria-current={today === day ? 'date' : undefined}
            >
              <span>{view === 'day' ? long : short}</span> <span className="number">{Number(day.slice(8))}</span>
            </div>
          );
        })}
      </div>
      <div role="row" className="hours all-day">
        <div role="rowheader" className="hour">
          {labels.allDay}
        </div>
        {days.map((day) => (
          <AllDayCell
            key={day}
            day={day}
            events={byDay.get(day) ?? none}
            total={totals?.[day]}
            open={isOpen(day)}
            active={active === day}
            target={target === day}
            labels={labels}
          />
        ))}
      </div>
      {hours.map((hour) => (
        <div role="row" key={hour} className="hours">
          <div role="rowheader" className="hour">
            {labels.time(`${String(hour).padStart(2, '0')}:00`)}
          </div>
          {days.map((day) => {
            const key = keyOf({ date: day, hour });
            return (
              <HourCell
                key={day}
                slot={key}
                parts={parts.get(key) ?? nothing}
                open={isOpen(day)}
                active={active === key}
                target={target === key}
                now={today === day && Math.floor(minute / 60) === hour ? minute % 60 : null}
                labels={labels}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}

interface CellProps {
  /** Something can be put here. */
  open: boolean;
  active: boolean;
  target: boolean;
  labels: ScheduleLabels;
}

const AllDayCell = memo(function AllDayCell({
  day,
  events,
  total,
  open,
  active,
  target,
  labels,
}: CellProps & { day: string; events: readonly ScheduleEvent[]; total: number | undefined }) {
  const whole = events.filter(({ time }) => time === null);
  const beyond = Math.max((total ?? 0) - events.length, 0);
  const shown = whole.slice(0, MOST_ALL_DAY);
  const left = whole.length - shown.length + beyond;
  return (
    <div
      role="gridcell"
      className="cell"
      data-slot={day}
      data-closed={open ? undefined : ''}
      data-target={target || undefined}
      tabIndex={active ? 0 : -1}
    >
      <span className="full">{`${labels.day(day)}, ${labels.allDay}`}</span>
      {shown.map((event) => (
        <EventButton key={event.id} event={event} labels={labels} reached={active} />
      ))}
      {left > 0 ? (
        <button type="button" className="more" data-more={day} data-left={left} tabIndex={active ? 0 : -1}>
          {labels.more(left)}
          <span className="full">{labels.day(day)}</span>
        </button>
      ) : null}
    </div>
  );
});

const percent = (part: number): string => `${100 * part}%`;
/** Where a part of an hour stands in its cell, which is as tall as the hour. */
const placeOf = ({ from, lane, lanes }: { from: number; lane: number; lanes: number }) => ({
  top: percent((from % 60) / 60),
  left: percent(lane / lanes),
  width: `calc(${percent(1 / lanes)} - 2px)`,
});

const HourCell = memo(function HourCell({
  slot,
  parts: { placed, more },
  open,
  active,
  target,
  now,
  labels,
}: CellProps & { slot: string; parts: CellParts; now: number | null }) {
  const [day = '', hour = ''] = slot.split('T');
  return (
    <div
      role="gridcell"
      className="cell"
      data-slot={slot}
      data-closed={open ? undefined : ''}
      data-target={target || undefined}
      tabIndex={active ? 0 : -1}
    >
      <span className="full">{`${labels.day(day)}, ${labels.time(`${hour}:00`)}`}</span>
      {placed.map((each) => (
        <EventButton
          key={each.event.id}
          event={each.event}
          labels={labels}
          reached={active}
          continues={each.continues}
          tall={each.to - each.from >= 60}
          style={{ ...placeOf(each), height: percent(Math.max(each.to - each.from, 30) / 60) }}
        />
      ))}
      {more.map(({ from, count, lanes }) => (
        <button
          key="more"
          type="button"
          className="more"
          data-more={day}
          data-left={count}
          tabIndex={active ? 0 : -1}
          style={placeOf({ from, lane: lanes - 1, lanes })}
        >
          {labels.more(count)}
          <span className="full">{labels.day(day)}</span>
        </button>
      ))}
      {now === null ? null : (
        <span className="now" style={{ top: percent(now / 60) }}>
          <span className="full">{labels.now}</span>
        </span>
      )}
    </div>
  );
});
