import { MapCanvas, type MapPoint } from '@terroir/ui-kit/map';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { areaLayer, polygonOf } from '../../places/area-layer.ts';
import type { Area } from '../../places/area.ts';
import { useFirstView } from '../../places/use-first-view.ts';
import { useMapLabels } from '../../places/use-map-labels.ts';
import { useTiles } from '../../session/use-tiles.ts';
import { useFormat } from '../../session/use-format.ts';
import type { Pin } from './task-entry.ts';

export interface LocationsMapProps {
  areas: readonly Area[];
  pins: readonly Pin[];
  onChange: (ids: string[]) => void;
}

/** The land with a pin in each plot and zone of a task; a press on one puts its pin there or takes it away. */
export function LocationsMap({ areas, pins, onChange }: LocationsMapProps) {
  const t = useTexts('tasks');
  const format = useFormat();
  const labels = useMapLabels();
  const tiles = useTiles();
  // At the first of them, and not at each one that is chosen.
  const [first] = useState(pins[0]?.locatableId ?? null);
  const view = useFirstView(areas, first);
  const polygons = useMemo(() => areaLayer(areas.map(polygonOf)), [areas]);
  const chosen = useMemo(() => pins.map(({ locatableId: id, coordinates: at }): MapPoint => ({ id, at })), [pins]);
  const layers = useMemo(
    () => [polygons, { key: 'pins', kind: 'points' as const, features: chosen }],
    [polygons, chosen],
  );
  return (
    <MapCanvas
      label={t('form.map')}
      view={view}
      height={300}
      layers={layers}
      tiles={tiles}
      formatDistance={format.distance}
      labels={labels}
      interactions={{
        select: {
          selected: pins.map(({ locatableId }) => locatableId),
          several: true,
          onSelect: onChange,
          announce: (what, isOn) => t(isOn ? 'form.pinned' : 'form.unpinned', { what }),
        },
      }}
    />
  );
}
