import { describe, expect, test } from '@jest/globals';
import { markX, monthNaming, monthsBetween, placeRows, sizes, wrapped } from './calendar-layout.ts';

describe('the months of a calendar', () => {
  test('follow each other over the turn of the year and a leap day', () => {
    expect(monthsBetween('2027-12-01', '2028-03-31')).toEqual([
      { key: '2027-12', year: 2027, firstDay: 0, endDay: 31 },
      { key: '2028-01', year: 2028, firstDay: 31, endDay: 62 },
      { key: '2028-02', year: 2028, firstDay: 62, endDay: 91 },
      { key: '2028-03', year: 2028, firstDay: 91, endDay: 122 },
    ]);
  });

  test.each([
    [60, 'short', 1],
    [40, 'short', 1],
    [39, 'narrow', 1],
    [13, 'narrow', 1],
    [12, 'short', 6],
    [5, 'short', 12],
  ])('with %d pixels each are named so that no name meets the next', (pixels, name, every) => {
    expect(monthNaming(pixels)).toEqual({ name, every });
  });
});

test('the name of the mark is whole at either edge, and in the middle above its mark', () => {
  const half = ('Aujourd’hui'.length * sizes.letter) / 2;
  const at = (x: number) => markX(x, 'Aujourd’hui', 208, 760);
  expect([at(208), at(500), at(759)]).toEqual([208 + half, 500, 760 - half]);
});

test('a name is broken between its words, and a word that is too long has a line of its own', () => {
  expect(wrapped('Lamb and mutton', 9)).toEqual(['Lamb and', 'mutton']);
  expect(wrapped('Grauballemanden it', 6)).toEqual(['Grauballemanden', 'it']);
});

describe('the rows of a calendar', () => {
  const row = (label: string, spans = 2) => ({ label, detail: 'Brandywine', spans: Array.from({ length: spans }) });

  test('lie below each other without a gap, each as high as its names and bars', () => {
    const [first, second] = placeRows([row('Tomato'), row('Legumes, oils, nuts and seeds of all kinds')], 900, 50);
    expect(first).toMatchObject({ top: 50, label: ['Tomato'], detail: ['Brandywine'] });
    expect(second?.top).toBe(50 + (first?.height ?? 0));
    expect(second?.label.length).toBeGreaterThan(1);
    expect(second?.height).toBeGreaterThan(first?.height ?? 0);
  });

  test('have their bars below their names where there is little room', () => {
    const [wide] = placeRows([row('Tomato')], 900, 0);
    const [narrow] = placeRows([row('Tomato')], 300, 0);
    expect(wide?.bars).toBeLessThan(sizes.pad + 2 * sizes.line);
    expect(narrow?.bars).toBeGreaterThanOrEqual(sizes.pad + 2 * sizes.line);
  });
});
