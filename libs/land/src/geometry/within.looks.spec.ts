import { expect, jest, test } from '@jest/globals';
import { metres } from './geometry.fixture.ts';
import * as plane from './plane.ts';
import type { Ring } from './position.ts';

let looks = 0;
jest.unstable_mockModule('./plane.ts', () => ({
  ...plane,
  isInside: (...asked: Parameters<typeof plane.isInside>) => {
    looks += 1;
    return plane.isInside(...asked);
  },
}));
const { isWithin } = await import('./within.ts');

test('each edge of a zone looks at the whole plot once, where the teeth of a long comb end above all of them', () => {
  const teeth = Array.from({ length: 1320 }, (_, at) => 2639 - 2 * at);
  const comb: Ring = [
    metres(-5, -5),
    metres(2645, -5),
    metres(2645, 20),
    ...teeth.flatMap((x) => [metres(x + 0.2, 20), metres(x, 1.2), metres(x - 0.2, 20)]),
    metres(-5, 20),
  ];
  const rows = Array.from({ length: 25 }, (_, at) => 0.3 + 0.03 * at);
  const rake: Ring = [
    metres(0, 0.3),
    ...rows.flatMap((y) => [metres(2640, y), metres(2640, y + 0.025), metres(2, y + 0.025), metres(2, y + 0.03)]),
    metres(0, 1.05),
  ];
  expect(isWithin(rake, comb)).toBe(true);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(rake.length);
  expect(isWithin([...rake.slice(0, -1), metres(660, 25), metres(0, 1.05)], comb)).toBe(false);
});
