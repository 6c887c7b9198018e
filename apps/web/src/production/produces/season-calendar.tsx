import { CalendarChart, type CalendarChartProps } from '@terroir/ui-kit/charts';
import { useTexts } from '../../i18n/texts.ts';
import { useChartLabels } from '../../records/chart-labels.ts';
import { useFigures } from '../../records/figures.ts';
import { seasons, seasonSeries } from './seasons.ts';

// This file holds the charts' library: only `import()` it.

export interface SeasonCalendarProps extends Omit<
  CalendarChartProps,
  'headingLevel' | 'monthName' | 'kinds' | 'labels'
> {
  /** The names of a row and of its detail, in the table of the figures. */
  labels: Pick<CalendarChartProps['labels'], 'row' | 'detail'>;
}

/** Seasons of production and of sale, month by month; the kind of a span is its season. */
export function SeasonCalendar({ labels, ...chart }: SeasonCalendarProps) {
  const t = useTexts('produces');
  const figures = useFigures();
  const chartLabels = useChartLabels();
  return (
    <CalendarChart
      {...chart}
      headingLevel={2}
      monthName={figures.monthName}
      kinds={seasons.map((season) => ({
        key: season,
        label: t(`seasons.${season}`),
        from: t(`columns.${season}From`),
        to: t(`columns.${season}To`),
        series: seasonSeries[season],
        drawn: season === 'production' ? 'solid' : 'outline',
      }))}
      labels={{ ...chartLabels, ...labels, showAll: (count) => t('charts.showAll', { count }) }}
    />
  );
}
