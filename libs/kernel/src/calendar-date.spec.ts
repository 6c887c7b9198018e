import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  addMonths,
  addYear,
  addYears,
  dateIn,
  daysBetween,
  isCalendarDate,
  monthsBetween,
} from './calendar-date.ts';

describe('a calendar date', () => {
  test('exists', () => {
    for (const date of ['2028-02-29', '0001-01-01', '9999-12-31'])
      expect([date, isCalendarDate(date)]).toEqual([date, true]);
    for (const date of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-05-01T00:00', '', 'May'])
      expect([date, isCalendarDate(date)]).toEqual([date, false]);
  });

  test('is that of the company: it begins at another instant in each zone', () => {
    expect(dateIn('America/Toronto', '2027-01-01T04:59:59Z')).toBe('2026-12-31');
    expect(dateIn('America/Toronto', '2027-01-01T05:00:00Z')).toBe('2027-01-01');
    expect(dateIn('Pacific/Kiritimati', '2026-12-31T10:00:00Z')).toBe('2027-01-01');
  });

  test('begins at midnight on the days of a change of clock too', () => {
    // Toronto leaves summer time on 1 November 2026 and enters it on 14 March 2027.
    expect(dateIn('America/Toronto', '2026-11-01T03:59:59Z')).toBe('2026-10-31');
    expect(dateIn('America/Toronto', '2026-11-02T04:59:59Z')).toBe('2026-11-01');
    expect(dateIn('America/Toronto', '2027-03-14T04:59:59Z')).toBe('2027-03-13');
    expect(dateIn('America/Toronto', '2027-03-15T03:59:59Z')).toBe('2027-03-14');
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
  });

  test('of another year is the same day, and 28 February where that year has no 29th', () => {
    expect(addYears('2026-05-01', -1)).toBe('2025-05-01');
    expect(addYears('2028-02-29', -1)).toBe('2027-02-28');
    expect(addYears('2028-02-29', -4)).toBe('2024-02-29');
    expect(addYear('2027-02-28')).toBe('2028-02-28');
  });

  test('of another month is the same day, and the last one where that month has no such day', () => {
    expect(addMonths('2026-03-15', 1)).toBe('2026-04-15');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 3)).toBe('2026-04-30');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-31', 12)).toBe('2027-12-31');
    expect(addMonths('2000-02-29', 1200)).toBe('2100-02-28');
    expect(monthsBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(monthsBetween('2027-01-01', '2025-12-31')).toBe(-13);
  });

  test('reaches the ends of the calendar without trouble', () => {
    expect(addMonths('9999-11-30', 2)).toBe('9999-12-31');
    expect(addMonths('0001-02-28', -12)).toBe('0001-01-28');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addYear('9999-06-30')).toBe('9999-12-31');
    expect(addYears('0001-06-30', -1)).toBe('0001-06-30');
  });

  test('is counted again by the days that were added, for every day of five years', () => {
    const days = Array.from({ length: 5 * 366 }, (_, index) => addDays('2026-01-01', index));
    expect(days.filter((day, index) => daysBetween('2026-01-01', day) !== index)).toEqual([]);
  });
});
