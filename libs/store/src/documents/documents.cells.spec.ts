import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decoded, encoded, placesIn, pointOf } from './documents.cells.ts';
import { cellOf, compareCells, type Cell } from './documents.rows.ts';

const cells = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.string({ unit: 'binary' }), fc.constant(null));
/** As SQLite sorts: numbers before texts, texts by their bytes. */
const compared = (a: Cell, b: Cell): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b || 0;
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return typeof a === 'number' ? -1 : 1;
};

test('cells compare as SQLite sorts them', () => {
  fc.assert(
    fc.property(cells, cells, (one, other) => {
      const [a, b] = [cellOf(one), cellOf(other)];
      expect(Math.sign(compareCells(a, b))).toBe(a === b ? 0 : Math.sign(compared(a, b)));
    }),
    { numRuns: 2000 },
  );
  const [high, surrogates] = ['\uffee', '\u{1f33b}'];
  expect([compareCells(high, surrogates), compareCells(surrogates, high)]).toEqual([-1, 1]);
});

describe('a cell as a text', () => {
  test('sorts as the cell does, and is level only with itself', () => {
    fc.assert(
      fc.property(cells, cells, (one, other) => {
        const [a, b] = [cellOf(one), cellOf(other)];
        const texts = Buffer.compare(Buffer.from(encoded(a)), Buffer.from(encoded(b)));
        expect(Math.sign(texts)).toBe(a === b ? 0 : Math.sign(compared(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  test('is read back as the number that it was; a missing value and a text are none', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -Number.MAX_VALUE }), (number) => {
        expect(decoded(encoded(number))).toBe(number + 0);
      }),
    );
    expect([decoded(encoded(cellOf(null))), decoded(encoded('12'))]).toEqual([NaN, NaN]);
  });
});

describe('a place', () => {
  test('stands in the two fields of an index that say so', () => {
    const indexes = {
      place: ['shown', 'latitude', 'longitude'],
      home: ['homeLatitude', 'homeLongitude'],
      odd: ['latitude'],
    };
    expect(placesIn({ name: 'farm', version: 1, indexes })).toEqual([
      { index: 'place', latitude: 'latitude', longitude: 'longitude' },
      { index: 'home', latitude: 'homeLatitude', longitude: 'homeLongitude' },
    ]);
  });

  test('is a point on the earth, with the longitude first, or none: an index refuses others', () => {
    expect(pointOf(46.8, -71.2)).toEqual({ type: 'Point', coordinates: [-71.2, 46.8] });
    expect(pointOf(0, 190)).toEqual({ type: 'Point', coordinates: [-170, 0] });
    expect([pointOf(91, 0), pointOf(null, 0), pointOf(0, NaN), pointOf('46', 0)]).toEqual([null, null, null, null]);
  });
});
