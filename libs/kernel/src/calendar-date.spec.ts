import { describe, expect, test } from '@jest/globals';
import { addDays, addYear, addYears, dateIn, daysBetween, isCalendarDate } from './calendar-date.ts';

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

  test('reaches the ends of the calendar without trouble', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addYear('9999-06-30')).toBe('9999-12-31');
    expect(addYears('0001-06-30', -1)).toBe('0001-06-30');
  });

  test('is counted again by the days that were added, for every day of five years', () => {
    const days = Array.from({ length: 5 * 366 }, (_, index) => addDays('2026-01-01', index));
    expect(days.filter((day, index) => daysBetween('2026-01-01', day) !== index)).toEqual([]);
  });
});
