import { PageHeader, TabsNav } from '@terroir/ui-kit';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../api/lazy-part.tsx';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { hrefAt } from '../as-of/as-of.ts';
import { AsOfControl, AsOfNotice } from '../as-of/as-of-control.tsx';
import { useAsOf } from '../as-of/use-as-of.ts';
import { useTexts } from '../i18n/texts.ts';
import { TasksSettings } from './settings/tasks-settings.tsx';
import { LineIcon } from '../icons/line-icon.tsx';
import { ListTab } from './list/list.tab.tsx';
import { pastTabs, tabHrefs, tabNames, tabOf, tasksHref } from './tabs.ts';

// The calendar and the map come when they are shown.
const CalendarTab = lazyPart(async () => (await import('./calendar/calendar.tab.tsx')).CalendarTab);

const icons = { list: List, calendar: CalendarDays, tasksMap: MapPin } as const;

/** The work of a farm (S1 §2), now or as it was planned at an instant. */
export default function TasksScreen() {
  const t = useTexts('tasks');
  const asOf = useAsOf();
  const current = tabOf(useParams()['tab']);
  const past = asOf.instant !== null;
  // The past can only be read.
  if (!current || (past && !pastTabs.has(current))) return <Navigate to={hrefAt(tasksHref, asOf.instant)} replace />;
  const reads = pastTabs.has(current);
  const shown = tabNames.filter((name) => !past || pastTabs.has(name));
  return (
    <>
      <PageHeader
        title={t('title')}
        description={past ? undefined : t('lead')}
        actions={
          <>
            {reads ? <AsOfControl asOf={asOf} /> : null}
            {past ? null : <TasksSettings />}
          </>
        }
        tabs={
          shown.length > 1 ? (
            <TabsNav
              label={t('tabs.label')}
              tabs={shown.map((name) => ({
                key: name,
                label: t(`tabs.${name}`),
                href: hrefAt(tabHrefs[name], asOf.instant),
                current: name === current,
                icon: <LineIcon icon={icons[name]} />,
              }))}
            />
          ) : undefined
        }
      />
      {reads ? <AsOfNotice asOf={asOf} /> : null}
      <Suspense fallback={<PageSkeleton />}>
        {current === 'list' ? <ListTab asOf={asOf} /> : null}
        {current === 'calendar' ? <CalendarTab /> : null}
      </Suspense>
    </>
  );
}
