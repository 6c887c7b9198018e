import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { backgroundErrors } from './background-errors.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Everything that is told, as message and number of those like it. */
function told() {
  const lines: (readonly [string, number])[] = [];
  const errors = backgroundErrors((error, alike) => lines.push([(error as Error).message, alike]));
  return { ...errors, lines };
}

describe('errors of the background', () => {
  test('of an engine that is away for ten minutes and met every second are told once a minute, none uncounted', () => {
    const { report, lines } = told();
    for (let second = 0; second < 600; second += 1) {
      report(new Error('gone'));
      jest.advanceTimersByTime(1000);
    }
    expect(lines[0]).toEqual(['gone', 0]);
    expect(lines).toHaveLength(11);
    expect(lines.reduce((sum, [, alike]) => sum + 1 + alike, 0)).toBe(600);
  });

  test('that differ are told at once each', () => {
    const { report, lines } = told();
    for (const message of ['gone', 'full', 'gone']) report(new Error(message));
    expect(lines).toEqual([
      ['gone', 0],
      ['full', 0],
    ]);
  });

  test('of more kinds than are remembered are told each', () => {
    const { report, lines } = told();
    for (let round = 0; round < 2; round += 1)
      for (let nth = 0; nth < 1001; nth += 1) report(new Error(`event ${nth}`));
    expect(lines).toHaveLength(1002);
    expect(lines.slice(-2)).toEqual([
      ['event 1000', 0],
      ['event 1000', 0],
    ]);
  });

  test('that come again after a quiet minute are told at once again', () => {
    const { report, lines } = told();
    report(new Error('gone'));
    jest.advanceTimersByTime(60_000);
    report(new Error('gone'));
    expect(lines).toEqual([
      ['gone', 0],
      ['gone', 0],
    ]);
  });

  test('that are only counted when the process ends are told then', () => {
    const { report, close, lines } = told();
    for (let nth = 0; nth < 3; nth += 1) report(new Error('gone'));
    close();
    expect(lines).toEqual([
      ['gone', 0],
      ['gone', 1],
    ]);
    jest.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(2);
    report(new Error('gone'));
    expect(lines).toHaveLength(3);
  });
});
