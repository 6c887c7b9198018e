import { describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateIn } from '@terroir/kernel';
import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  datesBetween,
  extentOf,
  fallsAtAll,
  fallsBetween,
  fallsOn,
  frequencies,
  instantsOf,
  isDone,
  lastDateOf,
  occurrencesBetween,
  recurrenceRule,
  type OccurrenceChange,
  type Planned,
  type Schedule,
} from './recurrence.ts';

const schedule = (startsOn: string, freq: 'daily' | 'weekly' | 'monthly' | null, count = 12): Schedule => ({
  startsOn,
  startsAt: null,
  duration: null,
  repeat: freq && { freq, count },
});
const all = (of: Schedule): readonly string[] => datesBetween(of, of.startsOn, lastDateOf(of));

const anySchedule = fc
  .record({
    day: fc.integer({ min: 0, max: 3000 }),
    freq: fc.constantFrom(...frequencies),
    count: fc.integer({ min: 1, max: 365 }),
  })
  .map(({ day, freq, count }) => schedule(addDays('2024-01-01', day), freq, count));

describe('the days of a task', () => {
  test('come every day, week or month, the first day included', () => {
    expect(all(schedule('2026-02-27', 'daily', 3))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(all(schedule('2026-05-04', 'weekly', 3))).toEqual(['2026-05-04', '2026-05-11', '2026-05-18']);
    expect(all(schedule('2026-05-04', 'monthly', 2))).toEqual(['2026-05-04', '2026-06-04']);
    expect(all(schedule('2026-05-04', null))).toEqual(['2026-05-04']);
  });

  test.each([
    ['2027-12-31', ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['2026-12-30', ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30']],
    ['2026-01-29', ['2026-01-29', '2026-02-28', '2026-03-29', '2026-04-29', '2026-05-29']],
  ])('from %s are on the last day of a month without that day, and on the day itself afterwards', (first, dates) =>
    expect(all(schedule(first, 'monthly', 5))).toEqual(dates),
  );

  test('are those that the repeat has by its rule, however the span is cut', () =>
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: -40, max: 400 }), fc.integer({ min: 0, max: 400 }), (of, at, days) => {
        const count = of.repeat?.count ?? 0;
        const whole =
          of.repeat?.freq === 'monthly'
            ? Array.from({ length: count }, (_, nth) => addMonths(of.startsOn, nth))
            : byIcal(of.startsOn, recurrenceRule(of) ?? '');
        const from = addDays(of.startsOn, at);
        const to = addDays(from, days);
        expect(datesBetween(of, from, to)).toEqual(whole.filter((date) => date >= from && date <= to));
        expect(lastDateOf(of)).toBe(whole.at(-1));
        for (const date of [from, to, whole[0] ?? '']) expect(fallsOn(of, date)).toBe(whole.includes(date));
      }),
    ));

  const byIcal = (startsOn: string, rule: string): string[] => {
    const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(startsOn));
    const dates: string[] = [];
    for (let next = iterator.next(); next; next = iterator.next()) dates.push(next.toString());
    return dates;
  };

  test('are written as RFC 5545 has them', () => {
    expect(recurrenceRule(schedule('2026-05-04', 'weekly', 52))).toBe('FREQ=WEEKLY;COUNT=52');
    expect(recurrenceRule(schedule('2026-05-28', 'monthly'))).toBe('FREQ=MONTHLY;COUNT=12');
    expect(recurrenceRule(schedule('2026-05-30', 'monthly'))).toBe(
      'FREQ=MONTHLY;COUNT=12;BYMONTHDAY=28,29,30;BYSETPOS=-1',
    );
    expect(recurrenceRule(schedule('2026-05-04', null))).toBeNull();
  });
});

describe('the instants of an occurrence', () => {
  const at = (startsOn: string, startsAt: string, duration = 60, zone = 'America/Toronto') =>
    instantsOf({ startsOn, startsAt, duration }, zone);

  test('are by the clock of the company on both sides of a change of clocks', () => {
    expect(at('2026-03-07', '07:30')?.starts).toBe('2026-03-07T12:30:00.000Z');
    expect(at('2026-03-08', '07:30')?.starts).toBe('2026-03-08T11:30:00.000Z');
    expect(at('2026-10-31', '07:30')?.starts).toBe('2026-10-31T11:30:00.000Z');
    expect(at('2026-11-01', '07:30')?.starts).toBe('2026-11-01T12:30:00.000Z');
  });

  test('of a time that the clock leaves out are as much later, of one that it shows twice the first', () => {
    expect(at('2026-03-08', '02:30')).toEqual({ starts: '2026-03-08T07:30:00.000Z', ends: '2026-03-08T08:30:00.000Z' });
    expect(at('2026-11-01', '01:30')?.starts).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-10-04', '02:15', 60, 'Australia/Lord_Howe')?.starts).toBe('2026-10-03T15:45:00.000Z');
  });

  test('last as long as the work does, whatever the clock shows afterwards', () =>
    expect(at('2026-11-01', '00:30', 120)).toEqual({
      starts: '2026-11-01T04:30:00.000Z',
      ends: '2026-11-01T06:30:00.000Z',
    }));

  test('are none for a whole day', () =>
    expect(instantsOf({ startsOn: '2026-05-04', startsAt: null, duration: null }, 'UTC')).toBeNull());

  test('fall on the day that is meant, everywhere and always', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(
          'America/Toronto',
          'America/St_Johns',
          'Europe/Paris',
          'Pacific/Chatham',
          'Asia/Kathmandu',
          'UTC',
        ),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 4, max: 23 }),
        (zone, days, hour) => {
          const day = addDays('2024-01-01', days);
          const time = `${String(hour).padStart(2, '0')}:15`;
          const { starts = '' } = at(day, time, 60, zone) ?? {};
          expect(dateIn(zone, starts)).toBe(day);
          const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(
            new Date(starts),
          );
          expect(shown).toBe(time);
        },
      ),
    ));
});

const change = (date: string, more: Partial<OccurrenceChange>): OccurrenceChange => ({
  date,
  skipped: false,
  moved: null,
  completed: null,
  ...more,
});
const weekly: Schedule = { ...schedule('2026-05-04', 'weekly', 4), startsAt: '23:30', duration: 60 };
const done = { on: '2026-05-12', hours: 2, costCents: null };
const planned = (...occurrences: readonly OccurrenceChange[]): Planned => ({
  schedule: weekly,
  occurrences,
  completed: null,
});
const days = (of: Planned, from: string, to: string) =>
  occurrencesBetween(of, from, to).map(({ startsOn }) => startsOn);

describe('the occurrences of a span', () => {
  test('leave out what is skipped, and have what was moved where it was moved to', () => {
    const of = planned(
      change('2026-05-11', { skipped: true }),
      change('2026-05-18', { moved: { on: '2026-05-16', at: '06:00' } }),
    );
    expect(occurrencesBetween(of, '2026-05-04', '2026-05-31')).toMatchObject([
      { date: '2026-05-04', startsOn: '2026-05-04', startsAt: '23:30', duration: 60, isMoved: false },
      { date: '2026-05-18', startsOn: '2026-05-16', startsAt: '06:00', duration: 60, isMoved: true },
      { date: '2026-05-25', startsOn: '2026-05-25' },
    ]);
    expect(days(of, '2026-05-16', '2026-05-16')).toEqual(['2026-05-16']);
    expect(days(of, '2026-05-18', '2026-05-18')).toEqual([]);
  });

  test('have what was moved in from outside, and what began the day before and is not over', () => {
    const of = planned(change('2026-05-25', { moved: { on: '2026-07-01', at: null } }));
    expect(days(of, '2026-06-30', '2026-07-02')).toEqual(['2026-07-01']);
    expect(days(of, '2026-05-05', '2026-05-06')).toEqual(['2026-05-04']);
    expect(days(of, '2026-05-06', '2026-05-07')).toEqual([]);
  });

  test('keep work that was done on a day that the repeat has no more', () => {
    expect(days(planned(change('2026-05-13', { completed: done })), '2026-05-13', '2026-05-13')).toEqual([
      '2026-05-13',
    ]);
    expect(
      days(planned(change('2026-05-13', { moved: { on: '2026-05-14', at: null } })), '2026-05-13', '2026-05-15'),
    ).toEqual([]);
  });

  test('are all done once the task is', () =>
    expect(
      occurrencesBetween({ ...planned(), completed: done }, '2026-05-04', '2026-05-12').map(
        ({ completed }) => completed,
      ),
    ).toEqual([done, done]));

  test('are there exactly where a search for their days finds the task', () =>
    fc.assert(
      fc.property(
        anySchedule,
        fc.integer({ min: -20, max: 300 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 30 }),
        (of, at, days, nth) => {
          const timed = { ...of, startsAt: '23:30', duration: 60 };
          const changed = datesBetween(of, of.startsOn, addDays(of.startsOn, nth)).map((date, index) =>
            index % 2 === 0
              ? change(date, { skipped: true })
              : change(date, { moved: { on: addDays(date, 9), at: null } }),
          );
          const [from, to] = [addDays(of.startsOn, at), addDays(of.startsOn, at + days)];
          const task = { schedule: timed, occurrences: changed, completed: null };
          expect(fallsBetween(task, from, to)).toBe(occurrencesBetween(task, from, to).length > 0);
        },
      ),
    ));

  test('are none without a date', () =>
    expect(
      occurrencesBetween({ schedule: null, occurrences: [], completed: null }, '2026-01-01', '2026-12-31'),
    ).toEqual([]));
});

describe('a task', () => {
  test('is done once each of its occurrences is done or skipped, or all of it is', () => {
    const three = ['2026-05-04', '2026-05-11', '2026-05-18'].map((date) => change(date, { completed: done }));
    expect(isDone(planned(...three))).toBe(false);
    expect(isDone(planned(...three, change('2026-05-25', { skipped: true })))).toBe(true);
    expect(isDone(planned(...three, change('2026-05-26', { completed: done })))).toBe(false);
    expect(isDone({ ...planned(), completed: done })).toBe(true);
  });

  test('of which each day is skipped never falls', () => {
    const skipped = ['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25'].map((date) =>
      change(date, { skipped: true }),
    );
    expect([fallsAtAll(weekly, skipped.slice(1)), fallsAtAll(weekly, skipped)]).toEqual([true, false]);
  });

  test('reaches from its first to its last day, movings and midnight included', () => {
    expect(extentOf(planned())).toEqual({ from: '2026-05-04', to: '2026-05-26' });
    const moved = change('2026-05-04', { moved: { on: '2026-05-01', at: null } });
    expect(extentOf(planned(moved))).toEqual({ from: '2026-05-01', to: '2026-05-26' });
  });
});
