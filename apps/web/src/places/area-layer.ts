import { layerPriority } from '@terroir/land';
import {
  patterns,
  type LonLat,
  type MapLayer,
  type MapPattern,
  type MapPolygon,
  type MapShapeStyle,
} from '@terroir/ui-kit/map';
import type { Area } from './area.ts';
import { defaultStyle } from './default-style.ts';

export type AreaStyle = NonNullable<Area['style']>;

const isPattern = (name: string): name is MapPattern => patterns.some((pattern) => pattern === name);

/** A kept style as the map draws it. */
export const shapeOf = ({
  fill,
  stroke,
  strokeWidth,
  opacity,
  pattern,
}: Omit<AreaStyle, 'priority'>): MapShapeStyle => ({
  fill,
  stroke,
  opacity,
  pattern: isPattern(pattern) ? pattern : 'none',
  ...(strokeWidth === undefined ? {} : { strokeWidth }),
});

export const ringOf = (area: Pick<Area, 'coordinates'>): readonly LonLat[] => area.coordinates;

const polygons = new WeakMap<Area, MapPolygon>();

/** An area on the map; the same object while the area is the same. The smaller it is, the further up. */
export function polygonOf(area: Area): MapPolygon {
  const known = polygons.get(area);
  if (known) return known;
  const polygon: MapPolygon = {
    id: area.id,
    ring: ringOf(area),
    label: area.name,
    style: area.style ? shapeOf(area.style) : defaultStyle(area),
    // Zones lie above their plot, also one that fills it.
    priority: layerPriority(area.area) + (area.kind === 'zone' ? 0.5 : 0),
  };
  polygons.set(area, polygon);
  return polygon;
}

/** Plots and zones as the one layer of the map. */
export const areaLayer = (features: readonly MapPolygon[]): MapLayer => ({ key: 'areas', kind: 'polygons', features });
