import { distanceToSegment, isBeside, turn, type PlanePoint } from './plane.ts';

/** Closer than this, in metres, lines touch: a tenth of what a kept position can say. */
const TOUCH = 0.001;

interface Edge {
  readonly at: number;
  readonly from: PlanePoint;
  readonly to: PlanePoint;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** Where two edges meet, or null. */
function meeting(one: Edge, other: Edge): PlanePoint | null {
  const [a, b, c, d] = [one.from, one.to, other.from, other.to];
  // Nearly all pairs end here, also where every edge runs beside every other.
  if (isBeside(a, b, c, d, TOUCH)) return null;
  for (const end of [c, d]) if (distanceToSegment(end, a, b) <= TOUCH) return end;
  for (const end of [a, b]) if (distanceToSegment(end, c, d) <= TOUCH) return end;
  const [toA, toB] = [turn(c, d, a), turn(c, d, b)];
  if (toA > 0 === toB > 0 || turn(a, b, c) > 0 === turn(a, b, d) > 0) return null;
  const share = toA / (toA - toB);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/**
 * The first point, from west to east, at which a ring crosses or touches itself; null where it does neither. Neighbouring
 * edges meet at their common end and are not compared. Of an open line (`isClosed` false) the edge back to its start is none.
 */
export function crossingOf(ring: readonly PlanePoint[], isClosed = true): PlanePoint | null {
  const edges = (isClosed ? ring : ring.slice(0, -1)).map((from, at): Edge => {
    const to = ring[(at + 1) % ring.length] as PlanePoint;
    return {
      at,
      from,
      to,
      left: Math.min(from[0], to[0]) - TOUCH,
      right: Math.max(from[0], to[0]) + TOUCH,
      low: Math.min(from[1], to[1]) - TOUCH,
      high: Math.max(from[1], to[1]) + TOUCH,
    };
  });
  const areNeighbours = (one: Edge, other: Edge): boolean => {
    const apart = Math.abs(one.at - other.at);
    return apart === 1 || (isClosed && apart === edges.length - 1);
  };
  // A line that moves east: only edges that it meets at the same time can cross.
  let open: Edge[] = [];
  for (const edge of edges.toSorted((a, b) => a.left - b.left)) {
    open = open.filter(({ right }) => right >= edge.left);
    for (const other of open) {
      if (other.low > edge.high || other.high < edge.low || areNeighbours(edge, other)) continue;
      const point = meeting(edge, other);
      if (point !== null) return point;
    }
    open.push(edge);
  }
  return null;
}
