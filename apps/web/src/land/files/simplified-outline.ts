import { outlineFault, normalizedRing, POINTS_LIMIT, type Ring } from '@terroir/land';

/** Leaves points out of a line, none of which is further from what is left than the tolerance, in the unit of the points. */
export type Simplify = (
  line: readonly (readonly [number, number])[],
  tolerance: number,
) => readonly (readonly [number, number])[];

/** What became of an outline with more points than are kept. */
export interface SimplifiedOutline {
  readonly ring: Ring;
  /** How many points it had, and how far, in metres, its sides moved at most. */
  readonly from: number;
  readonly metres: number;
}

/** In metres, from what no map shows to what a receiver is off by anyway. */
const TOLERANCES = [0.1, 0.2, 0.5, 1, 2, 5] as const;
const METRES_OF_A_DEGREE = 111_320;

/** An outline of more points than are kept, with as many as are; null where it has no more, or would lose its shape. */
export function simplifiedOutline(sent: Ring, simplify: Simplify): SimplifiedOutline | null {
  const ring = normalizedRing(sent);
  if (ring.length <= POINTS_LIMIT || outlineFault(ring)?.rule !== 'outline_too_many_points') return null;
  const [first] = ring as readonly [Ring[number]];
  // East and north have the same unit: degrees of latitude.
  const squeeze = Math.cos((first[1] * Math.PI) / 180);
  const line = [...ring, first].map(([x, y]) => [x * squeeze, y] as const);
  const tried = TOLERANCES.map((metres): SimplifiedOutline => {
    const fewer = simplify(line, metres / METRES_OF_A_DEGREE).slice(0, -1);
    return { ring: normalizedRing(fewer.map(([x, y]) => [x / squeeze, y])), from: ring.length, metres };
  }).filter(({ ring: { length } }) => length <= POINTS_LIMIT);
  // Where each has a fault, that of the closest is said.
  return tried.find(({ ring: one }) => outlineFault(one) === null) ?? tried[0] ?? null;
}
