import { describe, expect, test } from '@jest/globals';
import { Amount, amountOf, Cents, centsOf, OptionalProse, Prose, Quantity } from './values.ts';

const accepts = (schema: typeof Amount, value: unknown): boolean => schema.safeParse(value).success;

describe('an amount of money as people write it', () => {
  test.each([
    [0, 0],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1.005 + 0.005, 101],
    [4.35, 435],
    [9_999_999.99, 999_999_999],
  ])('%d is %d cents, to the cent', (amount, cents) => {
    expect(accepts(Amount, amount)).toBe(true);
    expect(centsOf(amount)).toBe(cents);
  });

  test('comes back from its cents as it was written', () => {
    for (const cents of [0, 1, 29, 1999, 57_35, 999_999_999]) expect(centsOf(amountOf(cents))).toBe(cents);
    expect(JSON.stringify(amountOf(1999))).toBe('19.99');
  });

  test.each([-0.01, 0.001, 12.345, 1e-20, 10_000_000, 9_999_999.999_999_998, NaN, Infinity, '12', null])(
    '%p is none',
    (value) => expect(accepts(Amount, value)).toBe(false),
  );

  test('never has more cents than an event may hold', () => {
    const justBelow = 9_999_999.999_999_998;
    expect(Cents.safeParse(centsOf(justBelow)).success).toBe(false);
    expect(accepts(Amount, justBelow)).toBe(false);
  });
});

describe('a quantity', () => {
  test.each([0.001, 0.1 + 0.2, 1, 12.345, 9_999_999.999])('may be %d', (value) =>
    expect(accepts(Quantity, value)).toBe(true),
  );

  test.each([0, -1, 0.000_000_01, 1.2345, 10_000_000, '3', NaN])('may not be %p', (value) =>
    expect(accepts(Quantity, value)).toBe(false),
  );
});

describe('a text of some lines', () => {
  const unseen = ['\u200B', '\u200B \u2060\u00AD', '\u2800', '\u3164', '\n \u200D\n'];
  test.each(unseen)(
    'of which nobody sees anything (%j) is missing where one is required, and empty where it is not',
    (text) => {
      expect(Prose(20).safeParse(text).error?.issues).toMatchObject([{ params: { rule: 'required' } }]);
      expect(OptionalProse(20).parse(text)).toBe('');
    },
  );

  test('keeps its lines and what is not seen between what is', () => {
    for (const text of ['Mûres\net sucrées', 'क्\u200Dष', '👩\u200D🌾']) {
      expect(Prose(20).parse(` ${text} `)).toBe(text);
      expect(OptionalProse(20).parse(` ${text} `)).toBe(text);
    }
    expect([Prose(2).safeParse('abc').success, OptionalProse(2).safeParse('abc').success]).toEqual([false, false]);
    expect([Prose(2).safeParse(' ').success, OptionalProse(2).parse(' ')]).toEqual([false, '']);
  });
});
