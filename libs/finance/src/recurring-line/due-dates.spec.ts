import { describe, expect, test } from '@jest/globals';
import { addDays, isCalendarDate, monthsBetween } from '@terroir/kernel';
import fc from 'fast-check';
import {
  intervals,
  newestDueDates,
  nextDueDates,
  nextOpenDate,
  openDueDates,
  PROPOSED_DATES,
  withSettled,
  type Schedule,
  type SettledDate,
} from './due-dates.ts';

const monthly = (firstDueOn: string, lastDueOn: string | null = null): Schedule => ({
  every: 'month',
  firstDueOn,
  lastDueOn,
});
const yearly = (firstDueOn: string, lastDueOn: string | null = null): Schedule => ({
  every: 'year',
  firstDueOn,
  lastDueOn,
});

describe('the due dates of a recurring line', () => {
  test('come every month on the day of the first', () =>
    expect(newestDueDates(monthly('2026-01-15'), '2026-04-15')).toEqual([
      '2026-01-15',
      '2026-02-15',
      '2026-03-15',
      '2026-04-15',
    ]));

  test('are on the last day of a month without that day, and on the day itself again afterwards', () =>
    expect(newestDueDates(monthly('2027-12-31'), '2028-05-01')).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]));

  test('come every year, from 29 February on the 28th of other years', () =>
    expect(newestDueDates(yearly('2024-02-29'), '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]));

  test('begin on the first date and not before it', () => {
    expect(newestDueDates(monthly('2026-05-01'), '2026-04-30')).toEqual([]);
    expect(newestDueDates(monthly('2026-05-01'), '2026-05-01')).toEqual(['2026-05-01']);
    expect(nextDueDates(monthly('2026-05-01'), '2026-01-01', 2)).toEqual(['2026-05-01', '2026-06-01']);
  });

  test('end with the last date, which may be one of them', () => {
    expect(newestDueDates(monthly('2026-01-10', '2026-03-10'), '2027-01-01').at(-1)).toBe('2026-03-10');
    expect(newestDueDates(monthly('2026-01-10', '2026-03-09'), '2027-01-01').at(-1)).toBe('2026-02-10');
    expect(nextDueDates(monthly('2026-01-10', '2026-03-10'), '2026-02-10', 5)).toEqual(['2026-03-10']);
    expect(nextDueDates(monthly('2026-01-10', '2026-03-10'), '2026-03-10', 5)).toEqual([]);
  });

  test('that are proposed are the newest ones only', () => {
    const proposed = newestDueDates(monthly('2020-01-01'), '2026-05-20');
    expect([proposed.length, proposed[0], proposed.at(-1)]).toEqual([PROPOSED_DATES, '2024-06-01', '2026-05-01']);
  });

  test('reach the end of the calendar', () => {
    expect(nextDueDates(monthly('9999-11-30'), '9999-11-30', 3)).toEqual(['9999-12-30']);
    expect(nextDueDates(yearly('9998-01-01'), '9999-01-01', 3)).toEqual([]);
  });
});

describe('settled dates', () => {
  const settled: readonly SettledDate[] = [{ dueOn: '2026-02-01', lineId: 'line-1' }];

  test('are proposed no more', () =>
    expect(openDueDates(monthly('2026-01-01'), settled, '2026-03-01')).toEqual(['2026-01-01', '2026-03-01']));

  test('settle their month: what was recorded for a day is not proposed again when the line moves to another day', () => {
    const moved = monthly('2026-01-15');
    expect(openDueDates(moved, settled, '2026-03-20')).toEqual(['2026-01-15', '2026-03-15']);
    expect(nextOpenDate(moved, settled, '2026-01-20')).toBe('2026-03-15');
    expect(nextOpenDate(moved, [], '2026-01-20')).toBe('2026-02-15');
    expect(openDueDates(yearly('2025-02-15'), settled, '2026-03-20')).toEqual(['2025-02-15']);
  });

  test('stay in order, each once, and may be open again', () => {
    const skipped = withSettled(settled, '2026-01-01', null);
    expect(skipped).toEqual([{ dueOn: '2026-01-01', lineId: null }, ...settled]);
    expect(withSettled(skipped, '2026-01-01', 'line-2')).toEqual([
      { dueOn: '2026-01-01', lineId: 'line-2' },
      ...settled,
    ]);
    expect(withSettled(skipped, '2026-01-01', undefined)).toEqual(settled);
    expect(withSettled(settled, '2026-01-01', undefined)).toEqual(settled);
  });

  test('are kept for longer than dates are proposed, and not for ever', () => {
    const many = newestDueDates(monthly('2026-01-01'), '2027-12-31').map((dueOn) => ({ dueOn, lineId: null }));
    const more = Array.from({ length: 200 }, (_, days) => addDays('2028-01-01', days)).reduce(
      (list, dueOn) => withSettled(list, dueOn, null),
      many as readonly SettledDate[],
    );
    expect(more.length).toBeGreaterThan(PROPOSED_DATES);
    expect(more.length).toBeLessThan(100);
    expect(more.at(-1)?.dueOn).toBe(addDays('2028-01-01', 199));
  });
});

describe('for every schedule and day', () => {
  const date = fc.integer({ min: 0, max: 200 * 365 }).map((days) => addDays('1900-01-01', days));
  const schedules = fc.record({
    every: fc.constantFrom(...intervals),
    firstDueOn: date,
    lastDueOn: fc.option(date, { nil: null }),
  });

  test('proposed dates are calendar dates up to that day, between the first and the last one, in order', () =>
    fc.assert(
      fc.property(schedules, date, (schedule, today) => {
        const dates = newestDueDates(schedule, today);
        expect(dates.length).toBeLessThanOrEqual(PROPOSED_DATES);
        expect(dates.every(isCalendarDate)).toBe(true);
        expect(dates.toSorted()).toEqual(dates);
        for (const each of dates) {
          expect(each >= schedule.firstDueOn && each <= today).toBe(true);
          expect(schedule.lastDueOn === null || each <= schedule.lastDueOn).toBe(true);
        }
      }),
    ));

  test('one is due in each month or year, on the day of the first date or the last day of its month', () =>
    fc.assert(
      fc.property(schedules, date, (schedule, today) => {
        const dates = newestDueDates(schedule, today);
        const step = schedule.every === 'month' ? 1 : 12;
        for (const [index, each] of dates.entries()) {
          const before = dates[index - 1];
          if (before !== undefined) expect(monthsBetween(before, each)).toBe(step);
          const isLastDay = addDays(each, 1).slice(8) === '01';
          expect(each.slice(8) === schedule.firstDueOn.slice(8) || isLastDay).toBe(true);
        }
      }),
    ));

  test('what is due up to a day and what comes after it are the same dates, none twice and none left out', () =>
    fc.assert(
      fc.property(schedules, date, (schedule, today) => {
        const coming = nextDueDates(schedule, today, 3);
        const later = coming.at(-1) ?? today;
        const both = newestDueDates(schedule, later);
        expect([...newestDueDates(schedule, today), ...coming].slice(-PROPOSED_DATES)).toEqual(both);
      }),
    ));
});
