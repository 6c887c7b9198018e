import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimalOf, numberOf, numericShare } from './numbers.ts';

const amount = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((cents) => cents / 100);
const locales = [
  ['en-CA', '.'],
  ['fr-CA', ','],
  ['fr-FR', ','],
  ['de-DE', ','],
  ['de-CH', '.'],
] as const;

describe('an amount', () => {
  test.each(locales)('that %s writes reads the same, with its currency or without', (locale, mark) => {
    const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' });
    fc.assert(
      fc.property(amount, (value) => {
        expect(numberOf(plain.format(value), mark)).toBeCloseTo(value, 6);
        expect(numberOf(money.format(value), mark)).toBeCloseTo(value, 6);
      }),
    );
  });

  test.each([
    ['1 234,50 $', ',', 1234.5],
    ['1\u202f234,50\u00a0$', ',', 1234.5],
    ['$1,234.50', '.', 1234.5],
    ['CA$12', '.', 12],
    ['12.00 CAD', '.', 12],
    ['(45.10)', '.', -45.1],
    ['45,10-', ',', -45.1],
    ['−5', '.', -5],
    ['+5', '.', 5],
    [',5', ',', 0.5],
    [12.5, ',', 12.5],
  ] as const)('%s with %s is %d', (cell, mark, value) => expect(numberOf(cell, mark)).toBe(value));

  test.each(['', ' ', '$', '-', 'abc', '12 sacs', '50%', '1,2,3', '1.234.5', '=A1+2', '1e5', '٣'])(
    'is no number: %s',
    (text) => {
      expect(numberOf(text, '.')).toBeNull();
      expect(numberOf(text, ',')).toBeNull();
    },
  );

  test('is never thrown at, whatever the text', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void numberOf(text, ','))));
});

describe('the decimal mark of a column', () => {
  test.each([
    [['12,50', '3,1'], '.', ',', true],
    [['12.50', '3'], ',', '.', true],
    [['1,234.50', '1,234'], ',', '.', true],
    [['1.234,50', '1.234'], '.', ',', true],
    [['1,234', '5,678'], '.', '.', false],
    [['1,234', '5,678'], ',', ',', false],
    [['12', '13'], ',', ',', true],
    [['1,5', '1.5', '2,5'], '.', ',', false],
    [[12.5, ''], ',', ',', true],
  ] as const)('%j is read with %s in doubt as %s', (cells, unsaid, mark, certain) =>
    expect(decimalOf(cells, unsaid)).toEqual({ mark, certain }),
  );

  test('is found in what a language writes, as soon as one value has two decimals', () =>
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.array(amount, { minLength: 1 }), ([locale, mark], values) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        const other = mark === ',' ? '.' : ',';
        expect(
          decimalOf(
            values.map((value) => format.format(value)),
            other,
          ),
        ).toEqual({ mark, certain: true });
      }),
    ));
});

test('counts numbers among what is filled', () => expect(numericShare(['1,5', 'x', '', 3, ' '])).toBeCloseTo(2 / 3));
