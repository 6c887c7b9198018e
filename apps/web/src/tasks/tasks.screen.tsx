import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../api/lazy-part.tsx';
import { ListTab } from './list/list.tab.tsx';
import { tabOf, tasksHref } from './tabs.ts';
import { TasksFrame } from './tasks-frame.tsx';

const CalendarTab = lazyPart(async () => (await import('./calendar/calendar.tab.tsx')).CalendarTab);

/**
 * The work of a farm (S1 §2), now or as it was planned at an instant. The calendar is fetched
 * while the list is read: React holds back for 300 ms what follows a skeleton.
 */
export default function TasksScreen() {
  const current = tabOf(useParams()['tab']);
  useEffect(() => CalendarTab.ahead(), []);
  if (!current) return <Navigate to={tasksHref} replace />;
  return (
    <TasksFrame current={current}>
      {(asOf) => (current === 'list' ? <ListTab asOf={asOf} /> : <CalendarTab />)}
    </TasksFrame>
  );
}
