import { project, unproject } from '../mercator.ts';
import type { LonLat } from '../world.ts';

/**
 * The position `metres` from `from` in the direction of `towards`, straight on the map.
 * @param distance measures in metres, e.g. on the ellipsoid
 * @returns null where there is no direction
 */
export function stepTowards(
  from: LonLat,
  towards: LonLat,
  metres: number,
  distance: (from: LonLat, to: LonLat) => number,
): LonLat | null {
  const [x, y] = project(from);
  const [toX, toY] = project(towards);
  const whole = distance(from, towards);
  if (!(whole > 0) || !(metres > 0)) return null;
  let share = metres / whole;
  let at = towards;
  // The map's scale changes along the way; each turn takes the rest of that away.
  for (let turn = 0; turn < 6; turn += 1) {
    at = unproject([x + (toX - x) * share, y + (toY - y) * share]);
    share *= metres / distance(from, at);
  }
  return at;
}
