import type { DataTableProps } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';

/** What every table of records has on it: the words, the button that shows every row, and its files. */
export function useTableLabels() {
  const t = useTexts('records');
  const language = useLanguage();
  const format = useFormat();
  return useMemo(() => {
    const labels: DataTableProps<never>['labels'] = {
      actions: t('actions.title'),
      loading: t('shell:loading'),
      sortBy: t('sort.by'),
      ascending: t('sort.ascending'),
      descending: t('sort.descending'),
      unsorted: t('sort.unsorted'),
    };
    return {
      labels,
      showAll: (many: number) => t('showAll', { many: format.number(many) }),
      /** As a file of this name. */
      csv: (fileName: string) => ({
        label: t('csv'),
        fileName,
        separator: language === 'fr' ? (';' as const) : (',' as const),
        failed: t('exportFailed'),
        excel: { label: t('excel'), menu: t('export') },
      }),
    };
  }, [t, language, format]);
}
