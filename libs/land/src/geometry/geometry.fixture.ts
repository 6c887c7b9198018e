import fc from 'fast-check';
import type { Position, Ring } from './position.ts';

/** Metres of a degree of latitude and of longitude at 45° N, on WGS 84. */
export const DEGREE = { latitude: 111_131.745, longitude: 78_846.805 } as const;
const HOME: Position = [-71.9, 45];

/** A position so many metres east and north of a place at 45° N. */
export const metres = (east: number, north: number, [west, south]: Position = HOME): Position => [
  west + east / DEGREE.longitude,
  south + north / DEGREE.latitude,
];

/** A square of so many metres, its lower left corner so far east and north. */
export const square = (side: number, east = 0, north = 0): Ring => [
  metres(east, north),
  metres(east + side, north),
  metres(east + side, north + side),
  metres(east, north + side),
];

/** Rings that never cross themselves: each point further around the middle, 5 to 100 m away from it. */
export const starRing = fc
  .array(fc.record({ away: fc.integer({ min: 5, max: 100 }), step: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 3,
    maxLength: 40,
  })
  .map((points): Ring => {
    const whole = points.reduce((sum, { step }) => sum + step, 0);
    let turned = 0;
    return points.map(({ away, step }) => {
      turned += step;
      const angle = (2 * Math.PI * turned) / whole;
      return metres(away * Math.cos(angle), away * Math.sin(angle));
    });
  })
  // Of five points no two neighbours are more than half a turn apart, so the middle is never outside.
  .filter((ring) => ring.length > 4);

/** The same ring, moved, grown around its middle and begun elsewhere. */
export const movedBy = (ring: Ring, east: number, north: number): Ring =>
  ring.map(([x, y]) => [x + east / DEGREE.longitude, y + north / DEGREE.latitude]);
export const grownBy = (ring: Ring, factor: number): Ring =>
  ring.map(([x, y]) => [HOME[0] + (x - HOME[0]) * factor, HOME[1] + (y - HOME[1]) * factor]);
export const begunAt = (ring: Ring, at: number): Ring => [
  ...ring.slice(at % ring.length),
  ...ring.slice(0, at % ring.length),
];
