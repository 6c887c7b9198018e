import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { stretchAt } from '../mercator.ts';

/** Radii in metres; at each zoom two or three of them are of a size that can be read. */
const radii = [100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5];
/** Pixels from the middle within which a ring is drawn. */
const shown = { from: 48, to: 260 };

export interface RingInks {
  ring: string;
  words: string;
  halo: string;
  font: string;
}

/** Circles of known distance around a place: without pictures of the ground they show how far things are from here. */
export function distanceRings() {
  let write: (metres: number) => string = String;
  const source = new VectorSource();
  const layer = new VectorLayer({ source, declutter: true });
  return {
    layer,
    around(lng: number, lat: number) {
      const perDegree = 111_320;
      source.clear();
      source.addFeatures(
        radii.flatMap((metres) => {
          const north = new Point([lng, Math.min(85, lat + metres / perDegree)]);
          return [
            new Feature({ geometry: circular([lng, lat], metres, 96).transform('EPSG:4326', 'EPSG:3857'), metres }),
            new Feature({ geometry: north.transform('EPSG:4326', 'EPSG:3857'), metres, words: true }),
          ];
        }),
      );
      layer.set('stretch', stretchAt(lat));
    },
    /** How the rings are named from now on. */
    say(formatDistance: (metres: number) => string) {
      write = formatDistance;
      layer.changed();
    },
    paint(inks: RingInks) {
      const line = new Style({
        stroke: new Stroke({ color: inks.ring, width: 1.25, lineDash: [2, 5], lineCap: 'round' }),
      });
      layer.setStyle((feature, resolution) => {
        const metres = Number(feature.get('metres'));
        const pixels = (metres * Number(layer.get('stretch') ?? 1)) / resolution;
        if (pixels < shown.from || pixels > shown.to) return undefined;
        if (feature.get('words') !== true) return line;
        return new Style({
          text: new Text({
            text: write(metres),
            font: inks.font,
            fill: new Fill({ color: inks.words }),
            stroke: new Stroke({ color: inks.halo, width: 4 }),
          }),
        });
      });
    },
  };
}
