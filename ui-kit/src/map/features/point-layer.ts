import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { MapInks } from '../map-inks.ts';
import type { Emphasis, MapPoint, MapSight } from './map-layers.ts';
import { project } from '../mercator.ts';
import { pinBox, pinStyles } from './pin-styles.ts';
import type { Stance } from './polygon-styles.ts';

const itemOf = (feature: { get: (key: string) => unknown }) => feature.get('item') as MapPoint;

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
        x - pinBox.side * resolution,
        y - pinBox.up * resolution,
        x + pinBox.side * resolution,
        y + pinBox.down * resolution,
      ]);
      return found[0] ? itemOf(found[0]) : null;
    },
    within: (extent: number[]): MapSight[] =>
      source
        .getFeaturesInExtent(extent)
        .map((feature) => ({ item: itemOf(feature), at: (feature.getGeometry() as Point).getCoordinates() })),
    paint(inks: MapInks) {
      const styleOf = pinStyles(inks);
      layer.setStyle((feature) => {
        const item = itemOf(feature);
        return styleOf(item, stance(item.id));
      });
    },
  };
}
