import { MapCanvas, type MapLayer, type MapView } from '@terroir/ui-kit/map';
import { useMemo } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useMapLabels } from '../places/use-map-labels.ts';
import { useFormat } from '../session/use-format.ts';
import { useTiles } from '../session/use-tiles.ts';

export interface ItemMapProps {
  name: string;
  location: { readonly lat: number; readonly lng: number };
  zoom: number;
  height: number;
}

/** The producer's place on a map. */
export function ItemMap({ name, location, zoom, height }: ItemMapProps) {
  const t = useTexts('item-page');
  const format = useFormat();
  const { lat, lng } = location;
  const view = useMemo((): MapView => ({ centre: [lng, lat], zoom }), [lat, lng, zoom]);
  const layers = useMemo(
    (): MapLayer[] => [
      { key: 'producer', kind: 'points', features: [{ id: 'producer', at: [lng, lat], label: name }] },
    ],
    [lat, lng, name],
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
