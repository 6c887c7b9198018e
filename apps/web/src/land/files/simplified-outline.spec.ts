/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { outlineFault, POINTS_LIMIT, type Ring } from '@terroir/land';
import { simplifiedLine } from '@terroir/ui-kit/map';
import { simplifiedOutline } from './simplified-outline.ts';

/** A walk around a place, so far from it in degrees at each of its points. */
const walked = (points: number, away: (nth: number) => number): Ring =>
  Array.from({ length: points }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / points;
    return [-71.9 + away(nth) * Math.cos(angle), 45.4 + away(nth) * Math.sin(angle)] as const;
  });
const simplified = (ring: Ring) => simplifiedOutline(ring, simplifiedLine);

describe('an outline with more points than are kept', () => {
  test('is taken with fewer, as near to it as that can be', () => {
    const made = simplified(walked(6000, () => 0.003));
    expect(made).toMatchObject({ from: 6000, metres: 0.1 });
    expect(made?.ring.length).toBeGreaterThan(50);
    expect(outlineFault(made?.ring ?? [])).toBeNull();
  });

  test('is made no coarser than it has to be where a receiver trembles', () => {
    const made = simplified(walked(6000, (nth) => 0.003 + ((nth * 37) % 11) / 1e6));
    expect(outlineFault(made?.ring ?? [])).toBeNull();
    expect(made?.metres).toBeGreaterThan(0.1);
    expect(made?.metres).toBeLessThanOrEqual(2);
  });

  test('is left as it is where it would lose its shape, or can be kept whole', () => {
    expect(simplified(walked(10_000, (nth) => 0.5 + (nth % 2) / 1000))).toBeNull();
    expect(simplified(walked(POINTS_LIMIT, () => 0.003))).toBeNull();
  });

  test('says where it crosses itself with fewer', () => {
    const eight = Array.from({ length: 6000 }, (_, nth) => {
      const angle = (2 * Math.PI * nth) / 6000;
      return [-71.9 + 0.003 * Math.sin(angle), 45.4 + 0.003 * Math.sin(2 * angle)] as const;
    });
    expect(outlineFault(simplified(eight)?.ring ?? [])?.rule).toBe('outline_crossing');
  });
});
