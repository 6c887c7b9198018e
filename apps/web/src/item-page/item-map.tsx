import { MapCanvas, type MapLayer, type MapView } from '@terroir/ui-kit/map';
import { useMemo } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useMapLabels } from '../places/use-map-labels.ts';
import { useFormat } from '../session/use-format.ts';
import { useTiles } from '../session/use-tiles.ts';

export interface ItemMapProps {
  name: string;
  location: { readonly lat: number; readonly lng: number };
  /** Else the place is to 0.1°, and an area is shown. */
  isExact: boolean;
  zoom: number;
  height: number;
}

/** Half the diagonal of 0.1° of latitude and longitude at the equator: wherever it is, the place lies within. */
const ROUNDED_METRES = 7900;

/** The producer's place on a map, or the area that it lies in. */
export function ItemMap({ name, location, isExact, zoom, height }: ItemMapProps) {
  const t = useTexts('item-page');
  const format = useFormat();
  const { lat, lng } = location;
  const view = useMemo((): MapView => ({ centre: [lng, lat], zoom }), [lat, lng, zoom]);
  const layers = useMemo(
    (): MapLayer[] =>
      isExact
        ? [{ key: 'producer', kind: 'points', features: [{ id: 'producer', at: [lng, lat], label: name }] }]
        : [{ key: 'producer', kind: 'circle', centre: [lng, lat], metres: ROUNDED_METRES }],
    [lat, lng, name, isExact],
  );
  return (
    <MapCanvas
      label={t('mapOf', { name })}
      view={view}
      layers={layers}
      tiles={useTiles()}
      height={height}
      formatDistance={format.distance}
      labels={useMapLabels()}
    />
  );
}
