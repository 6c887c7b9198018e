import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { conversionOf, convert, convertible, localizedUnits, symbolFor, units, type UnitId } from './index.ts';

const measured = units.filter(({ toBase }) => toBase !== null);
const standingAlone = units.filter(({ toBase }) => toBase === null);
const quantity = fc.double({ min: 0.001, max: 10_000_000, noNaN: true });
/** Several units of one type, each with a known factor. */
const ofOneType = (count: number) =>
  fc.constantFrom(...measured).chain(({ unitType }) => {
    const siblings = measured.filter((entry) => entry.unitType === unitType);
    return fc.array(fc.constantFrom(...siblings), { minLength: count, maxLength: count });
  });
const relativeError = (actual: number, expected: number) => Math.abs(actual - expected) / expected;

describe('conversion', () => {
  test('there and back gives the same quantity', () => {
    fc.assert(
      fc.property(quantity, ofOneType(2), (value, [a, b]) => {
        if (!a || !b) throw new Error('two units were asked for');
        return relativeError(convert(convert(value, a.id, b.id), b.id, a.id), value) < 1e-12;
      }),
    );
  });

  test('by way of a third unit gives the same quantity', () => {
    fc.assert(
      fc.property(quantity, ofOneType(3), (value, [a, b, c]) => {
        if (!a || !b || !c) throw new Error('three units were asked for');
        const direct = convert(value, a.id, c.id);
        return relativeError(convert(convert(value, a.id, b.id), b.id, c.id), direct) < 1e-12;
      }),
    );
  });

  test('a quantity in its own unit is untouched, to the last bit', () => {
    fc.assert(fc.property(quantity, fc.constantFrom(...units), (value, { id }) => convert(value, id, id) === value));
  });

  // Each row restates a definition by other units than the factor in the data, so a slip in a digit shows.
  test.each([
    [1, 'tonne', 'kilogram', 1000],
    [1, 'quintal', 'kilogram', 100],
    [16, 'ounce', 'pound', 1],
    [1, 'hundredweight', 'pound', 100],
    [1, 'short_ton', 'pound', 2000],
    [7000 * 0.06479891, 'gram', 'pound', 1], // a pound is 7,000 grains of 64.79891 mg
    [1, 'hectolitre', 'litre', 100],
    [1, 'stere', 'cubic_metre', 1],
    [1, 'us_gallon', 'cubic_foot', 231 / 1728],
    [4, 'us_quart', 'us_gallon', 1],
    [1, 'us_bushel', 'cubic_foot', 2150.42 / 1728],
    [1, 'imperial_bushel', 'imperial_gallon', 8],
    [1, 'cubic_yard', 'cubic_foot', 27],
    [1, 'cord', 'cubic_foot', 128],
    [3, 'face_cord', 'cord', 1],
    [12, 'board_foot', 'cubic_foot', 1],
    [1, 'cubic_metre', 'cubic_foot', (1 / 0.3048) ** 3],
    [1, 'hectare', 'are', 100],
    [1, 'acre', 'square_foot', 43_560],
    [1, 'square_foot', 'square_metre', 0.3048 ** 2],
    [1, 'square_arpent', 'square_foot', ((180 * 12.789) / 12) ** 2],
    [1, 'mile', 'foot', 5280],
    [1, 'kilometre', 'metre', 1000],
    [1, 'megawatt_hour', 'kilowatt_hour', 1000],
    [1, 'gigajoule', 'kilowatt_hour', 1000 / 3.6],
    [1, 'million_btu', 'gigajoule', 1.05505585262],
    [3, 'dozen', 'unit', 36],
    [1, 'thousand', 'unit', 1000],
    [5, 'workday', 'hour', 40],
    [1, 'week', 'day', 7],
    [1, 'year', 'day', 365.2425],
    [12, 'month', 'year', 1],
  ])('%d %s in %s is %d', (value, from, to, expected) => {
    expect(relativeError(convert(value, from, to), expected)).toBeLessThan(1e-12);
  });

  test('is refused between types, from containers of unknown content, and for unknown units', () => {
    expect(() => convert(1, 'kilogram', 'litre')).toThrow(new RangeError('cannot convert kilogram to litre'));
    expect(() => convert(1, 'bag', 'unit')).toThrow(RangeError);
    expect(() => convert(1, 'bag', 'crate')).toThrow(RangeError);
    expect(() => convert(1, 'furlong', 'furlong')).toThrow(RangeError);
    expect(() => convert(1, 'constructor', 'constructor')).toThrow(RangeError);
  });

  test('convertible says beforehand whether convert will answer', () => {
    const id = fc.oneof(fc.constantFrom(...units.map((entry) => entry.id)), fc.string());
    fc.assert(
      fc.property(id, id, (from, to) => {
        const answers = (): boolean => {
          try {
            return Number.isFinite(convert(1, from, to));
          } catch (error) {
            if (error instanceof RangeError) return false;
            throw error;
          }
        };
        return convertible(from, to) === answers();
      }),
    );
  });

  test('every type of unit has one base, every factor is above 0, and only counts stand alone', () => {
    expect(measured.filter(({ toBase }) => !((toBase ?? 0) > 0))).toEqual([]);
    expect(standingAlone.filter(({ unitType }) => unitType !== 'count')).toEqual([]);
    expect(measured.filter(({ toBase }) => toBase === 1).map(({ id }) => id)).toEqual([
      'kilogram',
      'litre',
      'square_metre',
      'metre',
      'megajoule',
      'unit',
      'hour',
    ]);
  });
});

/** A decimal as a whole number of its 24th decimals. */
const exactly = (decimal: string): bigint => {
  const [whole = '', decimals = ''] = decimal.split('.');
  return BigInt(whole + decimals.padEnd(24, '0'));
};
const factors = new Map(units.map((entry) => [entry.id, conversionOf(entry)]));
const factorOf = (id: UnitId): bigint => exactly(factors.get(id)?.factor ?? '');

describe('the factor to the base unit', () => {
  // In whole numbers: a double would forgive a wrong digit.
  test.each([
    [16n, 'ounce', 1n, 'pound'],
    [100_000_000n, 'pound', 45_359_237n, 'kilogram'],
    [2000n, 'pound', 1n, 'short_ton'],
    [231n, 'cubic_foot', 1728n, 'us_gallon'],
    [215_042n, 'cubic_foot', 172_800n, 'us_bushel'],
    [100_000n, 'imperial_gallon', 454_609n, 'litre'],
    [128n, 'cubic_foot', 1n, 'cord'],
    [128n, 'cubic_foot', 3n, 'face_cord'],
    [191_835n ** 2n, 'square_foot', 1000n ** 2n, 'square_arpent'],
    [43_560n, 'square_foot', 1n, 'acre'],
    [5280n, 'foot', 1n, 'mile'],
    [1_055_055_852_620n, 'megajoule', 1_000_000_000n, 'million_btu'],
    [87_658_200n, 'hour', 10_000n, 'year'],
  ] as const)('is exact: %s %s are %s %s', (count, id, others, other) => {
    expect(count * factorOf(id)).toBe(others * factorOf(other));
  });

  test('is in plain decimals, and 1 for the base unit itself, which is of the same type', () => {
    const types = new Map(units.map(({ id, unitType }) => [id, unitType]));
    for (const entry of measured) {
      const { baseUnitId, factor } = conversionOf(entry);
      expect(factor).toMatch(/^\d+(\.\d+)?$/);
      expect(baseUnitId && [types.get(baseUnitId), factors.get(baseUnitId)?.factor]).toEqual([entry.unitType, '1']);
    }
  });

  test('is unknown, with its base, for what stands alone', () => {
    expect(standingAlone.length).toBeGreaterThan(0);
    for (const entry of standingAlone) expect(conversionOf(entry)).toEqual({ baseUnitId: null, factor: null });
  });
});

describe('symbols agree with their quantity', () => {
  const bale = {
    en: localizedUnits('en').find(({ id }) => id === 'bale'),
    fr: localizedUnits('fr').find(({ id }) => id === 'bale'),
  };

  test.each([
    ['fr', 0, 'balle'],
    ['fr', 1.5, 'balle'],
    ['fr', 2, 'balles'],
    ['fr', 1_000_000, 'balles'],
    ['en', 0, 'bales'],
    ['en', 1, 'bale'],
    ['en', 1.5, 'bales'],
  ] as const)('%s: %d %s', (language, count, expected) => {
    const entry = bale[language];
    if (!entry) throw new Error('there is a bale');
    expect(symbolFor(count, entry, language)).toBe(expected);
  });

  test('abbreviations never change', () => {
    const changing = localizedUnits('fr').filter(({ symbol, symbolPlural }) => symbol !== symbolPlural);
    expect(changing.filter(({ unitType }) => !['count', 'time', 'volume'].includes(unitType))).toEqual([]);
  });

  test('the default units of items keep the symbols that the specification gives them', () => {
    for (const language of ['en', 'fr'] as const) {
      const symbols = new Map(localizedUnits(language).map(({ id, symbol }) => [id, symbol]));
      expect([symbols.get('kilogram'), symbols.get('unit')]).toEqual(['kg', '#']);
    }
  });
});
