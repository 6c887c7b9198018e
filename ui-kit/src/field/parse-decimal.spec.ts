import { describe, expect, test } from '@jest/globals';
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
  ])('%j in %s is %d', (text, language, value) => {
    expect(parseMoney(text, language, 'CAD')).toBe(value);
  });

  test.each(['45 €', 'US$45', '$$45', '$45 $', '45 kg', '$-'])('%j cannot be read', (text) => {
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
  ])('%j in %s is %d', (text, language, value) => {
    expect(parseDecimal(text, language)).toBe(value);
  });

  test.each(['abc', '12 kg', '1,2,3', '1.2.3', '--2', '1e3', '.', '5-'])('%j cannot be read', (text) => {
    expect(parseDecimal(text, 'fr')).toBeNaN();
  });

  test('empty text is nothing, not zero', () => {
    expect(parseDecimal('', 'en')).toBeNull();
    expect(parseDecimal('  \u202F', 'fr')).toBeNull();
  });

  test('what is written in a language reads back as the same number', () => {
    for (const value of [0, -1.5, 1234.567, 9_999_999.999, 0.001]) {
      for (const language of ['en', 'fr'] as const)
        expect(parseDecimal(writeDecimal(value, language), language)).toBe(value);
    }
  });
});
