import { PageHeader, TabsNav } from '@terroir/ui-kit';
import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { hrefAt } from '../../as-of/as-of.ts';
import { AsOfControl, AsOfNotice } from '../../as-of/as-of-control.tsx';
import { useAsOf } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ProduceDetailsTab } from './details/produce-details.tab.tsx';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { ListedProduceTab } from './list/listed-produce.tab.tsx';
import { SummaryTab } from './summary/summary.tab.tsx';
import { ProducesIcon } from './produces-icon.tsx';
import { editHref, oneHref, summaryHref, tabHrefs, tabNames, type TabName } from './tabs.ts';
import './produces.css';

const AddProduceTab = lazyPart(async () => (await import('../produce-form/add-produce.tab.tsx')).AddProduceTab);

/** What a company grows and makes (S1 §2, food produce). */
export default function ProducesScreen() {
  const t = useTexts('produces');
  const asOf = useAsOf();
  const { tab = 'summary' } = useParams();
  const id = useSearchParams()[0].get('id');
  const current = tabNames.find((name) => name === tab);
  const past = asOf.instant !== null;
  const atInstant = (href: string) => hrefAt(href, asOf.instant);
  // The past can only be read.
  if (!current || (past && current === 'addProduce')) return <Navigate to={atInstant(summaryHref)} replace />;
  const editing = current === 'addProduce' && id !== null;
  const hrefOf = (name: TabName) => {
    if (name === current && id !== null) return name === 'addProduce' ? editHref(id) : atInstant(oneHref(id));
    return atInstant(tabHrefs[name]);
  };
  return (
    <div className="produces">
      <PageHeader
        title={t('title')}
        description={past ? undefined : t('lead')}
        actions={current === 'addProduce' ? undefined : <AsOfControl asOf={asOf} />}
        tabs={
          <TabsNav
            label={t('tabs.label')}
            tabs={tabNames
              .filter((name) => !past || name !== 'addProduce')
              .map((name) => ({
                key: name,
                label: t(editing && name === current ? 'tabs.editProduce' : `tabs.${name}`),
                href: hrefOf(name),
                current: name === current,
                icon: editing && name === current ? <RecordIcon name="edit" /> : <ProducesIcon name={name} />,
              }))}
          />
        }
      />
      {current === 'addProduce' ? null : <AsOfNotice asOf={asOf} />}
      {current === 'addProduce' ? (
        <Suspense fallback={<PageSkeleton />}>
          <AddProduceTab key={id ?? 'new'} id={id} />
        </Suspense>
      ) : null}
      {current === 'summary' ? <SummaryTab asOf={asOf} /> : null}
      {current === 'produceDetails' ? <ProduceDetailsTab id={id} asOf={asOf} /> : null}
      {current === 'listedProduce' ? <ListedProduceTab asOf={asOf} /> : null}
    </div>
  );
}
