import { useEffect, useState } from 'react';
import type { MapCanvasProps } from '../map-canvas-props.ts';
import type { OpenMapCanvas } from '../open-map-canvas.ts';

/** Which tiles are shown, and whether those do not come. */
export function useMapTiles(map: OpenMapCanvas | null, { tiles, initialTiles, onTilesChange }: MapCanvasProps) {
  const [chosen, setChosen] = useState(initialTiles ?? tiles?.[0]?.key ?? '');
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const source = tiles?.find(({ key }) => key === chosen);
  const { url, maxZoom } = source ?? {};
  useEffect(() => {
    map?.showTiles(url === undefined ? undefined : { url, maxZoom }, () => setFailedKey(chosen));
  }, [map, url, maxZoom, chosen]);
  return {
    source,
    chosen,
    failed: source !== undefined && failedKey === chosen,
    choose: (key: string) => {
      setFailedKey(null);
      setChosen(key);
      onTilesChange?.(key);
    },
  };
}
