import { PageHeader, TabsNav } from '@terroir/ui-kit';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../api/lazy-part.tsx';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { hrefAt } from '../as-of/as-of.ts';
import { AsOfControl, AsOfNotice } from '../as-of/as-of-control.tsx';
import { useAsOf } from '../as-of/use-as-of.ts';
import { loadTexts, useTexts } from '../i18n/texts.ts';
import { LandIcon } from './land-icon.tsx';
import { ListTab } from './list/list.tab.tsx';
import { importHref, landHref, pastTabs, tabHrefs, tabNames } from './tabs.ts';

// Maps come when they are shown.
const ViewTab = lazyPart(async () => (await import('./view/view.tab.tsx')).ViewTab);
const ManageTab = lazyPart(async () => (await import('./manage/manage.tab.tsx')).ManageTab);
const ImportTab = lazyPart(async () => {
  // Their words come with them: few visits need any.
  const [{ ImportTab: Tab }] = await Promise.all([
    import('./files/import.tab.tsx'),
    loadTexts(['land-files', 'imports']),
  ]);
  return Tab;
});
const StyleTab = lazyPart(async () => (await import('./style/style.tab.tsx')).StyleTab);
const parts: Readonly<Record<string, { ahead: () => Promise<void> } | undefined>> = {
  [tabHrefs.view]: ViewTab,
  [tabHrefs.manage]: ManageTab,
  [tabHrefs.style]: StyleTab,
  [importHref]: ImportTab,
};

/** Fetches the tab of an address. */
export const ahead = (pathname: string) => parts[pathname]?.ahead();

/** The land of a company (S1 §2): its plots and their zones, as a list and on maps. */
export default function LandScreen() {
  const t = useTexts('land');
  const asOf = useAsOf();
  const { tab = 'view' } = useParams();
  const importing = tab === 'import';
  const current = tabNames.find((name) => name === (importing ? 'list' : tab));
  const past = asOf.instant !== null;
  const atInstant = (href: string) => hrefAt(href, asOf.instant);
  // The past can only be read.
  if (!current || (past && (importing || !pastTabs.has(current)))) return <Navigate to={atInstant(landHref)} replace />;
  const reads = pastTabs.has(current) && !importing;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={past ? undefined : t('lead')}
        actions={reads ? <AsOfControl asOf={asOf} /> : undefined}
        tabs={
          <TabsNav
            label={t('tabs.label')}
            tabs={tabNames
              .filter((name) => !past || pastTabs.has(name))
              .map((name) => ({
                key: name,
                label: t(`tabs.${name}`),
                href: atInstant(tabHrefs[name]),
                current: name === current,
                icon: <LandIcon name={name} />,
              }))}
          />
        }
      />
      {reads ? <AsOfNotice asOf={asOf} /> : null}
      {current === 'list' && !importing ? <ListTab asOf={asOf} /> : null}
      <Suspense fallback={<PageSkeleton />}>
        {importing ? <ImportTab /> : null}
        {current === 'view' ? <ViewTab asOf={asOf} /> : null}
        {current === 'manage' ? <ManageTab /> : null}
        {current === 'style' ? <StyleTab /> : null}
      </Suspense>
    </>
  );
}
