/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { simplifiedLine } from './simplified-line.ts';

const wave = Array.from({ length: 1001 }, (_, at): [number, number] => [at / 10, Math.sin(at / 50) * 10]);
const distance = ([x, y]: readonly number[], [ax, ay]: readonly number[], [bx, by]: readonly number[]): number => {
  const [p, q, a, b, c, d] = [x, y, ax, ay, bx, by].map(Number) as [number, number, number, number, number, number];
  const share = ((p - a) * (c - a) + (q - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2);
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(p - a - at * (c - a), q - b - at * (d - b));
};

test('a line has fewer points, of which none that was left out is further away than the tolerance', () => {
  const line = simplifiedLine(wave, 0.5);
  expect(line.length).toBeLessThan(40);
  expect([line[0], line.at(-1)]).toEqual([wave[0], wave.at(-1)]);
  const away = wave.map((point) => Math.min(...line.slice(1).map((to, at) => distance(point, line[at] ?? [], to))));
  expect(Math.max(...away)).toBeLessThanOrEqual(0.5);
});

test('a line that comes back to its start keeps its shape', () => {
  const ring = Array.from({ length: 721 }, (_, at): [number, number] => {
    const angle = (at % 720) * (Math.PI / 360);
    return [100 * Math.cos(angle), 100 * Math.sin(angle)];
  });
  const line = simplifiedLine(ring, 1);
  expect(line.length).toBeGreaterThan(15);
  expect(line.every(([x, y]) => Math.abs(Math.hypot(x, y) - 100) < 1e-9)).toBe(true);
});
