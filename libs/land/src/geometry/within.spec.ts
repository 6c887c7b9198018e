import { difference } from '@turf/difference';
import { featureCollection, polygon } from '@turf/helpers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { begunAt, grownBy, metres, movedBy, square, starRing } from './geometry.fixture.ts';
import { contains, isDeepInside, isWithin, type Position, type Ring } from './index.ts';
import { distanceToSegment, isInside, planeAround, type PlanePoint } from './plane.ts';

const closed = (ring: Ring) => polygon([[...ring, ring[0] as Position].map(([x, y]) => [x, y])]);
/** How far a point is outside, 0 inside. */
function outside(point: PlanePoint, plot: readonly PlanePoint[]): number {
  if (isInside(point, plot)) return 0;
  return Math.min(
    ...plot.map((from, at) => distanceToSegment(point, from, plot[(at + 1) % plot.length] as PlanePoint)),
  );
}
/** How far the edges of an area reach out of another at most, looked at every 20 cm. */
function reach(inner: Ring, outer: Ring): number {
  const place = planeAround(outer);
  const [zone, plot] = [inner.map(place), outer.map(place)];
  return Math.max(
    ...zone.flatMap((from, at) => {
      const to = zone[(at + 1) % zone.length] as PlanePoint;
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.2);
      return Array.from({ length: steps }, (_, step) =>
        outside([from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps], plot),
      );
    }),
  );
}

describe('a zone is within its plot', () => {
  const plot = square(100);

  test.each<[string, Ring]>([
    ['where it is in the middle', square(20, 40, 40)],
    ['where it is the plot', plot],
    ['where it is the plot, begun elsewhere and drawn the other way', begunAt(plot, 2).toReversed()],
    ['where it shares an edge', square(50, 50, 25)],
    ['where it reaches over the edge by less than a metre', square(100.6)],
    ['where its corner is over the corner by less than a metre', square(50, 50.6, 50.6)],
  ])('%s', (_, zone) => expect(isWithin(zone, plot)).toBe(true));

  test.each<[string, Ring]>([
    ['where it reaches over the edge by more than a metre', square(101.1)],
    ['where it is beside it', square(20, 200)],
    ['where it is around it', square(200, -50, -50)],
    ['where its corner is over the corner by more than a metre', square(50, 50.8, 50.8)],
    ['where only one point is outside', [metres(10, 10), metres(90, 10), metres(50, 104)]],
  ])('not %s', (_, zone) => expect(isWithin(zone, plot)).toBe(false));

  test('not where its corners are inside and an edge bridges a bay of the plot', () => {
    const bay: Ring = [
      metres(0, 0),
      metres(100, 0),
      metres(100, 100),
      metres(60, 100),
      metres(50, 20),
      metres(40, 100),
      metres(0, 100),
    ];
    const bridge: Ring = [metres(10, 60), metres(90, 60), metres(90, 90), metres(10, 90)];
    expect(isWithin(bridge, bay)).toBe(false);
    expect(isWithin([metres(5, 5), metres(95, 5), metres(50, 15)], bay)).toBe(true);
  });

  test('where it is the plot made smaller around the middle', () =>
    fc.assert(
      fc.property(starRing, fc.nat(), fc.double({ min: 0.05, max: 1, noNaN: true }), (ring, at, factor) => {
        expect(isWithin(begunAt(grownBy(ring, factor), at), ring)).toBe(true);
      }),
    ));

  test('exactly where no point of its edges is further outside than the tolerance', () => {
    let within = 0;
    fc.assert(
      fc.property(
        starRing,
        starRing,
        fc.double({ min: 0.1, max: 0.8, noNaN: true }),
        fc.integer({ min: -40, max: 40 }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        (plot, other, factor, east, tolerance) => {
          const zone = movedBy(grownBy(other, factor), east, 0);
          const most = reach(zone, plot);
          fc.pre(Math.abs(most - tolerance) > 0.2); // nearer than the points that are looked at
          within += most < tolerance ? 1 : 0;
          expect(isWithin(zone, plot, tolerance)).toBe(most < tolerance);
        },
      ),
      { numRuns: 200, seed: 11 },
    );
    expect(within).toBeGreaterThan(20);
  });

  test('where another library finds nothing of it outside', () =>
    fc.assert(
      fc.property(starRing, starRing, fc.double({ min: 0.05, max: 0.5, noNaN: true }), (plot, other, factor) => {
        const zone = grownBy(other, factor);
        fc.pre(difference(featureCollection([closed(zone), closed(plot)])) === null);
        expect(isWithin(zone, plot, 0.01)).toBe(true);
      }),
      { numRuns: 100 },
    ));
});

test('an area contains the positions inside it', () => {
  expect(contains(square(10), metres(5, 5))).toBe(true);
  expect(contains(square(10), metres(15, 5))).toBe(false);
});

test('a position is deep inside an area where it is further from the edge than a metre', () => {
  const deep = (x: number, y: number) => isDeepInside(square(100), metres(x, y));
  expect([deep(50, 50), deep(2, 50), deep(0.5, 50), deep(0, 0), deep(150, 50)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
