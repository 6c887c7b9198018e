import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Icon from 'ol/style/Icon.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapInks } from '../map-inks.ts';
import type { Emphasis, MapPoint } from './map-layers.ts';
import { project } from '../mercator.ts';
import type { Stance } from './polygon-styles.ts';

const itemOf = (feature: { get: (key: string) => unknown }) => feature.get('item') as MapPoint;

/** A pin as a picture, 2 pixels for one so that it is sharp on every screen. */
function pin(fill: string, casing: string, mark: 'dot' | 'tick'): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 72;
  canvas.height = 92;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.scale(2, 2);
  pen.translate(1, 1);
  pen.fillStyle = fill;
  pen.strokeStyle = casing;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(17, 43);
  pen.bezierCurveTo(8, 30, 2, 24, 2, 16);
  pen.arc(17, 16, 15, Math.PI, 0);
  pen.bezierCurveTo(32, 24, 26, 30, 17, 43);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = casing;
  pen.lineWidth = 3.5;
  pen.beginPath();
  if (mark === 'dot') {
    pen.arc(17, 16, 6, 0, 2 * Math.PI);
    pen.fill();
  } else {
    pen.moveTo(10, 16);
    pen.lineTo(15, 21);
    pen.lineTo(24, 12);
    pen.stroke();
  }
  return canvas;
}

/** Pins with their names below; where they are close, names give way. */
export function pointLayer(zIndex: number) {
  const source = new VectorSource<Feature<Point>>();
  const layer = new VectorLayer({ source, declutter: 'pins', zIndex: zIndex + 600 });
  const features = new Map<string, Feature<Point>>();
  let emphasis: Emphasis = { selected: new Set(), hovered: null };
  const stance = (id: string): Stance =>
    emphasis.selected.has(id) ? 'selected' : emphasis.hovered === id ? 'hovered' : 'plain';

  return {
    layers: [layer],
    source,
    set(items: readonly MapPoint[], now: Emphasis) {
      const kept = new Map(items.map((item) => [item.id, features.get(item.id)]));
      const unchanged = (feature: Feature<Point> | undefined, item: MapPoint) => feature && itemOf(feature) === item;
      if (features.size !== items.length || items.some((item) => !unchanged(kept.get(item.id), item))) {
        features.clear();
        for (const item of items) features.set(item.id, new Feature({ geometry: new Point(project(item.at)), item }));
        source.clear(true);
        source.addFeatures([...features.values()]);
      }
      emphasis = now;
      layer.changed();
    },
    emphasize(now: Emphasis) {
      const touched = [emphasis, now].flatMap(({ selected, hovered }) => [...selected, hovered]);
      emphasis = now;
      if (touched.some((id) => id !== null && features.has(id))) layer.changed();
    },
    /** The pin whose picture is there. */
    at(coordinate: number[], map: OlMap): MapPoint | null {
      const resolution = map.getView().getResolution() ?? 1;
      const [x = 0, y = 0] = coordinate;
      const found = source.getFeaturesInExtent([
        x - 18 * resolution,
        y - 46 * resolution,
        x + 18 * resolution,
        y + 4 * resolution,
      ]);
      return found[0] ? itemOf(found[0]) : null;
    },
    paint(inks: MapInks) {
      const pictures = {
        plain: pin(inks.pin, inks.casing, 'dot'),
        hovered: pin(inks.text, inks.casing, 'dot'),
        selected: pin(inks.text, inks.casing, 'tick'),
      };
      const icon = (of: Stance) =>
        new Style({
          image: new Icon({
            img: pictures[of],
            scale: of === 'plain' ? 0.5 : 0.6,
            anchor: [0.5, 0.96],
            declutterMode: 'none',
          }),
          zIndex: of === 'plain' ? 0 : 1,
        });
      const icons = { plain: icon('plain'), hovered: icon('hovered'), selected: icon('selected') };
      const names = new WeakMap<MapPoint, Style>();
      layer.setStyle((feature) => {
        const item = itemOf(feature);
        const own = icons[stance(item.id)];
        if (item.label === undefined) return own;
        const name =
          names.get(item) ??
          new Style({
            text: new Text({
              text: item.label,
              font: `600 14px ${inks.family}`,
              offsetY: 12,
              fill: new Fill({ color: inks.text }),
              stroke: new Stroke({ color: inks.paper, width: 4 }),
            }),
          });
        names.set(item, name);
        return [own, name];
      });
    },
  };
}
