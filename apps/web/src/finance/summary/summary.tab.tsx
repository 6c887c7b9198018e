import { Button, Card, DelayedSkeleton, EmptyState, IconButton, Skeleton, StatCard } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { summaryQuery } from '../lines/books.ts';
import { useFigures } from '../../records/figures.ts';
import { FinanceIcon } from '../finance-icon.tsx';
import { moneySeries } from '../money-series.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { FigureHistory, type Figure } from './figure-history.tsx';
import { SummaryFacts } from './summary-facts.tsx';
import { SummaryTables } from './summary-tables.tsx';
import { useSummaryCaption } from './use-summary-caption.ts';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';

const charts = () => import('./summary-charts.tsx');
const DistributionChart = lazyPart(async () => (await charts()).DistributionChart);
const MoneyTimeline = lazyPart(async () => (await charts()).MoneyTimeline);

/** Period, opportunities, net, cost and revenues; what they are made of; and how they went month by month. */
export function SummaryTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('finance');
  const figures = useFigures();
  const query = useQuery(summaryQuery(figures.language, asOf.instant));
  const summary = query.data;
  const [historyOf, setHistoryOf] = useState<Figure | null>(null);
  const caption = useSummaryCaption(summary, asOf.instant ?? new Date(query.dataUpdatedAt).toISOString());
  if (query.error && !summary) {
    return <Failed error={query.error} onRetry={() => void query.refetch()} loading={query.isFetching} />;
  }
  const loading = summary === undefined;
  const money = (amount: number | undefined) => (amount === undefined ? '' : figures.money(amount));
  const emptyStateAction = asOf.instant === null && (
    <Button variant="contained" href="/finances/inputs-outputs">
      {t('summary.empty.action')}
    </Button>
  );
  const empty = (of: 'costs' | 'revenues' | 'timeline') => (
    <EmptyState
      drawing={of === 'timeline' ? 'clock' : 'ledger'}
      compact
      headingLevel={3}
      title={t(`summary.empty.${of}.title`)}
      action={of === 'timeline' ? undefined : emptyStateAction}
    >
      {t(`summary.empty.${of}.text`)}
    </EmptyState>
  );
  const net = summary?.net.total ?? 0;
  const historyButton = (of: Figure) => (
    <IconButton
      size="small"
      label={t(`history.figure.${of}`)}
      icon={<RecordIcon name="history" />}
      onClick={() => setHistoryOf(of)}
    />
  );
  return (
    <div className="finance-summary">
      {summary ? <p className="finance-print-only">{caption.onPaper}</p> : null}
      <SummaryFacts months={summary?.timeline} />
      <div aria-busy={loading} className="finance-figures">
        <StatCard
          label={t('summary.net')}
          value={money(summary?.net.total)}
          series={moneySeries.net}
          loading={loading}
          action={historyButton('net')}
          note={net < 0 ? t('summary.loss') : net > 0 ? t('summary.gain') : t('summary.even')}
        />
        <StatCard
          label={t('summary.cost')}
          value={money(summary?.costs.total)}
          series={moneySeries.cost}
          loading={loading}
          action={historyButton('cost')}
        />
        <StatCard
          label={t('summary.revenues')}
          value={money(summary?.revenues.total)}
          series={moneySeries.revenue}
          loading={loading}
          action={historyButton('revenues')}
        />
      </div>
      <div className="finance-charts">
        {(['costs', 'revenues'] as const).map((of) => (
          <Card key={of}>
            <Suspense fallback={<ChartSkeleton height={420} />}>
              <DistributionChart of={of} side={summary?.[of]} caption={caption.inPictures} empty={empty(of)} />
            </Suspense>
          </Card>
        ))}
      </div>
      <Card>
        <Suspense fallback={<ChartSkeleton height={460} />}>
          <MoneyTimeline months={summary?.timeline} caption={caption.inPictures} empty={empty('timeline')} />
        </Suspense>
      </Card>
      {summary ? <SummaryTables summary={summary} /> : null}
      <FigureHistory of={historyOf} onClose={() => setHistoryOf(null)} />
      <div className="finance-no-print">
        <Button startIcon={<FinanceIcon name="print" />} onClick={() => print()} disabled={loading}>
          {t('summary.print')}
        </Button>
      </div>
    </div>
  );
}

function ChartSkeleton({ height }: { height: number }) {
  const t = useTexts('shell');
  return (
    <div style={{ minHeight: height }}>
      <DelayedSkeleton label={t('loading')}>
        <Skeleton height={height} />
      </DelayedSkeleton>
    </div>
  );
}
