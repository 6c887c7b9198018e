import { memo } from 'react';
import Done from '@mui/icons-material/CheckOutlined';
import Late from '@mui/icons-material/PriorityHighOutlined';
import { weeksOf } from './days.ts';
import { EventButton } from './event-button.tsx';
import type { GridProps } from './grid-props.ts';
import type { ScheduleEvent } from './schedule-event.ts';
import type { ScheduleLabels } from './schedule-props.ts';

/** So many events of a day are shown; of more one fewer, above how many there are. */
const MOST = 4;
const none: readonly ScheduleEvent[] = [];

/** The month: a row for each week, a cell for each day. */
export function MonthGrid(props: GridProps) {
  const { days, date, byDay, totals, labels, active, target, today, isOpen } = props;
  return (
    <>
      <div role="row" className="weekdays">
        {days.slice(0, 7).map((day) => {
          const { long, short } = labels.weekday(day);
          return (
            <div role="columnheader" key={day} aria-label={long}>
              {short}
            </div>
          );
        })}
      </div>
      {weeksOf(days).map((week) => (
        <div role="row" key={week[0]} className="week">
          {week.map((day) => (
            <MonthCell
              key={day}
              day={day}
              events={byDay.get(day) ?? none}
              total={totals?.[day]}
              outside={day.slice(0, 7) !== date.slice(0, 7)}
              open={isOpen(day)}
              active={active === day}
              target={target === day}
              today={today === day}
              labels={labels}
            />
          ))}
        </div>
      ))}
    </>
  );
}

interface MonthCellProps {
  day: string;
  events: readonly ScheduleEvent[];
  total: number | undefined;
  /** It is of the month before or after. */
  outside: boolean;
  /** Something can be put here. */
  open: boolean;
  active: boolean;
  target: boolean;
  today: boolean;
  labels: ScheduleLabels;
}

const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { day, events, outside, open, active, target, today, labels } = props;
  const total = Math.max(props.total ?? 0, events.length);
  const shown = events.slice(0, total > MOST ? MOST - 1 : MOST);
  const left = total - shown.length;
  // Where only a number has room, it says how the day stands as well.
  const late = events.some((event) => event.late);
  const done = !late && events.length === total && events.every((event) => event.done);
  return (
    <div
      role="gridcell"
      className="cell"
      data-slot={day}
      data-outside={outside || undefined}
      data-closed={open ? undefined : ''}
      data-target={target || undefined}
      tabIndex={active ? 0 : -1}
      aria-current={today ? 'date' : undefined}
    >
      <span className="full">{`${labels.day(day)}, ${labels.events(total)}`}</span>
      <span className="number" aria-hidden>
        {Number(day.slice(8))}
      </span>
      {shown.map((event) => (
        <EventButton key={event.id} event={event} labels={labels} reached={active} />
      ))}
      {total > 0 ? (
        <button
          type="button"
          className="more"
          data-more={day}
          data-left={left}
          data-late={late || undefined}
          data-done={done || undefined}
          tabIndex={active ? 0 : -1}
        >
          <span className="wide">{labels.more(left)}</span>
          <span className="narrow">
            {late ? <Late /> : done ? <Done /> : null}
            <span aria-hidden>{total}</span>
            <span className="full">
              {[labels.events(total), late ? labels.late : null, done ? labels.done : null].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className="full">{labels.day(day)}</span>
        </button>
      ) : null}
    </div>
  );
});
