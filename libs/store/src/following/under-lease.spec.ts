import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { StoreUnavailable } from '../log/event-log.ts';
import type { Leases } from './lease.ts';
import { underLease, type UnderLease } from './under-lease.ts';

/** How long a lease holds here where time is told, and how long its keeper is away, in milliseconds. */
const LEASE = 5000;
const AWAY = 600_000;

/** Leases in memory whose time passes only when told. */
function heldLeases() {
  let held: { holder: string; fence: number } | null = null;
  let newest = 0;
  let unreachable = false;
  let refused = 0;
  const reach = (): void => {
    if (!unreachable) return;
    refused += 1;
    throw new StoreUnavailable('gone');
  };
  const leases: Leases = {
    async take(_name, holder) {
      reach();
      if (held !== null) return null;
      held = { holder, fence: (newest += 1) };
      return { fence: newest };
    },
    async renew(_name, holder, fence) {
      reach();
      return held?.holder === holder && held.fence === fence;
    },
    async release(_name, holder, fence) {
      reach();
      if (held?.holder === holder && held.fence === fence) held = null;
    },
  };
  return {
    leases,
    expire: () => (held = null),
    holder: () => held?.holder ?? null,
    reachable: (yes: boolean) => (unreachable = !yes),
    refused: () => refused,
  };
}

const running: UnderLease[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

/** A process that wants the lease; `begun` and `ended` resolve with the fences in turn. */
function process(
  leases: Leases,
  holder: string,
  report: (error: unknown) => void = () => undefined,
  milliseconds = 20,
) {
  const told: string[] = [];
  const waiting: { until: string; resolve: () => void }[] = [];
  const tell = (what: string): void => {
    told.push(what);
    for (const { until, resolve } of waiting) if (until === what) resolve();
  };
  const one = underLease({
    leases,
    name: 'work',
    holder,
    report,
    milliseconds,
    async begin(fence) {
      tell(`begun ${fence}`);
      return { close: async () => tell(`ended ${fence}`) };
    },
  });
  running.push(one);
  const until = (what: string): Promise<void> =>
    told.includes(what) ? Promise.resolve() : new Promise((resolve) => waiting.push({ until: what, resolve }));
  return { one, told, until };
}

describe('work under a lease', () => {
  test('is done by one process while the others stand by', async () => {
    const { leases, holder } = heldLeases();
    const a = process(leases, 'a');
    await a.until('begun 1');
    const b = process(leases, 'b');
    expect([a.one.isHeld, b.one.isHeld, holder()]).toEqual([true, false, 'a']);
    await a.one.close();
    await b.until('begun 2');
    expect(a.told).toEqual(['begun 1', 'ended 1']);
  });

  test('passes on within a twentieth of the time of a lease once it is free', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const { leases, expire } = heldLeases();
      await leases.take('work', 'killed', LEASE);
      const standby = process(leases, 'b', undefined, LEASE);
      await jest.advanceTimersByTimeAsync(2 * LEASE + 1);
      expect(standby.told).toEqual([]);
      expire();
      await jest.advanceTimersByTimeAsync(LEASE / 20);
      expect(standby.told).toEqual(['begun 2']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('ends when the lease was lost, and begins under a new number', async () => {
    const { leases, expire } = heldLeases();
    const a = process(leases, 'a');
    await a.until('begun 1');
    expire();
    await a.until('ended 1');
    await a.until('begun 2');
  });

  test('ends when nobody could be asked for the whole time of the lease, and begins when somebody can', async () => {
    const { leases, expire, reachable } = heldLeases();
    const errors: unknown[] = [];
    const a = process(leases, 'a', (error) => errors.push(error));
    await a.until('begun 1');
    reachable(false);
    await a.until('ended 1');
    expect(errors.length).toBeGreaterThan(0);
    expire();
    reachable(true);
    await a.until('begun 2');
  });

  test('ends in time when nobody can be asked for ten minutes, and is taken up again by itself', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const { leases, expire, holder, reachable, refused } = heldLeases();
      const errors: unknown[] = [];
      const a = process(leases, 'a', (error) => errors.push(error), LEASE);
      await jest.advanceTimersByTimeAsync(2 * LEASE); // renewed meanwhile
      expect([a.told, a.one.isHeld]).toEqual([['begun 1'], true]);

      reachable(false);
      const lost = performance.now();
      while (a.one.isHeld) await jest.advanceTimersByTimeAsync(100);
      expect(performance.now() - lost).toBeGreaterThanOrEqual((LEASE * 3) / 4); // it is renewed each quarter
      expect(performance.now() - lost).toBeLessThanOrEqual(LEASE); // another process may have it from then on
      while (performance.now() - lost < AWAY) {
        await jest.advanceTimersByTimeAsync(1000);
        expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
      }
      expect(a.told).toEqual(['begun 1', 'ended 1']);
      expect(refused()).toBeLessThanOrEqual(AWAY / 1000 + 5); // every second, and no more than that
      expect(refused()).toBeGreaterThanOrEqual(AWAY / 1000 - 5);
      expect(errors).toHaveLength(refused());

      expire();
      reachable(true);
      await jest.advanceTimersByTimeAsync(LEASE / 5);
      expect([a.told, holder(), a.one.isHeld]).toEqual([['begun 1', 'ended 1', 'begun 2'], 'a', true]);
      await jest.advanceTimersByTimeAsync(AWAY);
      expect([a.told.length, errors.length]).toEqual([3, refused()]);
      await a.one.close();
      expect([holder(), jest.getTimerCount()]).toEqual([null, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  test('gives the lease back when it could not begin, and tells why', async () => {
    const { leases, holder } = heldLeases();
    const told = Promise.withResolvers<unknown>();
    const one = underLease({
      leases,
      name: 'work',
      holder: 'a',
      milliseconds: 20,
      report: told.resolve,
      begin: () => Promise.reject(new Error('not now')),
    });
    expect(await told.promise).toMatchObject({ message: 'not now' });
    await one.close();
    expect(holder()).toBeNull();
  });
});
