import type { Position, Ring } from './position.ts';

/** Decimals of a kept position: the seventh is about a centimetre. */
const DECIMALS = 10_000_000;
// The addition makes -0 a plain 0, which JSON would lose anyway.
const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS + 0;

const isSame = ([ax, ay]: Position, [bx, by]: Position): boolean => ax === bx && ay === by;

/** Twice the signed area in square degrees: above 0 where the ring runs counter-clockwise. */
function turning(ring: Ring): number {
  const [[west, south]] = ring as readonly [Position];
  let sum = 0;
  let [px, py] = ring.at(-1) as Position;
  for (const [x, y] of ring) {
    sum += (px - west) * (y - south) - (x - west) * (py - south);
    [px, py] = [x, y];
  }
  return sum;
}

/**
 * A ring as it is kept: positions to seven decimals, none twice in a row, the first not repeated at the end, counter-clockwise, and
 * begun where it was begun.
 */
export function normalizedRing(sent: Ring): Ring {
  const ring: Position[] = [];
  for (const [longitude, latitude] of sent) {
    const position: Position = [rounded(longitude), rounded(latitude)];
    const last = ring.at(-1);
    if (last === undefined || !isSame(last, position)) ring.push(position);
  }
  while (ring.length > 1 && isSame(ring.at(-1) as Position, ring[0] as Position)) ring.pop();
  if (ring.length < 3 || turning(ring) >= 0) return ring;
  const [first, ...rest] = ring as [Position, ...Position[]];
  return [first, ...rest.toReversed()];
}
