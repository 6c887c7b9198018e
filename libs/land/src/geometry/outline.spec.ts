import { kinks } from '@turf/kinks';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEGREE, begunAt, metres, movedBy, square, starRing } from './geometry.fixture.ts';
import {
  lineFault,
  normalizedRing,
  outlineFault,
  POINTS_LIMIT,
  writtenPosition,
  type Position,
  type Ring,
} from './index.ts';

const ruleOf = (ring: Ring) => outlineFault(ring)?.rule ?? null;
/** A round field of so many points. */
const round = (points: number, away = 200): Ring =>
  Array.from({ length: points }, (_, at) => {
    const angle = (2 * Math.PI * at) / points;
    return metres(away * Math.cos(angle), away * Math.sin(angle));
  });

describe('a kept outline', () => {
  test('is open, counter-clockwise and without points that are there twice in a row', () => {
    const [a, b, c, d] = normalizedRing(square(50)) as [Position, Position, Position, Position];
    const kept = [a, b, c, d];
    expect(normalizedRing([a, b, c, d, a])).toEqual(kept);
    expect(normalizedRing([a, a, b, c, c, c, d, a, a])).toEqual(kept);
    expect(normalizedRing([a, d, c, b])).toEqual(kept);
  });

  test('is kept to seven decimals, which is a centimetre', () =>
    expect(normalizedRing([[-71.123_456_789, 45.987_654_321]])).toEqual([[-71.123_456_8, 45.987_654_3]]));

  test('is the same whichever way it was drawn, and kept again stays as it is', () =>
    fc.assert(
      fc.property(starRing, (ring) => {
        const [first, ...rest] = ring as [Position, ...Position[]];
        const kept = normalizedRing(ring);
        expect(normalizedRing([first, ...rest.toReversed()])).toEqual(kept);
        expect(normalizedRing(kept)).toEqual(kept);
      }),
    ));
});

describe('an outline is refused', () => {
  test.each<[string, Ring]>([
    ['no point', []],
    ['one point', [metres(0, 0)]],
    ['two points', [metres(0, 0), metres(9, 9)]],
    ['one point that is there many times', Array.from({ length: 9 }, () => metres(1, 1))],
    ['two points and the first again', [metres(0, 0), metres(9, 9), metres(0, 0)]],
  ])('with %s: that is no area', (_, ring) => expect(ruleOf(ring)).toBe('outline_too_few_points'));

  test('with more than 2,000 points, and not with as many', () => {
    expect(ruleOf(round(POINTS_LIMIT + 1))).toBe('outline_too_many_points');
    expect(ruleOf(round(10_000))).toBe('outline_too_many_points');
    expect(ruleOf(round(POINTS_LIMIT))).toBeNull();
  });

  test.each<[string, Position]>([
    ['east of the map', [180.001, 45]],
    ['west of it', [-181, 45]],
    ['at the pole', [-71, 90]],
    ['beyond the south of the map', [-71, -85.1]],
  ])('with a point %s, and the point is named', (_, outside) =>
    expect(outlineFault([metres(0, 0), metres(10, 0), outside])).toEqual({
      rule: 'outline_outside_world',
      at: outside,
    }),
  );

  test('across the antimeridian, which two outlines on either side are not', () => {
    const over: Ring = [
      [179.999, 45],
      [-179.999, 45],
      [-179.999, 45.001],
      [179.999, 45.001],
    ];
    expect(ruleOf(over)).toBe('outline_antimeridian');
    expect(ruleOf(over.map(([x, y]) => [x > 0 ? x : 180, y]))).toBeNull();
    expect(ruleOf(over.map(([x, y]) => [x < 0 ? x : -180, y]))).toBeNull();
  });

  test('with a spike, and the tip is named', () => {
    const [a, b, c, d] = square(50) as [Position, Position, Position, Position];
    const tip = metres(80, 50);
    expect(outlineFault([a, b, c, tip, c, d])).toMatchObject({ rule: 'outline_spike', at: normalizedRing([tip])[0] });
    expect(ruleOf([a, b, metres(50, 30), metres(50, 20), metres(50, 60), d])).toBe('outline_spike');
    expect(ruleOf([a, b, c])).toBeNull();
  });

  test('on one line, as that has no area', () =>
    expect(ruleOf([metres(0, 0), metres(5, 5), metres(10, 10)])).toBe('outline_spike'));

  test('where it crosses itself, and the crossing is named', () => {
    const bow: Ring = [metres(0, 0), metres(20, 20), metres(20, 0), metres(0, 20)];
    const fault = outlineFault(bow);
    const [east, north] = metres(10, 10);
    expect([fault?.rule, writtenPosition(fault?.at as Position)]).toEqual([
      'outline_crossing',
      writtenPosition([east, north]),
    ]);
  });

  test('where it touches itself at a corner or along an edge', () => {
    expect(ruleOf([metres(0, 0), metres(10, 10), metres(20, 0), metres(20, 20), metres(10, 10), metres(0, 20)])).toBe(
      'outline_crossing',
    );
    expect(ruleOf([metres(0, 0), metres(30, 0), metres(30, 20), metres(15, 0), metres(0, 20)])).toBe(
      'outline_crossing',
    );
  });

  test('of less than a square metre, or of more than 100,000 square kilometres', () => {
    expect(ruleOf(square(0.9))).toBe('outline_too_small');
    expect(ruleOf(square(1.1))).toBeNull();
    expect(ruleOf(square(300_000))).toBeNull();
    expect(ruleOf(square(330_000))).toBe('outline_too_large');
  });
});

describe('crossings', () => {
  test('are none in a ring that runs once around its middle, wherever on the map', () =>
    fc.assert(
      fc.property(
        starRing,
        fc.nat(),
        fc.double({ min: -100, max: 240, noNaN: true }),
        fc.double({ min: -125, max: 39, noNaN: true }),
        (ring, at, east, north) => {
          const moved = movedBy(ring, east * DEGREE.longitude, north * DEGREE.latitude);
          expect(['outline_crossing', 'outline_too_few_points']).not.toContain(ruleOf(begunAt(moved, at)));
        },
      ),
    ));

  test('are found where another library finds them', () => {
    const points = fc.uniqueArray(
      fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }),
      {
        minLength: 4,
        maxLength: 12,
        selector: ({ x, y }) => `${x} ${y}`,
      },
    );
    let crossed = 0;
    fc.assert(
      fc.property(points, (drawn) => {
        // Turned a little, so that no three points are on one line, where the two libraries speak of different things.
        const ring = drawn.map(({ x, y }) =>
          metres(x + y * 0.013_7 + Math.sin(x * 7 + y), y - x * 0.011_3 + Math.cos(y * 5)),
        );
        const closed = [...ring, ring[0] as Position].map(([x, y]) => [x, y]);
        const theirs = kinks({ type: 'Polygon', coordinates: [closed] }).features.length > 0;
        const rule = ruleOf(ring);
        fc.pre(rule !== 'outline_spike');
        crossed += theirs ? 1 : 0;
        expect(rule === 'outline_crossing').toBe(theirs);
      }),
      { numRuns: 500, seed: 11 },
    );
    expect(crossed).toBeGreaterThan(50);
  });

  test('are none in a comb of 2,000 points, whose sides are all beside each other', () => {
    const comb: Ring = Array.from({ length: POINTS_LIMIT }, (_, at) => metres(at, at % 2 === 0 ? 0 : 900));
    expect(ruleOf([...comb.slice(0, -1), metres(POINTS_LIMIT, -5)])).toBeNull();
    expect(ruleOf([...comb.slice(0, -1), metres(POINTS_LIMIT, 5)])).toBe('outline_crossing');
  });
});

describe('a line that is still being drawn', () => {
  const [a, b, c, d] = square(50) as [Position, Position, Position, Position];

  test('may end anywhere, also where its way back to the start would cross it', () => {
    for (const line of [[], [a], [a, b], [a, b, c], [b, a, c, metres(10, 45)]]) expect(lineFault(line)).toBeNull();
    expect(ruleOf([b, a, c, metres(10, 45)])).toBe('outline_crossing');
  });

  test('is refused where it crosses itself, goes straight back or leaves the map, since no further point mends that', () => {
    expect(lineFault([a, c, d, b])).toMatchObject({ rule: 'outline_crossing' });
    expect(lineFault([a, b, a])).toEqual({ rule: 'outline_spike', at: b });
    expect(lineFault([a, [181, 45]])).toEqual({ rule: 'outline_outside_world', at: [181, 45] });
    expect(
      lineFault([
        [179, 45],
        [-179, 45],
      ]),
    ).toMatchObject({ rule: 'outline_antimeridian' });
  });
});
