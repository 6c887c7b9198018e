import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { haversine } from './documents.near.ts';
import type { Documents } from './documents.ts';
import { batch, keysOf, pages, put, SLOW, ware, wares, writing } from './wares.fixture.ts';

/** What a query by distance promises; `opened` is the store, with `wares` declared and empty. */
export function nearContract(opened: () => Documents): void {
  const write = writing(opened);
  const keys = keysOf(opened);
  describe('what is near', () => {
    const near = (point: readonly [number, number], km: number, limit = 100) =>
      keys({
        index: 'place',
        equals: { sold: false },
        limit,
        near: { latitude: 'latitude', longitude: 'longitude', point, km },
      });

    test('is measured by haversine on a sphere of 6,371.0088 km', () => {
      expect(haversine([0, 0], [0, 180])).toBeCloseTo(Math.PI * 6371.0088, 6);
      expect(haversine([-90, 40], [0, 0])).toBeCloseTo((Math.PI * 6371.0088) / 2, 6);
      expect(haversine([0, 12], [0, 13])).toBeCloseTo(111.19508, 5); // a degree of the equator
      expect(haversine([60, 0], [60, 180])).toBeCloseTo((Math.PI * 6371.0088) / 3, 6); // over the pole
      expect(haversine([46, -73], [46, -73])).toBe(0);
    });

    test('comes nearest first, page by page, without what is out of reach or filtered', async () => {
      await write({
        far: { latitude: 47 },
        close: { latitude: 46.01 },
        here: {},
        sold: { sold: true },
        same: {},
        none: { latitude: 10 },
      });
      expect(await near([46, -73], 200, 2)).toEqual(['here', 'same', 'close', 'far']);
      expect(await near([46, -73], 2)).toEqual(['here', 'same', 'close']);
    });

    test('ends at the edge: a row exactly as far as asked belongs to it, a hair farther does not', async () => {
      const edge: [number, number] = [46.7, -71.4];
      await write({ edge: { latitude: edge[0], longitude: edge[1] } });
      const km = haversine([46, -73], edge);
      expect(await near([46, -73], km)).toEqual(['edge']);
      expect(await near([46, -73], km * (1 - 1e-9))).toEqual([]);
    });

    test('knows neither the date line nor the poles', async () => {
      await write({
        east: { latitude: -17, longitude: 179.9 },
        west: { latitude: -17, longitude: -179.9 },
        pole: { latitude: 89.9, longitude: 10 },
        beyond: { latitude: 89.9, longitude: -170 },
      });
      expect(await near([-17, 180], 15)).toEqual(['east', 'west']);
      expect(await near([-17, -179.95], 30)).toEqual(['west', 'east']);
      expect((await near([90, 0], 12)).sort()).toEqual(['beyond', 'pole']);
      expect(await near([89.95, -170], 20)).toEqual(['beyond', 'pole']);
    });

    test(
      'is what measuring every row would find',
      async () => {
        const place = fc.record({
          latitude: fc.double({ min: -90, max: 90, noNaN: true }),
          longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        });
        let version = 1000;
        await fc.assert(
          fc.asyncProperty(
            fc.array(place, { maxLength: 20 }),
            place,
            fc.double({ min: 0, max: 20_100, noNaN: true }),
            async (drawn, from, km) => {
              const some = { ...wares, version: (version += 1) };
              await opened().declare(some);
              await opened().apply(batch(drawn.map((at, index) => put(`k${index}`, ware(at), some))));
              const point = [from.latitude, from.longitude] as const;
              const expected = drawn.flatMap((at, index) =>
                haversine(point, [at.latitude, at.longitude]) <= km ? [`k${index}`] : [],
              );
              const query = {
                index: 'place',
                equals: { sold: false },
                limit: 7,
                near: { latitude: 'latitude', longitude: 'longitude', point, km },
              };
              expect((await pages(opened(), query, some)).sort()).toEqual(expected.sort());
            },
          ),
          { numRuns: 60 },
        );
      },
      SLOW,
    );
  });
}
