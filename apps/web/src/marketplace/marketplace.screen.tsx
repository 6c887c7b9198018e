import { Notice, PageHeader, PrintArea, styled, TabsNav, useMediaQuery, useTheme } from '@terroir/ui-kit';
import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../api/lazy-part.tsx';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { useTexts } from '../i18n/texts.ts';
import { FilterPanel } from './filter/filter-panel.tsx';
import { useMarketSearch, type MarketSearchHandle } from './filter/use-market-search.ts';
import { MarketIcon } from './market-icon.tsx';
import { SaveSearch } from './saved/save-search.tsx';
import { isFace, marketplaceHref, tabHrefs, tabNames, type TabName } from './tabs.ts';
import { WaresTab } from './wares/wares.tab.tsx';

const SeasonsTab = lazyPart(async () => (await import('./seasons/seasons.tab.tsx')).SeasonsTab);
const SearchesTab = lazyPart(async () => (await import('./saved/searches.tab.tsx')).SearchesTab);

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Narrower on small computers: four cards stand beside it there too.
  '&[data-aside]': {
    gridTemplateColumns: 'clamp(224px, 224px + (100vw - 1280px) * 0.3, 272px) minmax(0, 1fr)',
  },
  '& > *': { minWidth: 0 },
  '@media print': { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What a business finds around it (S1 §2): produces, items, producers, their seasons, and the searches that it keeps. */
export default function MarketplaceScreen() {
  const t = useTexts('marketplace');
  const { tab = 'produces' } = useParams();
  const handle = useMarketSearch();
  const current = tabNames.find((name) => name === tab);
  if (!current) return <Navigate to={`${marketplaceHref}${handle.address}`} replace />;
  return (
    <>
      <PageHeader
        title={t('shell:routes.marketplace')}
        description={t('lead')}
        tabs={
          <TabsNav
            label={t('tabs.label')}
            tabs={tabNames.map((name) => ({
              key: name,
              label: t(`tabs.${name}`),
              // Filters go along from face to face.
              href: `${tabHrefs[name]}${name === 'searches' ? '' : handle.address}`,
              current: name === current,
              icon: <MarketIcon name={name} />,
            }))}
          />
        }
      />
      {current === 'searches' ? (
        <Suspense fallback={<PageSkeleton />}>
          <SearchesTab />
        </Suspense>
      ) : (
        <Filtered tab={current} handle={handle} />
      )}
    </>
  );
}

/** A face or the seasons, with the filters beside it or above it. */
function Filtered({ tab, handle }: { tab: Exclude<TabName, 'searches'>; handle: MarketSearchHandle }) {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'));
  const hasSideBar = useMediaQuery('(min-width: 80em)');
  const isWidest = useMediaQuery(breakpoints.up('xl'));
  const hasMap = handle.isMapOpen && isFace(tab);
  // List and map side by side need the room of the side bar, save on the widest screens.
  const isAside = hasMap ? isWidest : hasSideBar;
  const body: ReactNode = isFace(tab) ? (
    <WaresTab
      key={tab}
      face={tab}
      handle={handle}
      isWide={isWide}
      isAside={isAside}
      actions={<SaveSearch face={tab} search={handle.search} />}
    />
  ) : (
    <Suspense fallback={<PageSkeleton />}>
      <SeasonsTab handle={handle} />
    </Suspense>
  );
  return (
    <>
      <BadAddress handle={handle} />
      <Columns data-aside={isAside ? '' : undefined}>
        <FilterPanel handle={handle} tab={tab} isAside={isAside} />
        <div>{body}</div>
      </Columns>
    </>
  );
}

/** Says what of the address could not be read and was left out. */
function BadAddress({ handle: { faults } }: { handle: MarketSearchHandle }) {
  const t = useTexts('marketplace');
  const [closed, setClosed] = useState('');
  const named = faults.join();
  if (named === '' || named === closed) return null;
  return (
    <PrintArea only="screen">
      <div style={{ marginBottom: 16 }}>
        <Notice severity="warning" onClose={() => setClosed(named)} closeLabel={t('shell:close')}>
          {t('badAddress', { filters: faults.map((fault) => t(`fault.${fault}`)).join(', ') })}
        </Notice>
      </div>
    </PrintArea>
  );
}
