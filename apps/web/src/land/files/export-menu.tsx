import { MenuButton } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import type { Area } from '../../places/area.ts';
import { useExport, useExportFormats } from './use-export.ts';

/** A menu of formats in which areas are saved. `what`: the one that is saved, where it is not all of them. */
export function ExportMenu({ areas, name, what }: { areas: readonly Area[]; name: string; what?: string | undefined }) {
  const t = useTexts('land');
  const formats = useExportFormats();
  const save = useExport(name);
  return (
    <MenuButton
      label={what === undefined ? t('export.all') : t('export.short')}
      aria-label={what === undefined ? undefined : t('export.one', { what })}
      size="small"
      icon={<RecordIcon name="download" />}
      items={formats.map(({ format, label }) => ({
        key: format,
        label,
        onSelect: () => save(areas, format),
      }))}
    />
  );
}
