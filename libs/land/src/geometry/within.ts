import { distanceToSegment, isBeside, isInside, planeAround, turn, type PlanePoint } from './plane.ts';
import type { Ring } from './position.ts';

/** So far, in metres, a zone may reach over the edge of its plot: hands and satellites are no more exact. */
export const ZONE_TOLERANCE = 1;

type Span = readonly [from: number, to: number];

/** Which part of the line from `a` to `b` (0 to 1) lies within `reach` of a point; null where none does. */
function nearPoint([ax, ay]: PlanePoint, [bx, by]: PlanePoint, [px, py]: PlanePoint, reach: number): Span | null {
  const [dx, dy, ox, oy] = [bx - ax, by - ay, ax - px, ay - py];
  const [square, half] = [dx * dx + dy * dy, ox * dx + oy * dy];
  const root = half * half - square * (ox * ox + oy * oy - reach * reach);
  if (root < 0) return null;
  const spread = Math.sqrt(root);
  return [(-half - spread) / square, (-half + spread) / square];
}

/** Which part of the line lies beside a segment, no further than `reach` from it; null where none does. */
function nearSegment(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint, reach: number): Span | null {
  const [ux, uy] = [d[0] - c[0], d[1] - c[1]];
  const length = Math.hypot(ux, uy);
  const along = ([x, y]: PlanePoint) => ((x - c[0]) * ux + (y - c[1]) * uy) / length;
  const across = ([x, y]: PlanePoint) => ((y - c[1]) * ux - (x - c[0]) * uy) / length;
  const beside = clipped(along(a), along(b), 0, length);
  const close = clipped(across(a), across(b), -reach, reach);
  if (beside === null || close === null) return null;
  const [from, to] = [Math.max(beside[0], close[0]), Math.min(beside[1], close[1])];
  return from <= to ? [from, to] : null;
}

/** Where a value that runs evenly from `start` to `end` is between two bounds. */
function clipped(start: number, end: number, low: number, high: number): Span | null {
  const run = end - start;
  if (run === 0) return start >= low && start <= high ? [0, 1] : null;
  const [one, other] = [(low - start) / run, (high - start) / run];
  return [Math.min(one, other), Math.max(one, other)];
}

/** The middles of those parts of a line that no span covers, in their order. */
function gapsIn(spans: readonly Span[]): readonly number[] {
  const gaps: number[] = [];
  let reached = 0;
  for (const [from, to] of [...spans].toSorted(([a], [b]) => a - b)) {
    if (from > reached && reached < 1) gaps.push((reached + Math.min(1, from)) / 2);
    reached = Math.max(reached, to);
  }
  if (reached < 1) gaps.push((reached + 1) / 2);
  return gaps;
}

/** Whether parts of a line are all inside where the first is: between two of them the line crosses the ring an even number of times. */
function areOnOneSide(parts: readonly number[], crossings: readonly number[]): boolean {
  const [first] = parts as readonly [number];
  const ahead = crossings.filter((share) => share > first).toSorted((a, b) => a - b);
  let at = 0;
  return parts.every((part) => {
    const before = at;
    while (at < ahead.length && (ahead[at] as number) < part) at += 1;
    return (at - before) % 2 === 0;
  });
}

/** Where the line from `a` to `b` passes the point so far along an edge, as a share of itself. */
function shareAt(a: PlanePoint, b: PlanePoint, from: PlanePoint, to: PlanePoint, along: number): number {
  const [x, y] = [from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy);
}

/** The edges of a ring, from west to east, with their bounds beside each other: comparing them is most of the work. */
function edgesOf(ring: readonly PlanePoint[]) {
  const edges = ring
    .map((to, at) => ({ from: ring.at(at - 1) as PlanePoint, to }))
    .toSorted((a, b) => Math.min(a.from[0], a.to[0]) - Math.min(b.from[0], b.to[0]));
  const bound = (pick: (a: number, b: number) => number, axis: 0 | 1) =>
    Float64Array.from(edges, ({ from, to }) => pick(from[axis], to[axis]));
  return {
    edges,
    west: bound(Math.min, 0),
    east: bound(Math.max, 0),
    south: bound(Math.min, 1),
    north: bound(Math.max, 1),
  };
}

/**
 * Whether an area lies within another, or reaches over its edge by no more than the tolerance (metres). Exact: a part of an edge that
 * is further from the other's edge than that lies wholly inside or wholly outside.
 */
export function isWithin(inner: Ring, outer: Ring, tolerance: number = ZONE_TOLERANCE): boolean {
  const place = planeAround(outer);
  const [zone, plot] = [inner.map(place), outer.map(place)];
  const { edges, west, east, south, north } = edgesOf(plot);
  return zone.every((a, at) => {
    const b = zone[(at + 1) % zone.length] as PlanePoint;
    const [left, right] = [Math.min(a[0], b[0]) - tolerance, Math.max(a[0], b[0]) + tolerance];
    const [low, high] = [Math.min(a[1], b[1]) - tolerance, Math.max(a[1], b[1]) + tolerance];
    const near: Span[] = [];
    const crossings: number[] = [];
    for (let nth = 0; nth < edges.length && (west[nth] as number) <= right; nth += 1) {
      if ((east[nth] as number) < left || (south[nth] as number) > high || (north[nth] as number) < low) continue;
      const { from, to } = edges[nth] as (typeof edges)[number];
      if (isBeside(a, b, from, to, tolerance)) continue;
      const [toFrom, toTo] = [turn(a, b, from), turn(a, b, to)];
      if (toFrom > 0 !== toTo > 0) crossings.push(shareAt(a, b, from, to, toFrom / (toFrom - toTo)));
      for (const span of [nearPoint(a, b, to, tolerance), nearSegment(a, b, from, to, tolerance)])
        if (span !== null) near.push(span);
    }
    const gaps = gapsIn(near);
    const [first] = gaps;
    if (first === undefined) return true;
    // The whole ring is looked at once for each edge, however many parts of it are open.
    const isFirstInside = isInside([a[0] + first * (b[0] - a[0]), a[1] + first * (b[1] - a[1])], plot);
    return isFirstInside && areOnOneSide(gaps, crossings);
  });
}

/** Whether a position lies in an area. */
export const contains = (outer: Ring, position: Ring[number]): boolean => {
  const place = planeAround(outer);
  return isInside(place(position), outer.map(place));
};

/** Whether a position lies in an area, further from its edge than the tolerance (metres): neighbours share corners. */
export const isDeepInside = (outer: Ring, position: Ring[number], tolerance: number = ZONE_TOLERANCE): boolean => {
  const place = planeAround(outer);
  const [point, ring] = [place(position), outer.map(place)];
  if (!isInside(point, ring)) return false;
  return ring.every((to, at) => distanceToSegment(point, ring.at(at - 1) as PlanePoint, to) > tolerance);
};
