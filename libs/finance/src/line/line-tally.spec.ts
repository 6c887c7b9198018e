import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { monthsOf } from '../summary/months.ts';
import { bookedIn, slotOf, tallyLine } from './line-tally.ts';

const names = [
  'America/Toronto',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Eucla',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Etc/GMT+12',
  'UTC',
];
const zones = names.map(monthsOf);

/** Around a month's end and anywhere else. */
const instant = fc
  .tuple(
    fc.integer({ min: 2000, max: 2100 }),
    fc.nat({ max: 11 }),
    fc.oneof(fc.nat({ max: 44_640 }), fc.integer({ min: -1000, max: 1000 })),
  )
  .map(([year, month, minutes]) => new Date(Date.UTC(year, month, 1, 0, minutes, 59, 999)).toISOString());

test('a slot lies in the same month as its instants, in every time zone', () => {
  fc.assert(
    fc.property(instant, (at) => {
      for (const monthOf of zones) expect(monthOf(slotOf(at))).toBe(monthOf(at));
    }),
    { numRuns: 500 },
  );
});

test('an instant falls into the month that the calendar of its zone says', () => {
  const calendars = names.map(
    (timeZone) => new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' }),
  );
  fc.assert(
    fc.property(instant, (at) => {
      for (const [nth, monthOf] of zones.entries()) expect(monthOf(at)).toBe(calendars[nth]?.format(new Date(at)));
    }),
    { numRuns: 500 },
  );
});

test('a month has a hundred slots or so, however many instants', () => {
  const instants = Array.from({ length: 31 * 24 * 12 }, (_, five) =>
    new Date(Date.UTC(2026, 4, 1, 0, five * 5)).toISOString(),
  );
  expect(new Set(instants.map(slotOf)).size).toBeLessThan(110);
});

test('a tally says what was booked', () => {
  const line = { recordedAt: '2026-05-12T08:01:02.003Z', subcategoryId: 'dairy_feed', costCents: 1250 };
  const { group, value } = tallyLine(line);
  expect(bookedIn({ total: 1, groups: new Map([[group, { count: 1, value }]]) })).toEqual([
    { ...line, recordedAt: '2026-05-15T00:00:00.000Z' },
  ]);
});
