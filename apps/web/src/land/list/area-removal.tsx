import { useTexts } from '../../i18n/texts.ts';
import { RemovalQuestion } from '../../records/removal-question.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { nameOf, plotSource, zoneSource, type Area } from '../../places/area.ts';

interface AreaRemovalProps {
  /** The plot or zone to remove; `null` asks nothing. */
  area: Area | null;
  onClose: () => void;
}

/** Asks before a plot or a zone is removed, and says how many zones go with a plot. */
export function AreaRemoval({ area, onClose }: AreaRemovalProps) {
  const t = useTexts('land');
  const plots = useRecordWrites(plotSource, nameOf);
  const zones = useRecordWrites(zoneSource, nameOf);
  const remove = async (row: Area) => (row.kind === 'plot' ? plots.remove(row) : zones.remove(row));
  return (
    <RemovalQuestion
      row={area}
      writes={{ remove }}
      removalOf={(row) =>
        row.kind === 'zone'
          ? t('removal.zone', { what: row.name })
          : row.zones.length === 0
            ? t('removal.plot', { what: row.name })
            : t('removal.plotWithZones', { what: row.name, count: row.zones.length })
      }
      onClose={onClose}
    />
  );
}
