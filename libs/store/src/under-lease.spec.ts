import { afterEach, describe, expect, test } from '@jest/globals';
import type { Leases } from './lease.ts';
import { underLease, type UnderLease } from './under-lease.ts';

/** Leases in memory whose time passes only when told. */
function heldLeases() {
  let held: { holder: string; fence: number } | null = null;
  let newest = 0;
  let unreachable = false;
  const reach = (): void => {
    if (unreachable) throw new Error('gone');
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
  };
}

const running: UnderLease[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

/** A process that wants the lease; `begun` and `ended` resolve with the fences in turn. */
function process(leases: Leases, holder: string, report: (error: unknown) => void = () => undefined) {
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
    milliseconds: 20,
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
