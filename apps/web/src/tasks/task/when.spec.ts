import { describe, expect, test } from '@jest/globals';
import { clampedCount, noDate, repeating, timeAt, typedEnd, typedSchedule } from './when.ts';

const onMay4 = { ...noDate, startsOn: '2026-05-04' };

describe('when a task falls, as its form holds it', () => {
  test.each([
    ['daily', 60],
    ['weekly', 52],
    ['monthly', 12],
  ] as const)('a %s repeat falls %i times unless something else is said', (repeat, count) => {
    expect(repeating(repeat)).toEqual({ repeat, count });
  });

  test('one time has no count', () => {
    expect(repeating('')).toEqual({ repeat: '', count: null });
  });

  test('a time takes an hour', () => {
    expect(timeAt('07:30')).toEqual({ timeSet: true, startsAt: '07:30', duration: 60 });
  });

  test.each([
    [400, 365],
    [-3, 0],
    [12.7, 12],
    [365, 365],
    [null, null],
    [Number.NaN, Number.NaN],
  ])('a count of %p is taken as %p', (typed, taken) => {
    expect(clampedCount(typed)).toEqual(taken);
  });

  test('a repeat says when it ends, the first day counted', () => {
    expect(typedEnd({ ...onMay4, repeat: 'weekly', count: 2 })).toBe('2026-05-11');
    expect(typedEnd({ ...noDate, startsOn: '2026-01-31', repeat: 'monthly', count: 2 })).toBe('2026-02-28');
  });

  test.each([
    ['one time', onMay4],
    ['no date', { ...noDate, repeat: 'weekly' as const, count: 2 }],
    ['a count of 0', { ...onMay4, repeat: 'weekly' as const, count: 0 }],
    ['a count that cannot be read', { ...onMay4, repeat: 'weekly' as const, count: Number.NaN }],
    ['half a date', { ...noDate, startsOn: '2026-05-DD', repeat: 'weekly' as const, count: 2 }],
  ])('%s ends nowhere', (_, typed) => {
    expect(typedEnd(typed)).toBeNull();
  });

  test('a count of 0 is no repeat, and a time that is not set is none', () => {
    expect(typedSchedule({ ...onMay4, startsAt: '07:30', duration: 60, repeat: 'daily', count: 0 })).toEqual({
      startsOn: '2026-05-04',
      startsAt: null,
      duration: null,
      repeat: null,
    });
  });
});
