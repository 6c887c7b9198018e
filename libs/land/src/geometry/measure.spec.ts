import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { begunAt, grownBy, metres, square, starRing } from './geometry.fixture.ts';
import { layerPriority, lengthOf, measured, type Ring } from './index.ts';

describe('area and perimeter', () => {
  // From the tests of GeographicLib (Planimeter), and the lengths of a degree of WGS 84.
  test.each<[string, Ring, number, number]>([
    [
      'a diamond of two degrees on the equator',
      [
        [-1, 0],
        [0, -1],
        [1, 0],
        [0, 1],
      ],
      24_619_419_146,
      627_598.2731,
    ],
    ['a hectare', square(100), 10_000, 400],
    ['a bed of 2 m', square(2), 4, 8],
  ])('of %s are those on the ellipsoid', (_, ring, area, perimeter) => {
    const found = measured(ring);
    expect(Math.abs(found.area / area - 1)).toBeLessThan(1e-4);
    expect(Math.abs(found.perimeter / perimeter - 1)).toBeLessThan(1e-4);
  });

  test('are the same wherever the ring begins, and whichever way it runs', () =>
    fc.assert(
      fc.property(starRing, fc.nat(), (ring, at) => {
        const { area, perimeter } = measured(ring);
        for (const other of [begunAt(ring, at), ring.toReversed()]) {
          expect(measured(other).area).toBeCloseTo(area, 1);
          expect(measured(other).perimeter).toBeCloseTo(perimeter, 1);
        }
      }),
    ));

  test('grow with the square and the length of what is grown', () =>
    fc.assert(
      fc.property(starRing, (ring) => {
        const [one, twice] = [measured(ring), measured(grownBy(ring, 2))];
        expect(twice.area / one.area).toBeCloseTo(4, 2);
        expect(twice.perimeter / one.perimeter).toBeCloseTo(2, 2);
      }),
    ));

  test('of a line is its length without a way back', () =>
    expect(lengthOf([metres(0, 0), metres(30, 0), metres(30, 40)])).toBeCloseTo(70, 1));
});

describe('the layer of an area', () => {
  test('is between 1 and 10,000', () =>
    expect([0, 0.5, 1, 1e11, 1e14].map(layerPriority)).toEqual([10_000, 10_000, 10_000, 1, 1]));

  test('is never below that of a larger one, and above it where the two differ by a percent', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 9e10, noNaN: true }),
        fc.double({ min: 1.01, max: 100, noNaN: true }),
        (area, times) => {
          const larger = Math.min(1e11, area * times);
          expect(layerPriority(area)).toBeGreaterThan(layerPriority(larger));
        },
      ),
    ));
});
