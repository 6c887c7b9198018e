/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { squareAt } from '../../testing/land.ts';
import type { PlotRow } from '../../places/area.ts';
import { checkOutline } from './outline-check.ts';
import type { Subject } from './session.ts';

type Points = [number, number][];
const square = (...at: Parameters<typeof squareAt>) => squareAt(...at) as unknown as Points;
const rye = { name: 'Winter rye', coordinates: square(2.5, 1, 1) };
const home = { name: 'Home field', coordinates: square(0, 0), zones: [rye] } as unknown as PlotRow;
const zone: Subject = { kind: 'zone', plot: home, zone: null };
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('an outline is checked while it is drawn', () => {
  test.each([
    ['en', 'The outline crosses itself at 45.40100, -71.89800.'],
    ['fr', 'Le contour se croise à 45.40100, -71.89800.'],
  ] as const)('a crossing is named in %s with its place', (language, sentence) => {
    const [a, b, c, d] = square(0, 0) as [Points[0], Points[0], Points[0], Points[0]];
    const fault = checkOutline(null, [a, c, b, d], true, language);
    expect(fault?.message).toContain(sentence);
    expect(fault?.at?.map((degrees) => degrees.toFixed(4))).toEqual(['-71.8980', '45.4010']);
  });

  test('a line that would only cross on its way back to the start is not wrong yet', () => {
    const [a, b, c, d] = square(0, 0) as [Points[0], Points[0], Points[0], Points[0]];
    const zigzag = [a, c, d, b];
    expect(checkOutline(null, [a, b, d], false, 'en')).toBeNull();
    expect(checkOutline(null, zigzag, false, 'en')?.message).toContain('crosses itself');
    expect(checkOutline(null, [b, a, c, [-71.899, 45.4018]], false, 'en')).toBeNull();
    expect(checkOutline(null, [b, a, c, [-71.899, 45.4018]], true, 'en')?.message).toContain('crosses itself');
  });

  test('a zone that leaves its plot is refused where it does, also before it is finished', () => {
    const out: Points = [...square(1, 0.5, 1).slice(0, 2), [-71.89, 45.401]];
    expect(checkOutline(zone, square(1, 0.5, 1), true, 'en')).toBeNull();
    expect(checkOutline(zone, square(1, 0.5, 1).slice(0, 3), false, 'en')).toBeNull();
    const fault = checkOutline(zone, out, false, 'fr');
    expect(plain(fault?.message)).toContain('Une zone se trouve à l’intérieur de sa parcelle.');
    expect(fault?.at).toEqual([-71.89, 45.401]);
  });

  test('a zone around the inner corner of its plot is not wrong before it is finished', () => {
    const corner = [
      ...square(0, 0).slice(0, 2),
      [-71.896, 45.401],
      [-71.898, 45.401],
      [-71.898, 45.402],
      [-71.9, 45.402],
    ];
    const around: Subject = { kind: 'zone', plot: { ...home, coordinates: corner as Points }, zone: null };
    const line: Points = [
      [-71.8965, 45.4008],
      [-71.8995, 45.4005],
      [-71.8985, 45.4018],
    ];
    expect(checkOutline(around, line, false, 'en')).toBeNull();
    expect(checkOutline(around, line, true, 'en')?.message).toContain('A zone is inside its plot.');
  });

  test('a plot that is redrawn keeps its zones, which are named', () => {
    const of: Subject = { kind: 'plot', plot: home };
    expect(checkOutline(of, square(0, 0), true, 'en')).toBeNull();
    const fault = checkOutline(of, square(0, 0, 2), true, 'en');
    expect(fault?.message).toBe(
      'These zones would be outside the plot: Winter rye. Move or delete them first, or draw the plot around them.',
    );
    expect(fault?.at).toBeDefined();
  });
});
