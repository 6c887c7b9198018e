import { EmptyState, PageHeader, TabsNav } from '@terroir/ui-kit';
import { Navigate, useParams } from 'react-router-dom';
import { useTexts } from '../i18n/texts.ts';
import { AsOfControl, AsOfNotice } from '../as-of/as-of-control.tsx';
import { FinanceIcon } from './finance-icon.tsx';
import { LinesTab } from './lines/lines.tab.tsx';
import { SummaryTab } from './summary/summary.tab.tsx';
import { useAsOf } from '../as-of/use-as-of.ts';
import './finance.css';

const tabs = [
  { key: 'summary', path: '/finances' },
  { key: 'inputs-outputs', path: '/finances/inputs-outputs' },
  { key: 'production-planning', path: '/finances/production-planning' },
  { key: 'production-scenarios', path: '/finances/production-scenarios' },
] as const;
type Tab = (typeof tabs)[number]['key'];
const icons = {
  summary: 'summary',
  'inputs-outputs': 'lines',
  'production-planning': 'planning',
  'production-scenarios': 'scenarios',
} as const satisfies Record<Tab, string>;

/** Costs, revenues and what they are made of (S1 §2, production general). */
export default function FinanceScreen() {
  const t = useTexts('finance');
  const asOf = useAsOf();
  const { tab = 'summary' } = useParams();
  const current = tabs.find(({ key }) => key === tab)?.key;
  if (!current) return <Navigate to={asOf.hrefOf('/finances')} replace />;
  const hasFigures = current === 'summary' || current === 'inputs-outputs';
  return (
    <div className="finance">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={hasFigures ? <AsOfControl asOf={asOf} /> : undefined}
        tabs={
          <TabsNav
            label={t('tabs.label')}
            tabs={tabs.map(({ key, path }) => ({
              key,
              label: t(`tabs.${key}`),
              href: asOf.hrefOf(path),
              current: key === current,
              icon: <FinanceIcon name={icons[key]} />,
            }))}
          />
        }
      />
      {hasFigures ? <AsOfNotice asOf={asOf} /> : null}
      {current === 'summary' ? <SummaryTab asOf={asOf} /> : null}
      {current === 'inputs-outputs' ? <LinesTab asOf={asOf} /> : null}
      {hasFigures ? null : (
        <EmptyState drawing={current === 'production-planning' ? 'field' : 'search'} title={t(`soon.${current}.title`)}>
          {t(`soon.${current}.text`)}
        </EmptyState>
      )}
    </div>
  );
}
