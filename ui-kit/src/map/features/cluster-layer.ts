import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapInks } from '../map-inks.ts';
import type { Emphasis, MapItem, MapPoint, MapSight } from './map-layers.ts';
import { project } from '../mercator.ts';
import { pinBox, pinStyles } from './pin-styles.ts';
import type { Stance } from './polygon-styles.ts';

/** Pixels within which pins become one disc. */
const near = 44;
const radiusOf = (count: number): number => (count < 10 ? 17 : count < 100 ? 20 : 24);

const itemsOf = (feature: { get: (key: string) => unknown }): readonly MapPoint[] =>
  (feature.get('features') as readonly Feature[]).map((one) => one.get('item') as MapPoint);

/** Pins of which those that are close to each other are one disc with their number. */
export function clusterLayer(zIndex: number) {
  const source = new VectorSource<Feature<Point>>();
  const clusters = new Cluster({ source, distance: near });
  const layer = new VectorLayer({ source: clusters, declutter: 'pins', zIndex: zIndex + 600 });
  let emphasis: Emphasis = { selected: new Set(), hovered: null };
  let shown: readonly MapPoint[] = [];
  let nameOf: (count: number) => string = String;
  const stanceOf = (items: readonly MapPoint[]): Stance =>
    items.some(({ id }) => emphasis.selected.has(id))
      ? 'selected'
      : items.some(({ id }) => id === emphasis.hovered)
        ? 'hovered'
        : 'plain';

  /** One pin is itself, several are a disc. */
  const drawnAs = (items: readonly MapPoint[]): MapPoint | null => {
    const [first = null] = items;
    return first && items.length > 1 ? { id: '', at: first.at, label: nameOf(items.length), members: items } : first;
  };

  function emphasize(now: Emphasis): void {
    emphasis = now;
    layer.changed();
  }
  return {
    layers: [layer],
    source,
    set(items: readonly MapPoint[], name: (count: number) => string, now: Emphasis) {
      nameOf = name;
      if (shown.length !== items.length || items.some((item, place) => item !== shown[place])) {
        shown = items;
        source.clear(true);
        source.addFeatures(items.map((item) => new Feature({ geometry: new Point(project(item.at)), item })));
      }
      emphasize(now);
    },
    emphasize,
    /** The pin or the disc whose picture is there; a disc has its pins as `members`. */
    at(coordinate: number[], map: OlMap): MapItem | null {
      const resolution = map.getView().getResolution() ?? 1;
      const [x = 0, y = 0] = coordinate;
      const { side, up, down } = pinBox;
      const around = [x - 24 * resolution, y - up * resolution, x + 24 * resolution, y + 24 * resolution];
      for (const feature of clusters.getFeaturesInExtent(around)) {
        const items = itemsOf(feature);
        const [left = 0, top = 0] = (feature.getGeometry() as Point).getCoordinates();
        const [east, north] = [(x - left) / resolution, (y - top) / resolution];
        const [first] = items;
        if (!first) continue;
        if (items.length > 1) {
          if (Math.hypot(east, north) <= radiusOf(items.length) + 2) return drawnAs(items);
        } else if (Math.abs(east) <= side && north >= -down && north <= up) return first;
      }
      return null;
    },
    within: (extent: number[]): MapSight[] =>
      clusters.getFeaturesInExtent(extent).flatMap((feature) => {
        const item = drawnAs(itemsOf(feature));
        return item ? [{ item, at: (feature.getGeometry() as Point).getCoordinates() }] : [];
      }),
    paint(inks: MapInks) {
      const pinOf = pinStyles(inks);
      const discs = new Map<string, Style>();
      const discOf = (count: number, stance: Stance): Style => {
        const key = `${count} ${stance}`;
        const known = discs.get(key);
        if (known) return known;
        const made = new Style({
          image: new Circle({
            radius: radiusOf(count) + (stance === 'plain' ? 0 : 2),
            fill: new Fill({ color: stance === 'plain' ? inks.pin : inks.text }),
            stroke: new Stroke({ color: inks.casing, width: stance === 'selected' ? 5 : 3 }),
            declutterMode: 'obstacle',
          }),
          text: new Text({
            text: String(count),
            font: `700 14px ${inks.family}`,
            fill: new Fill({ color: inks.paper }),
            offsetY: 1,
            declutterMode: 'none',
          }),
          zIndex: stance === 'plain' ? 0 : 1,
        });
        discs.set(key, made);
        return made;
      };
      layer.setStyle((feature) => {
        const items = itemsOf(feature);
        const stance = stanceOf(items);
        const [first] = items;
        return first && items.length === 1 ? pinOf(first, stance) : discOf(items.length, stance);
      });
    },
  };
}
