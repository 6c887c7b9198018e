import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { withOpacity } from './fill-pattern.ts';
import type { MapInks } from '../map-inks.ts';
import type { MapLayer, MapSight } from './map-layers.ts';
import { project } from '../mercator.ts';

/** Corners that a circle is drawn with. */
const corners = 128;

/** All that is within a distance of a place, and that place itself where it has a label. */
export function circleLayer(zIndex: number) {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, zIndex, declutter: 'pins' });
  let drawn = '';
  return {
    layers: [layer],
    source,
    set({ centre, metres, label = '' }: Extract<MapLayer, { kind: 'circle' }>) {
      const key = JSON.stringify([centre, metres, label]);
      if (key === drawn) return;
      drawn = key;
      source.clear(true);
      const ring = circular([...centre], metres, corners).transform('EPSG:4326', 'EPSG:3857');
      source.addFeature(new Feature({ geometry: ring }));
      if (label !== '') source.addFeature(new Feature({ geometry: new Point(project(centre)), words: label }));
    },
    emphasize: () => undefined,
    at: () => null,
    within: (): MapSight[] => [],
    paint(inks: MapInks) {
      const ring = new Style({
        fill: new Fill({ color: withOpacity(inks.pin, 0.07) }),
        stroke: new Stroke({ color: inks.pin, width: 2, lineDash: [8, 6] }),
      });
      const middle = new Circle({
        radius: 8,
        fill: new Fill({ color: inks.paper }),
        stroke: new Stroke({ color: inks.text, width: 4 }),
        declutterMode: 'obstacle',
      });
      layer.setStyle((feature) => {
        const words: unknown = feature.get('words');
        if (typeof words !== 'string') return ring;
        const text = new Text({
          text: words,
          font: `600 14px ${inks.family}`,
          offsetY: 20,
          fill: new Fill({ color: inks.text }),
          stroke: new Stroke({ color: inks.paper, width: 4 }),
        });
        return new Style({ image: middle, text });
      });
    },
  };
}
