import Feature from 'ol/Feature.js';
import { getCenter } from 'ol/extent.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import type { MapInks } from '../map-inks.ts';
import type { Emphasis, MapPolygon, MapSight } from './map-layers.ts';
import { project } from '../mercator.ts';
import { polygonStyles, type Stance } from './polygon-styles.ts';

const itemOf = (feature: { get: (key: string) => unknown }) => feature.get('item') as MapPolygon;
/** Pixels that an area is wide at least where it is named. */
const named = 36;

/** Areas of one layer, with a second one above them for what is selected or pointed at, so that hovering redraws nothing else. */
export function polygonLayer(zIndex: number) {
  const source = new VectorSource<Feature<Polygon>>();
  const above = new VectorSource<Feature<Polygon>>();
  // As a picture a land of thousands of areas is moved whole while it is pulled, and drawn afresh once it stands.
  const layer = new VectorImageLayer({ source, declutter: 'areas', zIndex, imageRatio: 1.5 });
  const aboveLayer = new VectorLayer({ source: above, declutter: 'areas', zIndex: zIndex + 500 });
  const features = new Map<string, Feature<Polygon>>();
  let stances = new Map<string, Stance>();
  const priority = (feature: { get: (key: string) => unknown }) => itemOf(feature).priority ?? 0;
  layer.setRenderOrder((one, other) => priority(one) - priority(other));

  function emphasize({ selected, hovered }: Emphasis) {
    const next = new Map<string, Stance>();
    if (hovered !== null && features.has(hovered)) next.set(hovered, 'hovered');
    for (const id of selected) if (features.has(id)) next.set(id, 'selected');
    const key = (map: Map<string, Stance>) => [...map].flat().join('|');
    const moved = key(next) !== key(stances);
    stances = next;
    const shown = [...next.keys()].flatMap((id) => features.get(id) ?? []);
    above.clear(true);
    above.addFeatures(shown);
    if (moved) aboveLayer.changed();
  }

  return {
    layers: [layer, aboveLayer],
    source,
    set(items: readonly MapPolygon[], emphasis: Emphasis) {
      const gone = new Set(features.keys());
      const fresh: Feature<Polygon>[] = [];
      for (const item of items) {
        gone.delete(item.id);
        const known = features.get(item.id);
        if (known && itemOf(known) === item) continue;
        const ring = item.ring.map(project);
        if (ring[0]) ring.push(ring[0]);
        if (known) {
          known.set('item', item, true);
          known.setGeometry(new Polygon([ring]));
        } else {
          const feature = new Feature({ geometry: new Polygon([ring]), item });
          features.set(item.id, feature);
          fresh.push(feature);
        }
      }
      source.addFeatures(fresh);
      for (const id of gone) {
        const feature = features.get(id);
        if (feature) source.removeFeature(feature);
        features.delete(id);
      }
      emphasize(emphasis);
    },
    emphasize,
    /** The uppermost area there. */
    at(coordinate: number[]): MapPolygon | null {
      const hit = source.getFeaturesAtCoordinate(coordinate).map(itemOf);
      return hit.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))[0] ?? null;
    },
    within: (extent: number[]): MapSight[] =>
      source
        .getFeaturesInExtent(extent)
        .filter((feature) => feature.getGeometry()?.intersectsExtent(extent))
        .map((feature) => ({ item: itemOf(feature), at: getCenter(feature.getGeometry()?.getExtent() ?? extent) })),
    paint(inks: MapInks) {
      const styles = polygonStyles(inks);
      const drawn =
        (stance: Stance) =>
        (feature: { get: (key: string) => unknown; getGeometry: () => unknown }, resolution: number) => {
          const item = itemOf(feature);
          const shape = styles.shape(item, stance);
          const [west, , east] = (feature.getGeometry() as Polygon).getExtent();
          const wide = ((east ?? 0) - (west ?? 0)) / resolution > named;
          const label = wide || stance === 'selected' ? styles.label(item, stance) : null;
          return label ? [...shape, label] : shape;
        };
      const plain = drawn('plain');
      layer.setStyle((feature, resolution) => plain(feature, resolution));
      const standing = { plain, hovered: drawn('hovered'), selected: drawn('selected') };
      aboveLayer.setStyle((feature, resolution) =>
        standing[stances.get(itemOf(feature).id) ?? 'plain'](feature, resolution),
      );
    },
  };
}
