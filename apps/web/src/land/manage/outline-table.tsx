import { CoordinateTable, type OutlineEditor } from '@terroir/ui-kit/map';
import { useLanguage, useTexts } from '../../i18n/texts.ts';

/** The outline that is being drawn as a table: the way for keyboards, screen readers and figures from a deed. */
export function OutlineTable({ outline }: { outline: OutlineEditor }) {
  const t = useTexts('land-manage');
  const language = useLanguage();
  return (
    <CoordinateTable
      outline={outline}
      caption={t('table.caption')}
      language={language}
      labels={{
        point: t('table.point'),
        latitude: t('table.latitude'),
        longitude: t('table.longitude'),
        actions: t('table.actions'),
        fresh: t('table.fresh'),
        add: t('table.add'),
        finish: t('finish'),
        more: (count) => t('table.more', { count }),
        announce: (count) => t('points', { count }),
        latitudeOf: (point) => t('table.latitudeOf', { point }),
        longitudeOf: (point) => t('table.longitudeOf', { point }),
        removeOf: (point) => t('table.removeOf', { point }),
        latitudeError: t('table.latitudeError'),
        longitudeError: t('table.longitudeError'),
      }}
    />
  );
}
