import { describe, expect, test } from '@jest/globals';
import { asOfFrom, dayAndTime, hrefAt, instantOf, onOwnClock, presetInstant, searchAt } from './as-of.ts';

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

describe('presets', () => {
  test('last week is seven days back at the same time of day', () => {
    const from = new Date(2026, 10, 21, 9, 15, 42);
    expect(new Date(presetInstant('lastWeek', from))).toEqual(new Date(2026, 10, 14, 9, 15));
  });

  test('last month from the 31st is the last day of the shorter month', () => {
    expect(onOwnClock(new Date(presetInstant('lastMonth', new Date(2026, 4, 31, 9, 15))))).toBe('2026-04-30T09:15');
    expect(onOwnClock(new Date(presetInstant('lastMonth', new Date(2026, 2, 30, 9, 15))))).toBe('2026-02-28T09:15');
    expect(onOwnClock(new Date(presetInstant('lastMonth', new Date(2026, 0, 15, 9, 15))))).toBe('2025-12-15T09:15');
  });
});

describe('a day and a time', () => {
  test('a day without a time means its end, on the reader’s own clock', () => {
    expect(instantOf('2026-11-01', null)).toEqual(new Date(2026, 10, 1, 23, 59, 59, 999));
    expect(instantOf('2026-11-01', '08:30')).toEqual(new Date(2026, 10, 1, 8, 30));
  });

  test('the end of a day reads back as the day alone', () => {
    expect(dayAndTime(instantOf('2026-11-01', null))).toEqual({ day: '2026-11-01', time: null });
    expect(dayAndTime(new Date(2026, 10, 1, 23, 59))).toEqual({ day: '2026-11-01', time: '23:59' });
  });
});
