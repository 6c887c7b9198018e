import type { ChartLabels } from '@terroir/ui-kit/charts';
import { useTexts } from '../i18n/texts.ts';
import { useTableLabels } from './table-labels.ts';

/** What is on the buttons of every chart. */
export function useChartLabels(): ChartLabels {
  const t = useTexts('records');
  const { csv } = useTableLabels();
  return {
    showTable: t('charts.showTable'),
    showChart: t('charts.showChart'),
    savePng: t('charts.savePng'),
    savePngFailed: t('charts.savePngFailed'),
    loading: t('shell:loading'),
    file: csv,
  };
}
