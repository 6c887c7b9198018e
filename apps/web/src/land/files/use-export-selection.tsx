import type { RowSelection } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import type { Area } from '../../places/area.ts';
import { useExport, useExportFormats } from './use-export.ts';

/** Plots and zones of the list can be chosen, and saved in each format. */
export function useExportSelection(name: string): RowSelection<Area> {
  const t = useTexts('land');
  const ofRecords = useTexts('records');
  const formats = useExportFormats();
  const save = useExport(name);
  return useMemo(
    () => ({
      rowLabel: (area) => t('select.row', { what: area.name }),
      allLabel: ofRecords('select.all'),
      enterHint: ofRecords('select.enter'),
      clearLabel: ofRecords('select.clear'),
      summary: (areas) => t('select.chosen', { count: areas.length }),
      actions: formats.map(({ format, label }) => ({
        key: format,
        label: t('export.as', { format: label }),
        icon: <RecordIcon name="download" />,
        onSelect: (areas) => save(areas, format),
      })),
    }),
    [t, ofRecords, formats, save],
  );
}
