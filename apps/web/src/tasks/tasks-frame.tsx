import { PageHeader, TabsNav } from '@terroir/ui-kit';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { hrefAt } from '../as-of/as-of.ts';
import { AsOfControl, AsOfNotice } from '../as-of/as-of-control.tsx';
import { useAsOf, type AsOfHandle } from '../as-of/use-as-of.ts';
import { useTexts } from '../i18n/texts.ts';
import { LineIcon } from '../icons/line-icon.tsx';
import { TasksSettings } from './settings/tasks-settings.tsx';
import { pastTabs, tabHrefs, tabNames, tasksHref, type TabName } from './tabs.ts';

const icons = { list: List, calendar: CalendarDays, tasksMap: MapPin } as const;

interface TasksFrameProps {
  current: TabName;
  children: (asOf: AsOfHandle) => ReactNode;
}

/** The head of every screen of the tasks with its tabs, now or as they were planned at an instant. */
export function TasksFrame({ current, children }: TasksFrameProps) {
  const t = useTexts('tasks');
  const asOf = useAsOf();
  const past = asOf.instant !== null;
  const reads = pastTabs.has(current);
  // The past can only be read.
  if (past && !reads) return <Navigate to={hrefAt(tasksHref, asOf.instant)} replace />;
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
      {children(asOf)}
    </>
  );
}
