import { describe, expect, test } from '@jest/globals';
import { comparableMonths } from './comparable-months.ts';
import { begunDays, namedPeriods, periodFrom, searchFor, yearBefore } from './period.ts';

const named = (today: string) => Object.fromEntries(namedPeriods(today).map(({ key, period }) => [key, period]));

describe('the periods that are offered', () => {
  test('are those that have begun by the day one looks from', () => {
    expect(named('2026-11-23')).toEqual({
      year: { from: '2026-01-01', to: '2026-12-31' },
      lastYear: { from: '2025-01-01', to: '2025-12-31' },
      season: { from: '2026-04-01', to: '2026-10-31' },
      winter: { from: '2026-11-01', to: '2027-03-31' },
    });
    expect(named('2026-03-31')).toMatchObject({
      season: { from: '2025-04-01', to: '2025-10-31' },
      winter: { from: '2025-11-01', to: '2026-03-31' },
    });
    expect(named('2026-04-01')['season']).toEqual({ from: '2026-04-01', to: '2026-10-31' });
  });
});

describe('the period of an address', () => {
  test('is what stands there, and the rest of the address stays', () => {
    const search = new URLSearchParams('as_of=2026-05-01T00:00:00.000Z&from=2026-01-01&to=2026-12-31');
    expect(periodFrom(search)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(searchFor({ from: '2025-04-01', to: '2025-10-31' }, search)).toBe(
      '?as_of=2026-05-01T00%3A00%3A00.000Z&from=2025-04-01&to=2025-10-31',
    );
    expect(searchFor({ from: null, to: null }, new URLSearchParams('from=2026-01-01'))).toBe('');
  });

  test.each([
    ['from=2026-02-30&to=soon', null],
    ['from=2026-05-02&to=2026-05-01', '2026-05-02'],
  ])('is open where %s cannot be read or ends before it begins', (search, from) =>
    expect(periodFrom(new URLSearchParams(search))).toEqual({ from, to: null }),
  );
});

describe('a year is compared with the one before', () => {
  test('on the days that have begun, so that a year that goes on is not held against a whole one', () => {
    const begun = begunDays({ from: '2026-01-01', to: '2026-12-31' }, '2026-11-23');
    expect(begun).toEqual({ from: '2026-01-01', to: '2026-11-23' });
    expect(begun && yearBefore(begun)).toEqual({ from: '2025-01-01', to: '2025-11-23' });
    expect(begunDays({ from: '2024-11-01', to: '2025-03-31' }, '2026-11-23')?.to).toBe('2025-03-31');
  });

  test('not without a first day, and not before it has begun', () => {
    expect(begunDays({ from: null, to: '2026-12-31' }, '2026-11-23')).toBeNull();
    expect(begunDays({ from: '2026-11-24', to: '2026-12-31' }, '2026-11-23')).toBeNull();
  });

  test('from 29 February on the day before where that year has none', () =>
    expect(yearBefore({ from: '2028-02-29', to: '2028-03-31' })).toEqual({ from: '2027-02-28', to: '2027-03-31' }));

  test('month by month, months without an entry included', () => {
    const month = (of: string, net: number, cumulative: number) => ({
      month: of,
      cost: 0,
      revenue: net,
      net,
      cumulative,
    });
    const months = comparableMonths(
      [month('2025-11', 5, 5), month('2026-01', 7, 12)],
      [month('2024-12', 3, 3), month('2025-01', 4, 7)],
      { from: '2025-11-01', to: '2026-02-10' },
    );
    expect(months.map(({ month: of, net, cumulative, before }) => [of, net, cumulative, before])).toEqual([
      ['2025-11', 5, 5, 0],
      ['2025-12', 0, 5, 3],
      ['2026-01', 7, 12, 4],
      ['2026-02', 0, 12, 0],
    ]);
  });
});
