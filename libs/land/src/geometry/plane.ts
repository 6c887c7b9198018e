import type { Position } from './position.ts';

/** A point of a plane, in metres. */
export type PlanePoint = readonly [x: number, y: number];

/** Equatorial radius of WGS 84 in metres. */
const RADIUS = 6_378_137;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/**
 * Lays positions on a plane on which lines are as straight as the map draws them (Mercator), in metres as they measure at the
 * middle latitude of `around`, to about 0.7 %.
 */
export function planeAround(around: readonly Position[]): (position: Position) => PlanePoint {
  const latitudes = around.map(([, latitude]) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const [[west, south]] = around as readonly [Position];
  const scale = RADIUS * Math.cos(radians(middle));
  const base = mercator(south);
  return ([longitude, latitude]) => [radians(longitude - west) * scale, (mercator(latitude) - base) * scale];
}

/** The position of a point of `planeAround(around)`. */
export function positionOn(around: readonly Position[], [x, y]: PlanePoint): Position {
  const latitudes = around.map(([, latitude]) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const [[west, south]] = around as readonly [Position];
  const scale = RADIUS * Math.cos(radians(middle));
  const latitude = 2 * Math.atan(Math.exp(mercator(south) + y / scale)) - Math.PI / 2;
  return [west + ((x / scale) * 180) / Math.PI, (latitude * 180) / Math.PI];
}

/** How far a point lies from the segment between two others. */
export function distanceToSegment([x, y]: PlanePoint, [ax, ay]: PlanePoint, [bx, by]: PlanePoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Twice the area of three points: above 0 where the third lies to the left of the line from the first to the second. */
export const turn = (a: PlanePoint, b: PlanePoint, c: PlanePoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether a segment from `c` to `d` lies wholly on one side of the line through `a` and `b`, further from it than `reach`. */
export function isBeside(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint, reach: number): boolean {
  const [one, other] = [turn(a, b, c), turn(a, b, d)];
  if (one > 0 !== other > 0) return false;
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  return Math.min(one * one, other * other) > reach * reach * (x * x + y * y);
}

/** Whether a point lies inside a ring, by the even-odd rule; on the ring itself it may be either. */
export function isInside([x, y]: PlanePoint, ring: readonly PlanePoint[]): boolean {
  let inside = false;
  let [px, py] = ring.at(-1) as PlanePoint;
  for (const [qx, qy] of ring) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}

/** The area of a ring on its plane, in square metres. */
export function planeArea(ring: readonly PlanePoint[]): number {
  let sum = 0;
  let [px, py] = ring.at(-1) as PlanePoint;
  for (const [x, y] of ring) {
    sum += px * y - x * py;
    [px, py] = [x, y];
  }
  return Math.abs(sum) / 2;
}
