import type { SummaryAttributes } from '@terroir/finance';
import { IconButton, StatCard, StatGrid } from '@terroir/ui-kit';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { moneySeries } from '../money-series.ts';
import type { Figure } from './figure-history.tsx';
import { yearBeforeTrend } from './year-before.ts';

export interface SummaryFiguresProps {
  /** `undefined` while it loads. */
  summary: SummaryAttributes | undefined;
  /** The same days a year earlier; `undefined` where nothing is compared, or until it is there. */
  before: SummaryAttributes | undefined;
  onHistory: (of: Figure) => void;
}

/** Net, cost and revenues, each beside that of the same days a year earlier. */
export function SummaryFigures({ summary, before, onHistory }: SummaryFiguresProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const loading = summary === undefined;
  const net = summary?.net.total ?? 0;
  const card = (of: Figure, totalOf: (summary: SummaryAttributes) => number, more: 'success' | 'neutral') => ({
    value: summary ? figures.money(totalOf(summary)) : '',
    loading,
    action: (
      <IconButton
        size="small"
        label={t(`history.figure.${of}`)}
        icon={<RecordIcon name="history" />}
        onClick={() => onHistory(of)}
      />
    ),
    trend: summary && before ? yearBeforeTrend(totalOf(summary), totalOf(before), more, t, figures) : undefined,
  });
  return (
    <StatGrid loading={loading} pairsFrom={25}>
      <StatCard
        {...card('net', ({ net: { total } }) => total, 'success')}
        label={t('summary.net')}
        series={moneySeries.net}
        note={net < 0 ? t('summary.loss') : net > 0 ? t('summary.gain') : t('summary.even')}
      />
      <StatCard
        {...card('cost', ({ costs }) => costs.total, 'neutral')}
        label={t('summary.cost')}
        series={moneySeries.cost}
      />
      <StatCard
        {...card('revenues', ({ revenues }) => revenues.total, 'success')}
        label={t('summary.revenues')}
        series={moneySeries.revenue}
      />
    </StatGrid>
  );
}
