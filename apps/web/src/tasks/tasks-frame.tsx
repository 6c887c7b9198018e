import { Button, PageHeader, PrintArea, Stack, TabsNav } from '@terroir/ui-kit';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hrefAt } from '../as-of/as-of.ts';
import { AsOfControl, AsOfNotice } from '../as-of/as-of-control.tsx';
import { useAsOf, type AsOfHandle } from '../as-of/use-as-of.ts';
import { useTexts } from '../i18n/texts.ts';
import { LineIcon } from '../icons/line-icon.tsx';
import { TasksSettings } from './settings/tasks-settings.tsx';
import { pastTabs, tabHrefs, tabNames, tasksHref, workListHref, type TabName } from './tabs.ts';

const icons = { list: List, calendar: CalendarDays, tasksMap: MapPin } as const;

interface TasksFrameProps {
  current: TabName;
  children: (asOf: AsOfHandle) => ReactNode;
}

/** The head of every screen of the tasks with its tabs, now or as they were planned at an instant. */
export function TasksFrame({ current, children }: TasksFrameProps) {
  const t = useTexts('tasks');
  const asOf = useAsOf();
  const { search } = useLocation();
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
            {past ? null : (
              <PrintArea only="screen">
                <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                  <Button
                    href={`${workListHref}${current === 'calendar' ? search : ''}`}
                    startIcon={<LineIcon icon={Printer} />}
                  >
                    {t('workList')}
                  </Button>
                  <TasksSettings />
                </Stack>
              </PrintArea>
            )}
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
