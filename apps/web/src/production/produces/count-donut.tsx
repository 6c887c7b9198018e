import { DonutChart, type DonutChartProps } from '@terroir/ui-kit/charts';
import { useTexts } from '../../i18n/texts.ts';
import { useChartLabels } from '../../records/chart-labels.ts';
import { useFigures } from '../../records/figures.ts';

// This file holds the charts' library: only `import()` it.

export interface CountDonutProps extends Omit<
  DonutChartProps,
  'headingLevel' | 'formatValue' | 'formatShare' | 'centre' | 'labels'
> {
  /** How many there are, and what they are called in that number. */
  total: number;
  totalLabel: string;
  /** The name of the parts of a slice, whose own name is their category's. */
  partLabel: string;
  /** The name of the kinds of slices in the file of the figures. */
  kindLabel?: string;
}

/** How many of something each category has: categories inside, their parts outside. */
export function CountDonut({ total, totalLabel, partLabel, kindLabel, ...chart }: CountDonutProps) {
  const t = useTexts('produces');
  const figures = useFigures();
  const chartLabels = useChartLabels();
  return (
    <DonutChart
      {...chart}
      headingLevel={2}
      formatValue={figures.number}
      formatShare={figures.share}
      centre={{ label: totalLabel, value: figures.number(total) }}
      labels={{
        ...chartLabels,
        kind: kindLabel,
        slice: t('columns.category'),
        part: partLabel,
        value: t('charts.count'),
        share: t('charts.share'),
        others: (count) => t('charts.others', { count }),
      }}
    />
  );
}
