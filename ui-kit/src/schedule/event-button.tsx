import { memo, type CSSProperties } from 'react';
import Unsent from '@mui/icons-material/CloudOffOutlined';
import Done from '@mui/icons-material/CheckCircleOutlined';
import Late from '@mui/icons-material/ErrorOutlineOutlined';
import Repeat from '@mui/icons-material/RepeatOutlined';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ScheduleEvent } from './schedule-event.ts';
import type { ScheduleLabels } from './schedule-props.ts';

interface EventButtonProps {
  event: ScheduleEvent;
  labels: ScheduleLabels;
  /** Tab reaches it: its cell has the focus of the grid. */
  reached: boolean;
  /** It began the day before. */
  continues?: boolean;
  /** It has room for two lines. */
  tall?: boolean;
  style?: CSSProperties;
  onClick?: () => void;
}

/** One event. Clicks, keys and drags are those of the schedule around it. */
export const EventButton = memo(function EventButton(props: EventButtonProps) {
  const { event, labels, reached, continues, tall, style, onClick } = props;
  const { done = false, late = false, repeats = false, movable = false, pending = false, unsent = false } = event;
  const extra = [
    repeats ? labels.repeats : null,
    late ? labels.late : null,
    done ? labels.done : null,
    unsent ? labels.unsent : null,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className="event"
      data-event={event.id}
      data-done={done || undefined}
      data-late={late || undefined}
      data-movable={movable || undefined}
      data-tall={tall || undefined}
      data-pending={pending || undefined}
      tabIndex={reached ? 0 : -1}
      aria-keyshortcuts={movable ? 'M' : undefined}
      style={style}
      onClick={onClick}
    >
      {done ? <Done /> : late ? <Late /> : null}
      {event.time === null || continues ? null : <span className="time">{labels.time(event.time)}</span>}
      <span className="title">{event.title}</span>
      {unsent ? <Unsent className="unsent" /> : null}
      {repeats ? <Repeat className="repeat" /> : null}
      {extra.length > 0 ? <VisuallyHidden>{extra.join(', ')}</VisuallyHidden> : null}
    </button>
  );
});
