import { describe, expect, test } from '@jest/globals';
import { instantIn } from '../i18n/zoned-time.ts';
import { asOfFrom, dayAndTime, hrefAt, instantOf, presetInstant, searchAt } from './as-of.ts';

const now = new Date('2026-11-21T12:00:00Z');
const read = (text: string) => asOfFrom(new URLSearchParams(text), now);

describe('the moment in the address', () => {
  test('nothing there is now', () => {
    expect(read('')).toEqual({ instant: null, unreadable: false });
    expect(read('as_of=')).toEqual({ instant: null, unreadable: false });
  });

  test.each([
    ['as_of=2026-11-01T08:30:00Z', '2026-11-01T08:30:00.000Z'],
    ['as_of=2026-11-01T08:30:00.123Z', '2026-11-01T08:30:00.123Z'],
    ['as_of=2026-11-01T08:30:00%2B02:00', '2026-11-01T06:30:00.000Z'],
    ['as_of=2026-11-01T08:30:00+02:00', '2026-11-01T06:30:00.000Z'], // as mail programs write it: the plus becomes a space
    ['as_of=2026-11-01', '2026-11-01T00:00:00.000Z'],
  ])('%s is read as the instant that the API asks for', (search, instant) => {
    expect(read(search)).toEqual({ instant, unreadable: false });
  });

  test('what lies ahead is now, because nothing is recorded there yet', () => {
    expect(read('as_of=2026-11-21T12:00:01Z')).toEqual({ instant: null, unreadable: false });
  });

  test.each(['as_of=yesterday', 'as_of=2026-13-01', 'as_of=1', 'as_of=2026-02-01T25:00:00Z'])(
    '%s cannot be read, and that is said',
    (search) => {
      expect(read(search)).toEqual({ instant: null, unreadable: true });
    },
  );

  test.each(['as_of=2026-07-01T12:30', 'as_of=2026-07-01T12:30:15', 'as_of=2026-07-01T12:30:15.250'])(
    '%s has no zone, so it is refused and not read on the clock of this browser',
    (search) => {
      expect(read(search)).toEqual({ instant: null, unreadable: true });
    },
  );

  test('a moment that was chosen reads back as itself, and other parameters stay', () => {
    const search = searchAt('2026-11-01T08:30:00.000Z', new URLSearchParams('print=1'));
    expect(new URLSearchParams(search).get('print')).toBe('1');
    expect(read(search.slice(1)).instant).toBe('2026-11-01T08:30:00.000Z');
    expect(searchAt(null, new URLSearchParams(search))).toBe('?print=1');
    expect(searchAt(null, new URLSearchParams())).toBe('');
  });

  test('an address keeps its own query at a moment, and is left as it is now', () => {
    const moment = '2026-11-01T08:30:00.000Z';
    expect(hrefAt('/details?id=7', moment)).toBe('/details?id=7&as_of=2026-11-01T08%3A30%3A00.000Z');
    expect(hrefAt('/details', moment)).toBe('/details?as_of=2026-11-01T08%3A30%3A00.000Z');
    expect(hrefAt('/details?id=7', null)).toBe('/details?id=7');
  });
});

const zone = 'Pacific/Auckland';
/** So many o'clock of a day in Auckland, whatever clock this machine has. */
const inAuckland = (day: string, time: string) => new Date(instantIn(zone, day, time));
const preset = (of: 'lastWeek' | 'lastMonth', day: string) =>
  new Date(presetInstant(of, new Date(inAuckland(day, '09:15').getTime() + 42_000), zone));

describe('presets', () => {
  test('last week is seven days back at the same time of day, also across a change of the clock', () => {
    expect(preset('lastWeek', '2026-11-21')).toEqual(inAuckland('2026-11-14', '09:15'));
    expect(preset('lastWeek', '2026-09-30').toISOString()).toBe('2026-09-22T21:15:00.000Z');
    expect(new Date('2026-09-29T20:15:00Z')).toEqual(inAuckland('2026-09-30', '09:15'));
  });

  test.each([
    ['2026-05-31', '2026-04-30'],
    ['2026-03-30', '2026-02-28'],
    ['2024-03-30', '2024-02-29'],
    ['2026-01-15', '2025-12-15'],
    ['2026-01-31', '2025-12-31'],
    ['2026-03-28', '2026-02-28'],
  ])('last month from %s is %s, the last day of a shorter month', (day, before) => {
    expect(preset('lastMonth', day)).toEqual(inAuckland(before, '09:15'));
  });
});

describe('a day and a time', () => {
  test('are on the clock of the zone; a day without a time means its end', () => {
    expect(instantOf('2026-11-01', null, zone).toISOString()).toBe('2026-11-01T10:59:59.999Z');
    expect(instantOf('2026-11-01', '08:30', zone).toISOString()).toBe('2026-10-31T19:30:00.000Z');
  });

  test('the end of a day reads back as the day alone', () => {
    expect(dayAndTime(instantOf('2026-11-01', null, zone), zone)).toEqual({ day: '2026-11-01', time: null });
    expect(dayAndTime(inAuckland('2026-11-01', '23:59'), zone)).toEqual({ day: '2026-11-01', time: '23:59' });
  });
});
