import { describe, expect, test } from '@jest/globals';
import type { Lease } from '../following/lease.ts';
import { identify, type ProcessIdentity } from '../following/process-identity.ts';
import { mongoLeases } from './lease.mongodb.ts';
import { mongoCounters } from './counters.mongodb.ts';
import { isSkipped, temporaryDatabases } from './mongo.contract.ts';

const databases = temporaryDatabases();

/** So many processes with leases in one database, and the clock that each of them has. */
async function processes(count: number) {
  const { database } = await databases.open();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const clock = { now: 0 };
      return { clock, leases: mongoLeases(await databases.open({ database }), { now: () => clock.now }) };
    }),
  );
}
const fenceOf = (lease: Lease | null): number => lease?.fence ?? NaN;

describe('leases in MongoDB', () => {
  test('go to exactly one of many, and to the next one as soon as they are given back', async () => {
    const all = await processes(6);
    const taken = await Promise.all(all.map(({ leases }, nth) => leases.take('views', `p${nth}`, 1000)));
    const holder = taken.findIndex((lease) => lease !== null);
    expect(taken.filter((lease) => lease !== null)).toEqual([{ fence: 1 }]);
    await all[holder]?.leases.release('views', `p${holder}`, 1);
    const again = await Promise.all(all.map(({ leases }, nth) => leases.take('views', `p${nth}`, 1000)));
    expect(again.filter((lease) => lease !== null)).toEqual([{ fence: 2 }]);
  });

  test('stay with who renews them, however late it is by the clock of another', async () => {
    const [a, b] = await processes(2);
    if (!a || !b) throw new Error('Two processes');
    expect(await a.leases.take('views', 'a', 1000)).toEqual({ fence: 1 });
    for (let beat = 0; beat < 5; beat += 1) {
      expect(await b.leases.take('views', 'b', 1000)).toBeNull();
      b.clock.now += 999_999;
      expect(await a.leases.renew('views', 'a', 1, 1000)).toBe(true);
    }
  });

  test('pass on when no beat was seen for their whole time, and then are lost to who was paused', async () => {
    const [a, b, c] = await processes(3);
    if (!a || !b || !c) throw new Error('Three processes');
    await a.leases.take('views', 'a', 1000);
    expect(await b.leases.take('views', 'b', 5)).toBeNull();
    b.clock.now += 999;
    expect(await b.leases.take('views', 'b', 5)).toBeNull();
    c.clock.now += 1_000_000; // a clock far ahead is no reason: it has not seen the lease for so long
    expect(await c.leases.take('views', 'c', 5)).toBeNull();
    b.clock.now += 1;
    expect(await b.leases.take('views', 'b', 5)).toEqual({ fence: 2 });
    expect(await a.leases.renew('views', 'a', 1, 1000)).toBe(false);
    await a.leases.release('views', 'a', 1); // frees nothing of another
    expect(await c.leases.take('views', 'c', 5)).toBeNull();
    expect(await b.leases.renew('views', 'b', 2, 5)).toBe(true);
  });

  test('of one name are none of another’s; who takes its own anew gets a new number', async () => {
    const [a, b] = await processes(2);
    if (!a || !b) throw new Error('Two processes');
    const first = fenceOf(await a.leases.take('views', 'a', 1000));
    expect(await b.leases.take('publishing', 'b', 1000)).toEqual({ fence: 1 });
    expect(await a.leases.take('views', 'a', 1000)).toEqual({ fence: first + 1 });
    expect(await a.leases.renew('views', 'a', first, 1000)).toBe(false);
  });
});

describe('a lease whose holder was killed', () => {
  const [name, holder] = ['views', 'killed'];
  async function leftBy(process: ProcessIdentity | null) {
    const { database } = await databases.open();
    await mongoLeases(await databases.open({ database }), { process }).take(name, holder, 1000);
    return mongoLeases(await databases.open({ database }), { now: () => 0 });
  }
  const own = identify() as ProcessIdentity;

  test('passes on at once on the same machine', async () => {
    const leases = await leftBy({ ...own, began: 'long ago' });
    expect(await leases.take(name, 'next', 1000)).toEqual({ fence: 2 });
  });

  test.each([
    ['is of another machine', { ...own, began: 'long ago', space: 'elsewhere' }],
    ['lives', own],
    ['cannot be told from others', null],
  ])('passes on after its whole time when the holder %s', async (_which, process) => {
    const leases = await leftBy(process);
    expect(await leases.take(name, 'next', 1000)).toBeNull();
  });
});

describe('counters in MongoDB', () => {
  test('count every call of each key in each window', async () => {
    const counters = await mongoCounters(await databases.open());
    const counted = await Promise.all(Array.from({ length: 20 }, () => counters.add('guest', '12:00', 60_000)));
    expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1));
    expect(await counters.add('guest', '12:01', 60_000)).toBe(1);
    expect(await counters.add('other', '12:00', 60_000)).toBe(1);
  });

  test('count together what several processes count', async () => {
    const first = await databases.open();
    const both = [await mongoCounters(first), await mongoCounters(await databases.open({ database: first.database }))];
    if (isSkipped(first.engine, 'counters of several processes at the same moment', 'atomic conditional writes'))
      for (const counters of [...both, ...both]) await counters.add('guest', 'w', 60_000);
    else await Promise.all([...both, ...both].map((counters) => counters.add('guest', 'w', 60_000)));
    expect(await both[0]?.add('guest', 'w', 60_000)).toBe(5);
  });

  test('forget what is over', async () => {
    const counters = await mongoCounters(await databases.open());
    await counters.add('guest', 'past', -1000);
    await counters.add('guest', 'present', 60_000);
    await counters.sweep();
    expect([await counters.add('guest', 'past', 1000), await counters.add('guest', 'present', 1000)]).toEqual([1, 2]);
  });
});
