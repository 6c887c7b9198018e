import { download, useToasts } from '@terroir/ui-kit';
import { useCallback, useMemo } from 'react';
import { geoFormats, type GeoFormat } from '../../geo-files/geo-file.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { Area } from '../../places/area.ts';

/** What can be exported to, with its words. */
export function useExportFormats(): readonly { readonly format: GeoFormat; readonly label: string }[] {
  const t = useTexts('land');
  return useMemo(() => geoFormats.map((format) => ({ format, label: t(`export.${format}`) })), [t]);
}

/** Saves areas as a file; the writers come when they are first used. `name`: of the file, without its ending. */
export function useExport(name: string): (areas: readonly Area[], format: GeoFormat) => void {
  const t = useTexts('land');
  const toasts = useToasts();
  return useCallback(
    (areas, format) => {
      const save = async () => {
        const [{ geoEndings, writeGeoFile }, { writtenArea }] = await Promise.all([
          import('../../geo-files/write-geo-file.ts'),
          import('./area-properties.ts'),
        ]);
        const { ending, type } = geoEndings[format];
        download(`${name}.${ending}`, new Blob([writeGeoFile(format, name, areas.map(writtenArea))], { type }));
      };
      save().catch(() => toasts.show({ severity: 'error', text: t('export.failed') }));
    },
    [name, t, toasts],
  );
}

/** A name without what file names may not have somewhere. */
export const fileNameOf = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, '-').trim();
