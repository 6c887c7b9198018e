import { contains } from '@terroir/land';
import type { LonLat } from '@terroir/ui-kit/map';

/** A position in an area, as near to its middle as one is easily found: the middle itself, else that of a part of it. */
export function interiorPoint(ring: readonly LonLat[]): LonLat {
  const [first = [0, 0] as LonLat] = ring;
  const between = (points: readonly LonLat[]): LonLat => [
    points.reduce((sum, [lng]) => sum + lng, 0) / points.length,
    points.reduce((sum, [, lat]) => sum + lat, 0) / points.length,
  ];
  const corners = ring.map((point, at) => [ring.at(at - 1) ?? point, point, ring[(at + 1) % ring.length] ?? point]);
  const candidates = [between(ring), ...corners.map(between)];
  return candidates.find((candidate) => contains(ring, candidate)) ?? first;
}
