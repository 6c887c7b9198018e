import { styled } from '@mui/material/styles';
import { Drawer } from '../drawer/drawer.tsx';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { EventButton } from './event-button.tsx';
import { inDayOrder, type ScheduleEvent } from './schedule-event.ts';
import type { ScheduleLabels } from './schedule-props.ts';
import { eventStyles } from './event-styles.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { contentVisibility: 'auto', containIntrinsicBlockSize: '44px' },
  ...eventStyles(theme),
  '& .event': {
    ...eventStyles(theme)['& .event'],
    minHeight: 44,
    padding: '8px 12px',
    fontSize: '1rem',
    '& .title': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
}));

interface DayListProps {
  /** The day; `null` while no list is open. */
  day: string | null;
  events: readonly ScheduleEvent[] | undefined;
  onOpen: (event: ScheduleEvent) => void;
  onClose: () => void;
  labels: ScheduleLabels;
}

/** All events of a day, one below the other. */
export function DayList({ day, events, onOpen, onClose, labels }: DayListProps) {
  return (
    <Drawer open={day !== null} title={day === null ? '' : labels.day(day)} closeLabel={labels.close} onClose={onClose}>
      {events ? (
        <List>
          {events.toSorted(inDayOrder).map((event) => (
            <li key={event.id}>
              <EventButton event={event} labels={labels} reached onClick={() => onOpen(event)} />
            </li>
          ))}
        </List>
      ) : (
        <SkeletonLines count={4} />
      )}
    </Drawer>
  );
}
