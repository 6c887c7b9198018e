import { describe, expect, test } from '@jest/globals';
import { unpack, worldOutline } from './world.ts';

const { land, borders } = worldOutline();

describe('the outline of the world', () => {
  test('stays within the degrees of the globe', () => {
    for (const [lon, lat] of [...land, ...borders].flat()) {
      expect(Math.abs(lon)).toBeLessThanOrEqual(180);
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
    }
  });
  test('is cut at 180°: no stroke runs across the map', () => {
    for (const line of [...land, ...borders]) {
      line.forEach(([lon], at) => {
        const next = line[at + 1];
        // Antarctica's cut runs along the bottom edge, below everything that is shown.
        if (next && !(next[1] < -85 && (line[at]?.[1] ?? 0) < -85)) expect(Math.abs(next[0] - lon)).toBeLessThan(90);
      });
    }
  });
  test('every piece of land is a closed ring', () => {
    for (const ring of land) expect(ring[0]).toEqual(ring.at(-1));
  });
  test('knows land from sea', () => {
    expect(inside(-71.9, 45.4)).toBe(true); // Sherbrooke
    expect(inside(2.3, 46.8)).toBe(true); // central France
    expect(inside(-40, 40)).toBe(false); // Atlantic
    expect(inside(-178, 66.5)).toBe(true); // Chukotka, east of 180°
  });
  test('unpacks steps in hundredths of a degree', () => {
    expect(unpack([100, 200, -50, 25], 100)).toEqual([
      [1, 2],
      [0.5, 2.25],
    ]);
  });
});

function inside(lon: number, lat: number): boolean {
  return land.filter((ring) => within(ring, lon, lat)).length % 2 === 1;
}

function within(ring: readonly (readonly [number, number])[], lon: number, lat: number): boolean {
  let odd = false;
  ring.forEach(([x, y], at) => {
    const [px, py] = ring.at(at - 1) ?? [x, y];
    if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) odd = !odd;
  });
  return odd;
}
