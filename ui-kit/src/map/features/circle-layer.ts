import Feature from 'ol/Feature.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { withOpacity } from './fill-pattern.ts';
import type { MapInks } from '../map-inks.ts';
import type { LonLat } from '../world.ts';

/** Corners that a circle is drawn with. */
const corners = 128;

/** All that is within a distance of a place. It cannot be selected. */
export function circleLayer(zIndex: number) {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, zIndex });
  let drawn = '';
  return {
    layers: [layer],
    source,
    set(centre: LonLat, metres: number) {
      const key = `${centre.join(' ')} ${metres}`;
      if (key === drawn) return;
      drawn = key;
      source.clear(true);
      const ring = circular([...centre], metres, corners).transform('EPSG:4326', 'EPSG:3857');
      source.addFeature(new Feature({ geometry: ring }));
    },
    emphasize: () => undefined,
    at: () => null,
    paint(inks: MapInks) {
      layer.setStyle(
        new Style({
          fill: new Fill({ color: withOpacity(inks.pin, 0.07) }),
          stroke: new Stroke({ color: inks.pin, width: 2, lineDash: [8, 6] }),
        }),
      );
    },
  };
}
