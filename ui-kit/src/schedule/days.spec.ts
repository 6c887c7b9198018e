import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  daysFrom,
  daysOf,
  firstWeekdayOf,
  periodOf,
  shiftPeriod,
  weekdayOf,
  weeksOf,
} from './days.ts';

const dates = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days));
const weekdays = fc.integer({ min: 0, max: 6 });

describe('the days of a schedule', () => {
  test('a month is shown in whole weeks that begin on the first day of the week', () =>
    fc.assert(
      fc.property(dates, weekdays, (date, first) => {
        const days = daysOf('month', date, first);
        const { from, to } = periodOf('month', date, first);
        expect(days.length % 7).toBe(0);
        expect(weeksOf(days).every(([start = '']) => weekdayOf(start) === first)).toBe(true);
        expect([days.includes(from), days.includes(to), days.includes(date)]).toEqual([true, true, true]);
        // No week is without a day of the month.
        expect(weeksOf(days).every((week) => week.some((day) => day >= from && day <= to))).toBe(true);
      }),
    ));

  test('a week has seven days in a row, its date among them', () =>
    fc.assert(
      fc.property(dates, weekdays, (date, first) => {
        const days = daysOf('week', date, first);
        expect(days).toEqual(days.map((_, nth) => addDays(days[0] ?? '', nth)));
        expect([days.length, days.includes(date)]).toEqual([7, true]);
      }),
    ));

  test('the next period follows the one before without a gap', () =>
    fc.assert(
      fc.property(dates, weekdays, fc.constantFrom('month', 'week', 'day'), (date, first, view) => {
        const next = periodOf(view, shiftPeriod(view, date, 1), first);
        expect(daysFrom(periodOf(view, date, first).to, next.from)).toBe(1);
      }),
    ));

  test('a month after the 31st is the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
  });

  test('weeks begin on Sunday in Canada and on Monday in France', () => {
    expect(['en-CA', 'fr-CA', 'fr-FR'].map(firstWeekdayOf)).toEqual([0, 0, 1]);
  });
});
