import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseDecimal, parseMoney, writeDecimal } from './parse-decimal.ts';

describe('amounts as people type or paste them', () => {
  test.each<[string, 'en' | 'fr', number]>([
    ['$1,234.56', 'en', 1234.56],
    ['$1,234.56', 'fr', 1234.56],
    ['$1,234', 'fr', 1234],
    ['45 $', 'en', 45],
    ['45\u00A0$', 'fr', 45],
    ['1 234,56 $', 'fr', 1234.56],
    ['1\u202F234,56\u00A0$', 'en', 1234.56],
    ['45,50 $ CA', 'fr', 45.5],
    ['CA$45.50', 'en', 45.5],
    ['45.50 CAD', 'en', 45.5],
    ['cad 45.50', 'en', 45.5],
    ['-$45', 'en', -45],
    ['\u221245,5 $', 'fr', -45.5],
    ['12,5', 'fr', 12.5],
    ['0,750', 'en', 0.75],
    ['$0,750', 'fr', 0.75],
    ['0,005 $', 'en', 0.005],
  ])('%j in %s is %d', (text, language, value) => {
    expect(parseMoney(text, language, 'CAD')).toBe(value);
  });

  test.each(['45 €', 'US$45', '$$45', '$45 $', '45 kg', '$-', '$0 750'])('%j cannot be read', (text) => {
    expect(parseMoney(text, 'en', 'CAD')).toBeNaN();
  });

  test('are written with all decimals of their currency, and with more where there are more', () => {
    expect([writeDecimal(12.5, 'en', 2), writeDecimal(12.5, 'fr', 2), writeDecimal(12.345, 'en', 2)]).toEqual([
      '12.50',
      '12,50',
      '12.345',
    ]);
    expect([writeDecimal(null, 'en', 2), writeDecimal(12, 'en')]).toEqual(['', '12']);
  });
});

describe('numbers as people type them', () => {
  test.each<[string, 'en' | 'fr', number]>([
    ['12', 'en', 12],
    ['12.5', 'en', 12.5],
    ['12,5', 'en', 12.5],
    ['12,5', 'fr', 12.5],
    ['12.5', 'fr', 12.5],
    ['1,234', 'en', 1234],
    ['1,234', 'fr', 1.234],
    ['1,234.50', 'en', 1234.5],
    ['1.234,50', 'fr', 1234.5],
    ['1,234,567', 'en', 1_234_567],
    ['1\u202F234,5', 'fr', 1234.5],
    ['1\u00A0234,5', 'fr', 1234.5],
    ['12 345', 'fr', 12345],
    ['-3,2', 'fr', -3.2],
    ['\u22123,2', 'fr', -3.2],
    ['.5', 'en', 0.5],
    ['12,', 'fr', 12],
    ['0', 'fr', 0],
    ['0,125', 'en', 0.125],
    ['-0,125', 'en', -0.125],
    ['00,125', 'en', 0.125],
    ['0,125', 'fr', 0.125],
    ['1234,567', 'en', 1234.567],
    ['1 234,567', 'en', 1234.567],
    ['1.234', 'en', 1.234],
    ['1.234', 'fr', 1.234],
    ['10,125', 'en', 10125],
  ])('%j in %s is %d', (text, language, value) => {
    expect(parseDecimal(text, language)).toBe(value);
  });

  test.each(['abc', '12 kg', '1,2,3', '1.2.3', '--2', '1e3', '.', '5-', '0,125.5', '0.125,5', '12,34.5', '0 125'])(
    '%j cannot be read',
    (text) => {
      expect(parseDecimal(text, 'fr')).toBeNaN();
      expect(parseDecimal(text, 'en')).toBeNaN();
    },
  );

  test('empty text is nothing, not zero', () => {
    expect(parseDecimal('', 'en')).toBeNull();
    expect(parseDecimal('  \u202F', 'fr')).toBeNull();
  });

  const languages = fc.constantFrom('en', 'fr');
  /** To a millionth, as far as any amount goes. */
  const values = fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => millionths / 1e6);

  test('what is written for editing in a language reads back as the same number', () => {
    fc.assert(
      fc.property(values, languages, fc.integer({ min: 0, max: 3 }), (value, language, decimals) => {
        expect(parseDecimal(writeDecimal(value, language, decimals), language)).toBe(value);
      }),
    );
  });

  test('what is shown in a language, with groups of thousands, reads back as the same number', () => {
    const regions = fc.constantFrom('en-CA', 'en-US', 'fr-CA', 'fr-FR');
    fc.assert(
      fc.property(values, regions, (value, region) => {
        const shown = new Intl.NumberFormat(region, { maximumFractionDigits: 6 }).format(value);
        expect(parseDecimal(shown, region.startsWith('fr') ? 'fr' : 'en')).toBe(value);
      }),
    );
  });

  test('a leading zero never gains magnitude, whatever sign or gap follows it', () => {
    const signs = fc.constantFrom(',', '.', ' ', '\u00A0', '\u202F', "'", '’');
    const digits = fc.stringMatching(/^\d{1,6}$/);
    fc.assert(
      fc.property(signs, digits, languages, (sign, rest, language) => {
        for (const read of [parseDecimal, (text: string) => parseMoney(text, language, 'CAD')]) {
          const value = read(`0${sign}${rest}`, language);
          expect(Number.isNaN(value) || (value !== null && value < 1)).toBe(true);
        }
      }),
    );
  });
});
