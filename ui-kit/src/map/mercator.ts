import { fromLonLat, toLonLat } from 'ol/proj.js';
import type { LonLat } from './world.ts';

/** Web Mercator ends here; Antarctica does not. */
const edge = 85.05;

/** Metres of Web Mercator of a position in degrees. */
export const project = ([lon, lat]: LonLat): [number, number] =>
  fromLonLat([lon, Math.max(-edge, Math.min(edge, lat))]) as [number, number];

/** Degrees of a position in metres of Web Mercator. */
export function unproject(at: readonly number[]): LonLat {
  const [lon = 0, lat = 0] = toLonLat([at[0] ?? 0, at[1] ?? 0]);
  return [lon, lat];
}

/** How much longer Web Mercator draws lengths at this latitude. */
export const stretchAt = (lat: number): number => 1 / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
