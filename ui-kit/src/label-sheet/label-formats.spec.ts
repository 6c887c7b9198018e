import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inches, labelFormats, labelsPerSheet, onSheets, placeOf } from './label-formats.ts';

const names = labelFormats.map((format) => [`${format.paper} ${format.numbers[0]}`, format] as const);
const tolerance = 1e-6;

describe('a label format', () => {
  test('has a name of its own, and each number of a maker one format', () => {
    const numbers = labelFormats.flatMap((format) => format.numbers.map((number) => `${format.maker} ${number}`));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(labelFormats.map(({ key }) => key)).size).toBe(labelFormats.length);
  });

  test.each([
    ['L7160', 21],
    ['L7163', 14],
    ['L7159', 24],
    ['L7651', 65],
    ['5160', 30],
    ['5163', 10],
    ['5164', 6],
    ['5167', 80],
  ])('%s has %d labels to the sheet', (number, count) => {
    const format = labelFormats.find(({ numbers }) => numbers.includes(number));
    expect(format && labelsPerSheet(format)).toBe(count);
  });

  test.each([
    ['5160', '2\u00A0⅝', '1'],
    ['5163', '4', '2'],
    ['5164', '4', '3\u00A0⅓'],
    ['5167', '1\u00A0¾', '½'],
    ['5196', '2\u00A0¾', '2\u00A0¾'],
  ])('%s is %s by %s inches, as its box says', (number, width, height) => {
    const format = labelFormats.find(({ numbers }) => numbers.includes(number));
    expect(format && [inches(format.width), inches(format.height)]).toEqual([width, height]);
  });

  test.each(names)('%s: every label is within the page', (_, format) => {
    for (let position = 1; position <= labelsPerSheet(format); position += 1) {
      const { x, y } = placeOf(format, position);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + format.width).toBeLessThanOrEqual(format.page.width + tolerance);
      expect(y + format.height).toBeLessThanOrEqual(format.page.height + tolerance);
    }
  });

  test.each(names)('%s: no label is over another', (_, format) => {
    const position = fc.integer({ min: 1, max: labelsPerSheet(format) });
    fc.assert(
      fc.property(position, position, (one, other) => {
        fc.pre(one !== other);
        const [a, b] = [placeOf(format, one), placeOf(format, other)];
        const apart =
          Math.abs(a.x - b.x) + tolerance >= format.width || Math.abs(a.y - b.y) + tolerance >= format.height;
        expect(apart).toBe(true);
      }),
    );
  });

  test.each(names)(
    '%s: what is left beside the labels is as much on the right as on the left, to 1.5 mm',
    (_, format) => {
      const last = placeOf(format, format.columns);
      expect(Math.abs(format.page.width - last.x - format.width - format.left)).toBeLessThan(1.5);
    },
  );
});

describe('labels on sheets', () => {
  const format = labelFormats[0];
  if (!format) throw new Error('There is no format');
  const most = labelsPerSheet(format);

  test('are all there, in order, one to a position, from the start on', () =>
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.integer({ min: 1, max: most }), (count, start) => {
        const labels = Array.from({ length: count }, (_, nth) => nth);
        const sheets = onSheets(format, labels, start);
        expect(sheets.flat().map(({ label }) => label)).toEqual(labels);
        expect(sheets.flatMap((sheet, nth) => sheet.map(({ position }) => nth * most + position))).toEqual(
          labels.map((nth) => start + nth),
        );
        expect(sheets.length).toBe(count === 0 ? 0 : Math.ceil((count + start - 1) / most));
      }),
    ));

  test('begin at the first or the last label where the start is none of the sheet', () => {
    const first = (start: number) => onSheets(format, ['a'], start)[0]?.[0]?.position;
    expect([first(0), first(-3), first(Number.NaN), first(most + 9)]).toEqual([1, 1, 1, most]);
  });
});
