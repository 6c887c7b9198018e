import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelFormats } from './label-formats.ts';
import {
  codePlace,
  fitText,
  LEAST_CODE,
  LINE,
  PADDING,
  POINT,
  textPlace,
  textSizes,
  valueText,
} from './label-layout.ts';

const names = labelFormats.map((format) => [format.numbers[0] ?? '', format] as const);
const text = fc.string({ minLength: 1, maxLength: 200 });

describe('a label', () => {
  test.each(names)('%s: its code has 15 mm at least and is within it, or is left out', (_, format) => {
    const code = codePlace(format);
    if (!code) expect(format.height - 2 * PADDING).toBeLessThan(LEAST_CODE);
    else {
      expect(code.side).toBeGreaterThanOrEqual(LEAST_CODE);
      expect(code.side).toBeLessThanOrEqual(Math.min(format.width, format.height) - 2 * PADDING);
      const left = textPlace(format, code);
      expect(Math.min(left.width, left.height)).toBeGreaterThan(9);
    }
  });

  test('of 12.7 mm is the only common one that has no room for a code', () =>
    expect(labelFormats.filter((format) => !codePlace(format)).map(({ numbers }) => numbers[0])).toEqual(['5167']));

  test.each(names)('%s: its texts fit its height, whatever they are', (_, format) => {
    const place = textPlace(format, codePlace(format));
    fc.assert(
      fc.property(
        text,
        fc.option(fc.array(text, { maxLength: 2 }), { nil: undefined }),
        fc.option(text, { nil: undefined }),
        (title, value, note) => {
          const sizes = textSizes({ title, value, note }, place);
          const height = [sizes.title, sizes.value, sizes.note].reduce(
            (sum, fitted) => sum + (fitted ? fitted.size * fitted.lines * LINE * POINT : 0),
            0,
          );
          expect(height).toBeLessThanOrEqual(place.height + 1e-6);
        },
      ),
    );
  });

  test('has its value on one line, or a line for each part where that is much larger', () => {
    const parts = ['34,00 $', '1 panier'];
    const texts = { title: 'Panier de légumes de la semaine', value: parts };
    const [wide, narrow] = [
      { width: 60, height: 30 },
      { width: 18, height: 18 },
    ].map((place) => textSizes(texts, place));
    expect(wide?.value && valueText(parts, wide.value.lines)).toBe('34,00 $ · 1 panier');
    expect(narrow?.value && valueText(parts, narrow.value.lines)).toBe('34,00 $\n1 panier');
    expect(textSizes({ title: 'Œufs', value: [] }, { width: 60, height: 30 }).value).toBeNull();
  });

  test('writes a longer text smaller, never below its least size', () => {
    const place = { width: 30, height: 20 };
    const sizes = [4, 20, 60, 200, 2000].map((length) => fitText('abc '.repeat(length / 4), place, [5, 14]).size);
    expect(sizes[0]).toBe(14);
    expect(sizes.at(-1)).toBe(5);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBeGreaterThan(3);
  });
});
