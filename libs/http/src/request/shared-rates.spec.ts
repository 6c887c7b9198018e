import { describe, expect, jest, test } from '@jest/globals';
import { SharedRates, type Counters } from './shared-rates.ts';

/** Counts that all the processes of a test share. */
function counting(): Counters & { broken: boolean; asked: number } {
  const counts = new Map<string, number>();
  return {
    broken: false,
    asked: 0,
    async add(key, window) {
      this.asked += 1;
      if (this.broken) throw new Error('The counts are gone');
      const id = `${key} ${window}`;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      return counts.get(id) ?? 0;
    },
  };
}
const nothing = (): void => undefined;

describe('limits that many processes share', () => {
  test('hold for all of them together, and begin anew with each minute of the clock', async () => {
    const counters = counting();
    let instant = 90_000;
    const [a, b] = [0, 1].map(() => new SharedRates('tight', 4, counters, nothing, () => instant));
    const taken: (number | undefined)[] = [];
    for (const rates of [a, b, a, b, a, b]) taken.push(await rates?.take('login', 0));
    expect(taken).toEqual([0, 0, 0, 0, 30, 30]);
    expect(await a?.take('another', 0)).toBe(0);
    instant = 120_000;
    expect(await b?.take('login', 0)).toBe(0);
  });

  test('keep kinds of limits apart, and know that 0 is none', async () => {
    const counters = counting();
    const kinds = ['address', 'account'].map((kind) => new SharedRates(kind, 1, counters, nothing, () => 0));
    for (const rates of kinds) expect(await rates.take('same', 0)).toBe(0);
    const free = new SharedRates('tight', 0, counters, nothing, () => 0);
    for (let times = 0; times < 5; times += 1) expect(await free.take('same', 0)).toBe(0);
  });

  test('are counted by each process alone while the counts cannot be had, which is told once and asked for now and then', async () => {
    const counters = counting();
    counters.broken = true;
    const errors: unknown[] = [];
    const rates = new SharedRates(
      'tight',
      2,
      counters,
      (error) => errors.push(error),
      () => 0,
    );
    const taken: number[] = [];
    for (const now of [0, 1, 4999]) taken.push(await rates.take('login', now));
    expect([taken, counters.asked, errors.length]).toEqual([[0, 0, 26], 1, 1]);
    counters.broken = false;
    expect([await rates.take('login', 5000), counters.asked]).toEqual([0, 2]);
  });

  test('hold up nobody while the counts are silent', async () => {
    jest.useFakeTimers();
    const silent: Counters = { add: () => new Promise<number>(() => undefined) };
    const rates = new SharedRates('address', 2, silent, nothing, () => 0);
    const first = rates.take('somebody', 0);
    await jest.advanceTimersByTimeAsync(500);
    expect([await first, await rates.take('somebody', 501)]).toEqual([0, 0]);
    jest.useRealTimers();
  });
});
