import geodesic from 'geographiclib-geodesic';
import type { Ring } from './position.ts';

/** The area in square metres to 0.01, and the length around in metres to 0.01. */
export interface Measures {
  readonly area: number;
  readonly perimeter: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Measures a ring on the ellipsoid of WGS 84, its edges geodesics (Karney, Algorithms for geodesics, 2013). */
export function measured(ring: Ring): Measures {
  const polygon = geodesic.Geodesic.WGS84.Polygon(false);
  for (const [longitude, latitude] of ring) polygon.AddPoint(latitude, longitude);
  const { area, perimeter } = polygon.Compute(false, true);
  return { area: hundredths(Math.abs(area ?? 0)), perimeter: hundredths(perimeter) };
}

/** The length of a line in metres on the ellipsoid. */
export function lengthOf(line: Ring): number {
  const polyline = geodesic.Geodesic.WGS84.Polygon(true);
  for (const [longitude, latitude] of line) polyline.AddPoint(latitude, longitude);
  return polyline.Compute(false, true).perimeter;
}

const TOP = 10_000;
/** The decimal logarithm of the largest area that there is, in square metres. */
const LARGEST = 11;

/** The layer of an area of so many square metres, 1 to 10,000 (S1 §9): the smaller it is, the further up. */
export const layerPriority = (area: number): number =>
  Math.min(TOP, Math.max(1, Math.round(TOP * (1 - Math.log10(Math.max(1, area)) / LARGEST))));
