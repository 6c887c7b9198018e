import { expect, test } from '@jest/globals';
import { cornersOf } from './corners.ts';

test('the corners of positions are their south-west and north-east ends', () => {
  expect(
    cornersOf([
      [-71.95, 45.24],
      [-71.9, 45.3],
      [-72.1, 45.27],
    ]),
  ).toEqual([
    [-72.1, 45.24],
    [-71.9, 45.3],
  ]);
});

test('no positions have no corners', () => {
  expect(cornersOf([])).toEqual([]);
});
