import { crossingOf } from './crossing.ts';
import { measured } from './measure.ts';
import { distanceToSegment, planeArea, planeAround, positionOn, type PlanePoint } from './plane.ts';
import type { Position, Ring } from './position.ts';
import { normalizedRing } from './ring.ts';

/** The most points that an outline may have. */
export const POINTS_LIMIT = 2000;
/** Beyond it the map ends. */
export const LATITUDE_LIMIT = 85;
/** Square metres: the smallest area, and the largest (100,000 km²). */
export const AREA_LIMITS = { least: 1, most: 100_000_000_000 } as const;

/** Why an outline is none that can be kept; `at` is where, if it is somewhere. */
export interface OutlineFault {
  readonly rule:
    | 'outline_outside_world'
    | 'outline_too_many_points'
    | 'outline_too_few_points'
    | 'outline_antimeridian'
    | 'outline_spike'
    | 'outline_crossing'
    | 'outline_too_small'
    | 'outline_too_large';
  readonly at?: Position;
}

/** Closer than this, in metres, the way back is the way out: two kept positions may be so far off together. */
const SPIKE = 0.02;

const isInWorld = ([longitude, latitude]: Position): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= LATITUDE_LIMIT;

/** Whether the line runs through a point and straight back along itself. */
function isSpike(before: PlanePoint, point: PlanePoint, after: PlanePoint): boolean {
  const ahead = (before[0] - point[0]) * (after[0] - point[0]) + (before[1] - point[1]) * (after[1] - point[1]);
  if (ahead <= 0) return false;
  return Math.min(distanceToSegment(before, point, after), distanceToSegment(after, point, before)) <= SPIKE;
}

/** What is wrong with an outline, open or closed as it is; null where nothing is. Faults are looked for in the order of their list. */
export function outlineFault(sent: Ring): OutlineFault | null {
  const outside = sent.find((position) => !isInWorld(position));
  if (outside !== undefined) return { rule: 'outline_outside_world', at: outside };
  const ring = normalizedRing(sent);
  if (ring.length > POINTS_LIMIT) return { rule: 'outline_too_many_points' };
  if (ring.length < 3) return { rule: 'outline_too_few_points' };
  const over = ring.find(([longitude], at) => Math.abs(longitude - (ring.at(at - 1) as Position)[0]) > 180);
  if (over !== undefined) return { rule: 'outline_antimeridian', at: over };
  const points = ring.map(planeAround(ring));
  const spike = points.findIndex((point, at) =>
    isSpike(points.at(at - 1) as PlanePoint, point, points[(at + 1) % points.length] as PlanePoint),
  );
  if (spike >= 0) return { rule: 'outline_spike', at: ring[spike] as Position };
  const crossing = crossingOf(points);
  if (crossing !== null) return { rule: 'outline_crossing', at: positionOn(ring, crossing) };
  // Only near a limit does the ellipsoid decide, whose geodesics take their time.
  const roughly = planeArea(points);
  if (roughly > AREA_LIMITS.least * 2 && roughly < AREA_LIMITS.most / 2) return null;
  const { area } = measured(ring);
  if (area < AREA_LIMITS.least) return { rule: 'outline_too_small' };
  return area > AREA_LIMITS.most ? { rule: 'outline_too_large' } : null;
}

/** What is wrong with an outline whose last side is still to be drawn: it may grow, so only what no further point mends. */
export function lineFault(line: Ring): OutlineFault | null {
  const outside = line.find((position) => !isInWorld(position));
  if (outside !== undefined) return { rule: 'outline_outside_world', at: outside };
  if (line.length > POINTS_LIMIT) return { rule: 'outline_too_many_points' };
  const over = line.find(([longitude], at) => at > 0 && Math.abs(longitude - (line[at - 1] as Position)[0]) > 180);
  if (over !== undefined) return { rule: 'outline_antimeridian', at: over };
  if (line.length < 3) return null;
  const points = line.map(planeAround(line));
  const spike = points.findIndex((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    return before !== undefined && after !== undefined && isSpike(before, point, after);
  });
  if (spike > 0) return { rule: 'outline_spike', at: line[spike] as Position };
  const crossing = crossingOf(points, false);
  return crossing === null ? null : { rule: 'outline_crossing', at: positionOn(line, crossing) };
}

/** A position as a person can type it into the search of a map: `45.40123, -71.89012`. */
export const writtenPosition = ([longitude, latitude]: Position): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
