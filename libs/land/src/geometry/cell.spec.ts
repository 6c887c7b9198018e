import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cellOf, cellsAt } from './cell.ts';
import { grownBy, metres, square, starRing } from './geometry.fixture.ts';
import type { Position, Ring } from './position.ts';

describe('the cell of an area', () => {
  test('is one of those at each position of its bounds', () =>
    fc.assert(
      fc.property(starRing, fc.double({ min: 0.1, max: 3000, noNaN: true }), (star, factor) => {
        const ring = grownBy(star, factor);
        const cell = cellOf(ring);
        for (const position of ring) expect(cellsAt(position)).toContain(cell);
      }),
    ));

  test.each<[string, Ring]>([
    ['the whole map', [[-180, -85], [180, -85], [180, 85]]], // prettier-ignore
    ['the corner of the map', [[179.99, 84.99], [180, 84.99], [180, 85]]], // prettier-ignore
    ['a metre', square(1)],
  ])('is one of those at a position of %s', (_, ring) => {
    for (const position of ring) expect(cellsAt(position)).toContain(cellOf(ring));
  });

  test('is none of those at a position further away than the area is large', () => {
    const away: Position = metres(300, 0);
    expect(cellsAt(away)).not.toContain(cellOf(square(100)));
  });
});
