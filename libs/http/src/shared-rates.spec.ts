import { describe, expect, test } from '@jest/globals';
import { SharedRates, type Counters } from './shared-rates.ts';

/** Counts that all the processes of a test share. */
function counting(): Counters & { broken: boolean } {
  const counts = new Map<string, number>();
  return {
    broken: false,
    async add(key, window) {
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

  test('are counted by each process alone while the counts cannot be had, which is told', async () => {
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
    expect([await rates.take('login', 0), await rates.take('login', 0), await rates.take('login', 0)]).toEqual([
      0, 0, 30,
    ]);
    expect(errors).toHaveLength(3);
  });
});
