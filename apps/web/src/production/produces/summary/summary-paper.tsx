import type { ProducesSummaryAttributes } from '@terroir/production';
import { PaperTable, PrintArea } from '@terroir/ui-kit';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { datesOf, seasons, seasonSeries } from '../seasons.ts';

/** The figures behind the charts, as tables that only the printed summary shows. */
export function SummaryPaper({ summary: { calendar, distribution } }: { summary: ProducesSummaryAttributes }) {
  const t = useTexts('produces');
  const figures = useFigures();
  return (
    <PrintArea only="paper">
      <PaperTable
        caption={t('charts.distribution')}
        head={[t('columns.category'), t('columns.product'), t('charts.count'), t('charts.share')]}
        rows={distribution.products.map(({ categoryName, name, value, percent }) => [
          categoryName,
          name,
          figures.number(value),
          figures.share(percent / 100),
        ])}
        words={2}
      />
      <PaperTable
        caption={t('charts.seasons')}
        head={[t('columns.product'), t('columns.variety'), ...seasons.map((season) => t(`seasons.${season}`))]}
        series={[undefined, undefined, ...seasons.map((season) => seasonSeries[season])]}
        rows={calendar.rows.map((row) => [
          row.name,
          row.varietyName,
          ...seasons.map((season) => figures.period(...datesOf(calendar, row, season))),
        ])}
        words={4}
      />
    </PrintArea>
  );
}
