import type OlMap from 'ol/Map.js';
import type VectorSource from 'ol/source/Vector.js';
import type { MapInks } from '../map-inks.ts';
import { circleLayer } from './circle-layer.ts';
import { clusterLayer } from './cluster-layer.ts';
import type { Emphasis, MapItem, MapLayer } from './map-layers.ts';
import { pointLayer } from './point-layer.ts';
import { polygonLayer } from './polygon-layer.ts';

type Opened =
  | ({ kind: 'polygons' } & ReturnType<typeof polygonLayer>)
  | ({ kind: 'points' } & ReturnType<typeof pointLayer>)
  | ({ kind: 'clusters' } & ReturnType<typeof clusterLayer>)
  | ({ kind: 'circle' } & ReturnType<typeof circleLayer>);

const kindOf = (layer: MapLayer): Opened['kind'] =>
  layer.kind === 'points' && layer.cluster ? 'clusters' : layer.kind;
function made(kind: Opened['kind'], zIndex: number): Opened {
  if (kind === 'polygons') return { kind, ...polygonLayer(zIndex) };
  if (kind === 'points') return { kind, ...pointLayer(zIndex) };
  return kind === 'clusters' ? { kind, ...clusterLayer(zIndex) } : { kind, ...circleLayer(zIndex) };
}

const none: Emphasis = { selected: new Set(), hovered: null };

/** The caller's layers on a map: one vector layer of OpenLayers a kind. */
export function featureLayers(map: OlMap, added: () => void) {
  const opened = new Map<string, Opened>();
  let emphasis = none;
  let inks: MapInks | undefined;

  function open(of: MapLayer, zIndex: number): Opened {
    const { key } = of;
    const known = opened.get(key);
    if (known?.kind === kindOf(of)) return known;
    const layer = made(kindOf(of), zIndex);
    opened.set(key, layer);
    for (const one of layer.layers) map.addLayer(one);
    if (inks) layer.paint(inks);
    added();
    return layer;
  }
  return {
    set(layers: readonly MapLayer[], now: Emphasis) {
      emphasis = now;
      for (const [key, { layers: gone }] of opened)
        if (!layers.some((layer) => layer.key === key)) {
          for (const layer of gone) map.removeLayer(layer);
          opened.delete(key);
        }
      layers.forEach((layer, index) => {
        const target = open(layer, 10 + index);
        if (layer.kind === 'polygons' && target.kind === 'polygons') target.set(layer.features, now);
        if (layer.kind === 'points' && target.kind === 'points') target.set(layer.features, now);
        if (layer.kind === 'points' && target.kind === 'clusters')
          target.set(layer.features, layer.cluster ?? String, now);
        if (layer.kind === 'circle' && target.kind === 'circle') target.set(layer);
      });
    },
    emphasize(now: Emphasis) {
      emphasis = now;
      for (const layer of opened.values()) layer.emphasize(now);
    },
    hover(id: string | null) {
      if (id !== emphasis.hovered) this.emphasize({ ...emphasis, hovered: id });
    },
    /** The uppermost feature there. */
    at(coordinate: number[]): MapItem | null {
      for (const layer of [...opened.values()].toReversed()) {
        const found = layer.at(coordinate, map);
        if (found) return found;
      }
      return null;
    },
    /** What is drawn there, in reading order: from the top, and from the left. */
    within: (extent: number[]): MapItem[] =>
      [...opened.values()]
        .flatMap((layer) => layer.within(extent))
        .toSorted(({ at: [x = 0, y = 0] }, { at: [otherX = 0, otherY = 0] }) => otherY - y || x - otherX)
        .map(({ item }) => item),
    /** Areas to snap to. */
    sources: (): VectorSource[] =>
      [...opened.values()].flatMap(({ kind, source }) => (kind === 'polygons' ? [source] : [])),
    paint(now: MapInks) {
      inks = now;
      for (const layer of opened.values()) layer.paint(now);
    },
  };
}
