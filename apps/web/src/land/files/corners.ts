import type { LonLat } from '@terroir/ui-kit/map';

/** The south-west and the north-east corner around these positions; none where there are none. */
export function cornersOf(positions: readonly LonLat[]): readonly LonLat[] {
  if (positions.length === 0) return [];
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  // `reduce` hands on the place and the list as well, of which `Math.min` makes NaN.
  const corner = (pick: (a: number, b: number) => number): LonLat => [
    xs.reduce((a, b) => pick(a, b)),
    ys.reduce((a, b) => pick(a, b)),
  ];
  return [corner(Math.min), corner(Math.max)];
}
