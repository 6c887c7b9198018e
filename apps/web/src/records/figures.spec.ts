import { describe, expect, test } from '@jest/globals';
import { figureFormatter } from './figures.ts';

describe('shares', () => {
  test.each([
    ['en', 0, '0%'],
    ['en', 0.0001, '<\u00A00.1%'],
    ['en', 0.000_99, '<\u00A00.1%'],
    ['en', 0.001, '0.1%'],
    ['fr', 0.0004, '<\u00A00,1\u00A0%'],
    ['fr', 0.25, '25\u00A0%'],
  ] as const)('are never rounded to nothing (%s, %p)', (language, share, written) => {
    expect(figureFormatter(language, 'CAD', String).share(share)).toBe(written);
  });
});

test('a price names the one unit that it is for', () => {
  const words = (key: string) => (key === 'units' ? 'unit' : key);
  const english = figureFormatter('en', 'CAD', words);
  expect(english.price(6.6, { symbol: 'kg', symbolPlural: 'kg' })).toBe('$6.60\u00A0/\u00A0kg');
  expect(english.price(3, { symbol: 'bunch', symbolPlural: 'bunches' })).toBe('$3.00\u00A0/\u00A0bunch');
  expect(english.price(3, { symbol: '#', symbolPlural: '#' })).toBe('$3.00\u00A0/\u00A0unit');
});
