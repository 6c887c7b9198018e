import type { ReactNode } from 'react';
import Next from '@mui/icons-material/ChevronRightOutlined';
import Previous from '@mui/icons-material/ChevronLeftOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Spinner } from '../button/spinner.tsx';
import { useDelayed } from '../skeleton/skeleton.tsx';
import { scheduleViews, shiftPeriod, type ScheduleView } from './days.ts';
import type { ScheduleLabels } from './schedule-props.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 12,
  '@media print': { '& > *:not(h2)': { display: 'none' } },
});
const Group = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });
const Views = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 3,
  gap: 2,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.sunken,
}));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: '1 1 min(12rem, 100%)',
  minWidth: 0,
  margin: 0,
  '&::first-letter': { textTransform: 'uppercase' },
}));

interface ScheduleToolbarProps {
  view: ScheduleView;
  date: string;
  today: string;
  title: string;
  loading: boolean;
  actions: ReactNode;
  labels: ScheduleLabels;
  onNavigate: (view: ScheduleView, date: string) => void;
}

/** Today, the period before and after, the period in words, the views. */
export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { view, date, today, title, loading, actions, labels, onNavigate } = props;
  const isSlow = useDelayed(loading);
  return (
    <Bar>
      <Group>
        <Button size="small" onClick={() => onNavigate(view, today)}>
          {labels.today}
        </Button>
        <IconButton
          label={labels.previous[view]}
          icon={<Previous />}
          onClick={() => onNavigate(view, shiftPeriod(view, date, -1))}
        />
        <IconButton
          label={labels.next[view]}
          icon={<Next />}
          onClick={() => onNavigate(view, shiftPeriod(view, date, 1))}
        />
      </Group>
      <Title>
        <span>{title}</span>
        {isSlow ? <Spinner /> : null}
      </Title>
      <Views role="group" aria-label={labels.views}>
        {scheduleViews.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === view ? 'contained' : 'text'}
            aria-pressed={each === view}
            onClick={() => onNavigate(each, date)}
          >
            {labels.view[each]}
          </Button>
        ))}
      </Views>
      {actions}
    </Bar>
  );
}
