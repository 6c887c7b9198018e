import type { ChartLabels } from '@terroir/ui-kit/charts';
import { useTexts } from '../i18n/texts.ts';

/** What is on the buttons of every chart. */
export function useChartLabels(): ChartLabels {
  const t = useTexts('records');
  return {
    showTable: t('charts.showTable'),
    showChart: t('charts.showChart'),
    savePng: t('charts.savePng'),
    savePngFailed: t('charts.savePngFailed'),
    loading: t('shell:loading'),
  };
}
