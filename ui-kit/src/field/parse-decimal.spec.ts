import { describe, expect, test } from '@jest/globals';
import { parseDecimal, writeDecimal } from './parse-decimal.ts';

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
