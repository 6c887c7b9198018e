import type { SummaryAttributes } from '@terroir/finance';
import { PaperTable } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { moneySeries } from '../money-series.ts';
import type { Month } from './comparable-months.ts';

/** The figures behind the charts, as tables that only the printed summary shows. */
export function SummaryTables({ summary, months }: { summary: SummaryAttributes; months: readonly Month[] }) {
  const t = useTexts('finance');
  const figures = useFigures();
  const isCompared = months.some(({ before }) => before !== undefined);
  return (
    <>
      {(['costs', 'revenues'] as const).map((of) => (
        <PaperTable
          key={of}
          caption={t(`charts.${of}`)}
          head={[
            t('columns.category'),
            t('columns.subCategory'),
            of === 'costs' ? t('columns.cost.inputs') : t('columns.cost.outputs'),
            t('charts.share'),
          ]}
          rows={summary[of].distribution.subcategories.map((slice) => [
            slice.categoryName,
            slice.name,
            figures.money(slice.value),
            // Rounded to nothing is not nothing.
            figures.share(slice.percent === 0 ? slice.value / summary[of].total : slice.percent / 100),
          ])}
          foot={[t('total'), '', figures.money(summary[of].total), '']}
          words={2}
        />
      ))}
      <PaperTable
        caption={t('charts.timeline')}
        head={[
          t('charts.month'),
          t('summary.cost'),
          t('charts.revenue'),
          t('summary.net'),
          t('charts.cumulative'),
          ...(isCompared ? [t('charts.before')] : []),
        ]}
        series={[undefined, moneySeries.cost, moneySeries.revenue, moneySeries.net]}
        rows={months.map(({ month, cost, revenue, net, cumulative, before }) => [
          figures.fullMonth(month),
          ...[cost, revenue, net, cumulative, ...(isCompared ? [before ?? 0] : [])].map((amount) =>
            figures.money(amount),
          ),
        ])}
        foot={[
          t('total'),
          figures.money(summary.costs.total),
          figures.money(summary.revenues.total),
          figures.money(summary.net.total),
          '',
          ...(isCompared ? [''] : []),
        ]}
        words={1}
      />
    </>
  );
}
