import { describe, expect, test } from '@jest/globals';
import { dayIn, daysAfter, endOfDay, instantIn, startOfDay, timeIn } from './zoned-time.ts';

const zone = 'America/Toronto';

describe('a day in a time zone', () => {
  test.each([
    ['2026-07-01', '2026-07-01T04:00:00.000Z', '2026-07-02T03:59:59.999Z'],
    ['2026-12-01', '2026-12-01T05:00:00.000Z', '2026-12-02T04:59:59.999Z'],
    // The clock is put forward and back at two in the morning: the days are an hour shorter and longer.
    ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ])('%s begins and ends at midnight of the zone, also when the clock is changed', (day, from, to) => {
    expect([startOfDay(day, zone), endOfDay(day, zone)]).toEqual([from, to]);
    expect([dayIn(zone, from), dayIn(zone, to)]).toEqual([day, day]);
  });

  test('without a midnight begins when the clock was put forward', () => {
    expect(startOfDay('2026-03-08', 'America/Havana')).toBe('2026-03-08T05:00:00.000Z');
    expect(endOfDay('2026-03-07', 'America/Havana')).toBe('2026-03-08T04:59:59.999Z');
  });

  test('follows others across the end of a month and of a year', () => {
    expect([daysAfter('2026-02-28', 1), daysAfter('2026-12-31', 1), daysAfter('2026-03-03', -7)]).toEqual([
      '2026-03-01',
      '2027-01-01',
      '2026-02-24',
    ]);
  });
});

describe('a time of day in a time zone', () => {
  test.each([
    ['America/Toronto', '2026-07-01', '08:30', '2026-07-01T12:30:00.000Z'],
    ['Pacific/Auckland', '2026-07-01', '08:30', '2026-06-30T20:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01', '00:10', '2026-06-30T18:25:00.000Z'],
    // Twice in the night of autumn: the first.
    ['America/Toronto', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/Toronto', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('in %s, %s %s is %s, and reads back', (timeZone, day, time, instant) => {
    expect(instantIn(timeZone, day, time)).toBe(instant);
    expect([dayIn(timeZone, instant), timeIn(timeZone, instant)]).toEqual([day, time]);
  });

  test('that the night of spring skips is the time an hour later', () => {
    expect(timeIn(zone, instantIn(zone, '2026-03-08', '02:30'))).toBe('03:30');
  });
});
