import LineString from 'ol/geom/LineString.js';

type Point = readonly [x: number, y: number];

/**
 * A line with fewer points: what is left out is no further from it than the tolerance, in the unit of the points (Douglas and
 * Peucker, 1973). First and last point stay.
 */
export function simplifiedLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const simplified = new LineString(line.map(([x, y]) => [x, y])).simplify(tolerance);
  if (!(simplified instanceof LineString)) throw new TypeError('A line is simplified to a line');
  return simplified.getCoordinates().map(([x = 0, y = 0]) => [x, y]);
}
