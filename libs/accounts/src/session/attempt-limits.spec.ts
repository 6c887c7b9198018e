import { describe, expect, test } from '@jest/globals';
import { attemptRules, noAttempts, secondsToWait, withAttempt, withoutAttempt } from './attempt-limits.ts';

const noon = Date.parse('2026-05-01T12:00:00.000Z');
const at = (seconds: number): string => new Date(noon + seconds * 1000).toISOString();
const stranger = (source: string) => ({ source, known: false });
const device = { source: 'device', known: true };

/** The row after so many attempts at noon. */
const after = (times: number, attemptOf: (nth: number) => { source: string; known: boolean }) =>
  Array.from({ length: times }, (_, nth) => nth).reduce(
    (row, nth) => withAttempt(row, attemptOf(nth), at(0)),
    noAttempts,
  );

describe('the limit of failed attempts', () => {
  test('lets five of one source fail without a pause, and then doubles it up to a quarter of an hour', () => {
    const pauses = Array.from({ length: 18 }, (_, nth) =>
      secondsToWait(
        after(nth + 1, () => device),
        device,
        at(0),
      ),
    );
    expect(pauses).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
  });

  test('lets the next attempt be judged once the pause is over', () => {
    const row = after(7, () => device);
    expect([3.9, 4, 5].map((second) => secondsToWait(row, device, at(second)))).toEqual([1, 0, 0]);
  });

  test('holds for one source: another is not slowed by it', () => {
    const row = after(15, () => stranger('a'));
    expect(secondsToWait(row, stranger('a'), at(0))).toBe(900);
    expect(secondsToWait(row, stranger('b'), at(0))).toBe(0);
  });

  test('holds for all strangers together, and not for a device that signed in before', () => {
    const row = after(25, (nth) => stranger(`${nth}`));
    expect(secondsToWait(row, stranger('new'), at(0))).toBe(32);
    expect(secondsToWait(row, device, at(0))).toBe(0);
  });

  test('forgets the failures of a source that succeeded, and what strangers did only by one', () => {
    const row = after(20, (nth) => stranger(nth < 3 ? 'a' : `${nth}`));
    const succeeded = withoutAttempt(row, stranger('a'));
    expect(succeeded.strangers).toEqual({ count: 19, until: '' });
    expect(succeeded.sources.map(({ source }) => source)).not.toContain('a');
    expect(withoutAttempt(row, device).strangers).toEqual(row.strangers);
  });

  test('remembers so many sources and no more', () => {
    const row = after(100, (nth) => stranger(`${nth}`));
    expect(row.sources).toHaveLength(attemptRules.sources);
    expect(row.sources.at(-1)?.source).toBe('99');
  });

  test('stays a number however often it is met', () => {
    expect(
      secondsToWait(
        after(3000, () => device),
        device,
        at(0),
      ),
    ).toBe(900);
  });
});
