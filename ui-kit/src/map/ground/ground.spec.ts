import { expect, test } from '@jest/globals';
import { loadGround, loadTowns } from './ground.ts';
import { unproject } from '../mercator.ts';

const ground = await loadGround();
const near = await loadTowns();

const pairs = (line: readonly number[]) =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[2 * at] ?? 0, line[2 * at + 1] ?? 0] as const);
function inside(rings: readonly (readonly number[])[], lng: number, lat: number): boolean {
  const odd = (ring: readonly number[]) => {
    const points = pairs(ring).map(unproject);
    return points.filter(([x, y], at) => {
      const [px, py] = points.at(at - 1) ?? [x, y];
      return y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x;
    }).length;
  };
  return rings.filter((ring) => odd(ring) % 2 === 1).length > 0;
}
const passes = (line: readonly number[], lng: number, lat: number, degrees: number) =>
  pairs(line)
    .map(unproject)
    .some(([x, y]) => Math.hypot(x - lng, y - lat) < degrees);

test('knows land, lakes and inland seas', () => {
  expect(inside(ground.land, -71.9, 45.4)).toBe(true); // Sherbrooke
  expect(inside(ground.land, -40, 40)).toBe(false); // Atlantic
  expect(inside(ground.lakes, -78, 43.6)).toBe(true); // Lake Ontario
  expect(inside(ground.lakes, -72.1, 48.6)).toBe(true); // Lac Saint-Jean
  expect(inside(ground.lakes, 51, 42)).toBe(true); // Caspian Sea
});
test('knows rivers', () => {
  expect(ground.rivers.some((line) => passes(line, -73.1, 46.1, 0.2))).toBe(true); // St. Lawrence at Sorel
  expect(ground.rivers.some((line) => passes(line, 0.7, 47.4, 0.3))).toBe(true); // Loire at Tours
});
test('is cut at 180°: no stroke runs across the map', () => {
  for (const line of [...ground.land, ...ground.borders, ...ground.rivers])
    pairs(line).forEach(([x], at, points) => {
      const [next, y] = points[at + 1] ?? [x, 0];
      if (y > -19e6) expect(Math.abs(next - x)).toBeLessThan(1e7);
    });
});
test('names cities by their population, and towns down to the village', () => {
  const names = ground.cities.map((tier) => tier.map(({ name }) => name));
  expect(names[0]).toContain('Montréal');
  expect(names[1]).toContain('Québec');
  expect(names[2]).toContain('Sherbrooke');
  const around = near(-72.1, 45.1, -71.7, 45.5);
  expect(around.find(({ name }) => name === 'Sherbrooke')?.size).toBe(0);
  expect(around.find(({ name }) => name === 'Coaticook')?.size).toBe(2);
  expect(around.map(({ name }) => name)).toContain('Cookshire');
});
