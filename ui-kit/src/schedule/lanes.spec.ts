import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lanesOf, minuteOf, segmentsOf, timeAt } from './lanes.ts';
import type { ScheduleEvent } from './schedule-event.ts';

const event = (id: string, minute: number, duration: number | null = null): ScheduleEvent => ({
  id,
  title: id,
  date: '2026-05-04',
  time: timeAt(minute),
  duration,
});
const minutes = fc.integer({ min: 0, max: 1439 });
const someEvents = fc
  .array(fc.tuple(minutes, fc.integer({ min: 1, max: 1440 })), { maxLength: 40 })
  .map((all) => all.map(([minute, duration], nth) => event(String(nth), minute, duration)));
const today = (events: readonly ScheduleEvent[]) => segmentsOf(events).filter(({ date }) => date === '2026-05-04');
const endOf = ({ from, to }: { from: number; to: number }) => Math.max(to, from + 30);

describe('the events of a day', () => {
  test('that overlap are side by side, never one over the other', () =>
    fc.assert(
      fc.property(someEvents, fc.integer({ min: 2, max: 6 }), (events, most) => {
        const { placed } = lanesOf(today(events), most);
        for (const one of placed)
          for (const other of placed) {
            if (one === other || one.lane !== other.lane) continue;
            expect(endOf(one) <= other.from || endOf(other) <= one.from).toBe(true);
          }
      }),
    ));

  test('are each in a lane or counted among those that are more', () =>
    fc.assert(
      fc.property(someEvents, fc.integer({ min: 2, max: 6 }), (events, most) => {
        const { placed, more } = lanesOf(today(events), most);
        expect(placed.length + more.reduce((sum, { count }) => sum + count, 0)).toBe(events.length);
        expect(placed.every(({ lane, lanes }) => lane < lanes && lanes <= most)).toBe(true);
      }),
    ));

  test('take the whole width where nothing overlaps them', () => {
    const { placed } = lanesOf(today([event('a', 480), event('b', 540), event('c', 570)]), 4);
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test('leave the last lane to a count where there are more than lanes', () => {
    const { placed, more } = lanesOf(today(['a', 'b', 'c', 'd'].map((id) => event(id, 480))), 3);
    expect(placed.map(({ lane }) => lane)).toEqual([0, 1]);
    expect(more).toEqual([{ from: 480, count: 2, lanes: 3 }]);
  });

  test('last an hour unless they say otherwise, and go on after midnight', () => {
    expect(segmentsOf([event('a', 1410)]).map(({ date, from, to, continues }) => [date, from, to, continues])).toEqual([
      ['2026-05-04', 1410, 1440, false],
      ['2026-05-05', 0, 30, true],
    ]);
    expect(segmentsOf([{ ...event('a', 0), time: null }])).toEqual([]);
  });

  test('have times that read back as their minutes', () =>
    fc.assert(fc.property(minutes, (minute) => expect(minuteOf(timeAt(minute))).toBe(minute))));
});
