import type TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** An operator's tiles, e.g. `https://tiles.example/{z}/{x}/{y}.png`. */
export interface TileSource {
  key: string;
  label: string;
  url: string;
  /** Shown under the map while its tiles are. */
  attribution: string;
  attributionHref?: string | undefined;
  maxZoom?: number | undefined;
}

/** Draws these tiles in the layer, or none; `onFailed` is called once when a tile does not come. */
export function showTiles(
  layer: TileLayer<XYZ>,
  tiles: Pick<TileSource, 'url' | 'maxZoom'> | undefined,
  onFailed: () => void,
): void {
  if (!tiles) {
    layer.setSource(null);
    return;
  }
  // Asked for with CORS, so that a picture of the map may be saved.
  const source = new XYZ({ url: tiles.url, maxZoom: tiles.maxZoom ?? 19, crossOrigin: 'anonymous' });
  source.once('tileloaderror', onFailed);
  layer.setSource(source);
}
