import { layerPriority } from '@terroir/land';
import type { LonLat, MapLayer, MapPattern, MapPolygon, MapShapeStyle } from '@terroir/ui-kit/map';
import type { Area } from './area.ts';
import { defaultStyle } from './default-style.ts';

export type AreaStyle = NonNullable<Area['style']>;

// The kit's own list comes with the whole map, which most screens of the land and the tasks do without.
const patterns: Readonly<Record<MapPattern, true>> = {
  none: true,
  stripes: true,
  crosses: true,
  dots: true,
  hatch: true,
};
const isPattern = (name: string): name is MapPattern => Object.hasOwn(patterns, name);

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
