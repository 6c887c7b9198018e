import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { withOpacity } from '../features/fill-pattern.ts';
import type { MapInks } from '../map-inks.ts';
import { project } from '../mercator.ts';
import type { LonLat } from '../world.ts';

/** Where the person stands, and within which circle that is sure. */
export function ownPlace() {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, zIndex: 1900 });
  return {
    layer,
    show(at: LonLat, accuracy: number) {
      source.clear(true);
      source.addFeatures([
        new Feature(circular(at, Math.max(1, accuracy), 64).transform('EPSG:4326', 'EPSG:3857')),
        new Feature(new Point(project(at))),
      ]);
    },
    paint({ sketch, casing }: MapInks) {
      const area = new Style({
        fill: new Fill({ color: withOpacity(sketch, 0.12) }),
        stroke: new Stroke({ color: withOpacity(sketch, 0.6), width: 1.5 }),
      });
      const dot = new Style({
        image: new Circle({
          radius: 8,
          fill: new Fill({ color: sketch }),
          stroke: new Stroke({ color: casing, width: 3 }),
        }),
      });
      layer.setStyle((feature) => (feature.getGeometry()?.getType() === 'Point' ? dot : area));
    },
  };
}
