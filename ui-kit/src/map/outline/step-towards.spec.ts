import { expect, test } from '@jest/globals';
import { getDistance } from 'ol/sphere.js';
import { stepTowards } from './step-towards.ts';
import type { LonLat } from '../world.ts';

const distance = (from: LonLat, to: LonLat) => getDistance(from, to);
const home: LonLat = [-71.89, 45.4];

test.each<[string, LonLat, number]>([
  ['east', [-71.88, 45.4], 120],
  ['north', [-71.89, 45.41], 2500],
  ['south-west, farther than the direction was pointed', [-71.8901, 45.3999], 40_000],
])('a typed length is that long towards %s', (_, towards, metres) => {
  const at = stepTowards(home, towards, metres, distance) ?? home;
  expect(distance(home, at)).toBeCloseTo(metres, 2);
  expect(Math.sign(at[0] - home[0])).toBe(Math.sign(towards[0] - home[0]));
});
test('without a direction or a length there is no step', () => {
  expect(stepTowards(home, home, 100, distance)).toBeNull();
  expect(stepTowards(home, [-71.8, 45.4], 0, distance)).toBeNull();
  expect(stepTowards(home, [-71.8, 45.4], Number.NaN, distance)).toBeNull();
});
