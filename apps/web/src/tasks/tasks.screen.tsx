import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../api/lazy-part.tsx';
import { ListTab } from './list/list.tab.tsx';
import { tabHrefs, tabOf, tasksHref, workListHref } from './tabs.ts';
import { TasksFrame } from './tasks-frame.tsx';

const CalendarTab = lazyPart(async () => (await import('./calendar/calendar.tab.tsx')).CalendarTab);
const MapTab = lazyPart(async () => (await import('./map/map.tab.tsx')).MapTab);
const WorkList = lazyPart(async () => (await import('./paper/work-list.screen.tsx')).default);
const parts: Readonly<Record<string, { ahead: () => Promise<void> } | undefined>> = {
  [tabHrefs.calendar]: CalendarTab,
  [tabHrefs.tasksMap]: MapTab,
  [workListHref]: WorkList,
};

/** Fetches the tab of an address. */
export const ahead = (pathname: string) => parts[pathname]?.ahead();

/**
 * The work of a farm (S1 §2), now or as it was planned at an instant. The calendar is fetched
 * while the list is read: React holds back for 300 ms what follows a skeleton.
 */
export default function TasksScreen() {
  const { tab } = useParams();
  const current = tabOf(tab);
  useEffect(() => void CalendarTab.ahead(), []);
  if (`${tasksHref}/${tab ?? ''}` === workListHref) return <WorkList />;
  if (!current) return <Navigate to={tasksHref} replace />;
  return (
    <TasksFrame current={current}>
      {(asOf) => (current === 'list' ? <ListTab asOf={asOf} /> : current === 'calendar' ? <CalendarTab /> : <MapTab />)}
    </TasksFrame>
  );
}
