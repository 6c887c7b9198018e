import type { MapPattern } from './fill-pattern.ts';
import type { LonLat } from '../world.ts';

/** How an area is drawn. Colours are `#rrggbb`. */
export interface MapShapeStyle {
  fill: string;
  stroke: string;
  /** Pixels. Default: 2. */
  strokeWidth?: number | undefined;
  /** Of the fill, 0 to 1. */
  opacity: number;
  /** Over the fill, in the colour of the stroke. Default: none. */
  pattern?: MapPattern | undefined;
}

export interface MapPolygon {
  id: string;
  /** Degrees; the first point need not be repeated. */
  ring: readonly LonLat[];
  /** Default: the theme's. */
  style?: MapShapeStyle | undefined;
  label?: string | undefined;
  /** Of a layer the higher ones are drawn above, and found first. */
  priority?: number | undefined;
}

export interface MapPoint {
  id: string;
  at: LonLat;
  label?: string | undefined;
  /** Said in place of the label, where that is cut short. */
  name?: string | undefined;
  /** The points that a disc is drawn for, as the map hands it on; those of the caller have none. */
  members?: readonly MapPoint[] | undefined;
}

/** Later layers are drawn above earlier ones. Features that did not change keep their object from one rendering to the next. */
export type MapLayer =
  | { key: string; kind: 'polygons'; features: readonly MapPolygon[] }
  | {
      key: string;
      kind: 'points';
      features: readonly MapPoint[];
      /** Points that are close are one disc with their number, which is called so: “12 farms”. Choose at the start. */
      cluster?: ((count: number) => string) | undefined;
    }
  /** All that is within a distance of a place, which `label` names and then marks; it cannot be selected. */
  | { key: string; kind: 'circle'; centre: LonLat; metres: number; label?: string | undefined };

export type MapItem = MapPolygon | MapPoint;

/** What is drawn somewhere, and where in the map's own coordinates. */
export interface MapSight {
  item: MapItem;
  at: readonly number[];
}

/** What stands out, and how. */
export interface Emphasis {
  selected: ReadonlySet<string>;
  hovered: string | null;
}
