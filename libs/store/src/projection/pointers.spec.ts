import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openAsOf } from './as-of.ts';
import { POINTERS, retiredIn, type PointerRow } from './builds.ts';
import type { Collection, Documents } from '../documents/documents.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { fairViews, instantOf, record, stallView, type Stall } from './fair.fixture.ts';
import { Projector } from './projector.ts';
import { ReadPlaces } from './read-places.ts';

const GRACE = 10_000;
/** What all builds together are kept in. */
const PARTS = 9;
/** A look at the pointers that does not come before a test ends, in milliseconds. */
const NEVER = 1_000_000;
const opening = { type: 'StallOpened', data: { companyId: 'company-1', name: 'Honey' } } as const;

const closing: { close(): Promise<void> }[] = [];
const kept = <Part extends { close(): Promise<void> }>(part: Part): Part => {
  closing.push(part);
  return part;
};
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
});
afterEach(async () => {
  for (const part of closing.splice(0).toReversed()) await part.close();
  jest.useRealTimers();
});

/** One event that is folded, and documents that tell which collections were dropped and may refuse a batch. */
async function engines() {
  const log = kept(await openEmbeddedLog({ dir: ':memory:', gather: 0 }));
  const store = kept(await openEmbeddedDocuments({ dir: ':memory:' }));
  const dropped: string[] = [];
  const failing = { next: false };
  const documents: Documents = {
    ...store,
    async apply(batch) {
      const isBatch = Object.keys(batch.checkpoints).length > 0;
      if (isBatch && failing.next) {
        failing.next = false;
        throw new StoreUnavailable('gone for a moment');
      }
      await store.apply(batch);
    },
    async drop(collection, projections, fence) {
      await store.drop(collection, projections, fence);
      dropped.push(collection.name);
    },
  };
  const head = await record(log, [{ stream: 'stall-a', event: opening, companyId: 'company-1' }]);
  return { log, documents, dropped, failing, head };
}

/** A process that projects under a lease of this number. */
async function projecting(log: EventLog, documents: Documents, fence: number, grace = GRACE): Promise<Projector> {
  const report = (): void => undefined;
  const one = kept(await Projector.start({ log, documents, views: fairViews, report, fence, grace, pause: 0 }));
  await one.waitFor(await log.head(), NEVER);
  return one;
}

/** A process that reads by what it has seen once. */
async function reading(documents: Documents): Promise<ReadPlaces> {
  const places = kept(
    new ReadPlaces({ documents, views: fairViews, report: () => undefined, pause: NEVER, waited: NEVER }),
  );
  await places.look();
  return places;
}

const stallIn = async (documents: Documents, collection: Collection) =>
  (await documents.get<Stall>(collection, 'a'))?.row.name;

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let at = 0; at < 50; at += 1) await new Promise(setImmediate);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

const retired = async (documents: Documents) =>
  (await documents.getMany<PointerRow>(POINTERS, ['stall', 'ware', 'sweep', 'history'])).flatMap(({ row }) => row.old);

describe('rows that another process may still read', () => {
  test('outlive the one who switched: whoever takes over at once drops them when their time is over', async () => {
    const { log, documents, dropped } = await engines();
    const first = await projecting(log, documents, 1);
    const places = await reading(documents);
    await first.rebuild(null);
    await first.close();
    await projecting(log, documents, 2);
    await pass(GRACE - 1);
    expect(await stallIn(documents, places.collection('stall'))).toBe('Honey');
    expect([places.collection('stall').name, dropped]).toEqual(['stall', []]);
    await pass(1);
    await until(() => dropped.length >= PARTS);
    expect(dropped.toSorted()).toEqual([
      'history',
      'history_tally',
      'stall',
      'stall_past',
      'stall_tally',
      'sweep',
      'ware',
      'ware_past',
      'ware_tally',
    ]);
    await pass(0);
    expect(await retired(documents)).toEqual([]);
  });

  test('outlive a write that failed, after which everything is planned anew', async () => {
    const { log, documents, dropped, failing } = await engines();
    const one = await projecting(log, documents, 1);
    const places = await reading(documents);
    await one.rebuild(null);
    failing.next = true;
    const head = await record(log, [{ stream: 'stall-b', event: opening, companyId: 'company-1' }]);
    const reached = one.waitFor(head, NEVER);
    await pass(1000);
    expect([await reached, failing.next]).toEqual([true, false]);
    expect(await stallIn(documents, places.collection('stall'))).toBe('Honey');
    expect(dropped).toEqual([]);
    await pass(GRACE);
    await until(() => dropped.length >= PARTS);
  });

  test('are all dropped after two switches within their time, each at its own', async () => {
    const { log, documents, dropped } = await engines();
    const one = await projecting(log, documents, 1);
    await one.rebuild(null);
    await pass(GRACE - 2000);
    const places = await reading(documents);
    await one.rebuild(null);
    await pass(2000);
    await until(() => dropped.includes('stall'));
    await pass(0);
    expect(dropped.filter((name) => /^stall(__\d+)?$/.test(name))).toEqual(['stall']);
    expect(await stallIn(documents, places.collection('stall'))).toBe('Honey');
    await pass(GRACE);
    await until(() => dropped.length >= 2 * PARTS);
    await pass(0);
    expect(dropped.filter((name) => /^stall(__\d+)?$/.test(name))).toEqual(['stall', 'stall__2']);
    expect(await retired(documents)).toEqual([]);
    expect(await stallIn(documents, one.collection('stall'))).toBe('Honey');
  });

  test('are all dropped by a successor, also after two switches within their time', async () => {
    const { log, documents, dropped } = await engines();
    const first = await projecting(log, documents, 1);
    await first.rebuild(null);
    await first.rebuild(null);
    await first.close();
    await projecting(log, documents, 2);
    await pass(GRACE);
    await until(() => dropped.length >= 2 * PARTS);
    expect(dropped.filter((name) => /^stall(__\d+)?$/.test(name))).toEqual(['stall', 'stall__2']);
  });
});

test('where nobody else reads, what a killed process left is dropped before anything else', async () => {
  const { log, documents, dropped } = await engines();
  const first = await projecting(log, documents, 1);
  await first.rebuild(null);
  await first.close();
  const left = (await documents.getMany<PointerRow>(POINTERS, ['stall']))[0]?.row.old;
  expect(left).toEqual([expect.objectContaining({ number: 1 })]);
  await Projector.start({ log, documents, views: fairViews, fence: 2 }).then(kept);
  expect(dropped).toContain('stall');
});

describe('the rows of a view that is no more', () => {
  const fewer = fairViews.filter(({ name }) => name !== 'sweep');

  test('are dropped at the start, and made again when the view comes back', async () => {
    const { log, documents, dropped, head } = await engines();
    await (await projecting(log, documents, 1, 0)).close();
    await kept(await Projector.start({ log, documents, views: fewer, fence: 2 })).close();
    expect(dropped).toEqual(['sweep']);
    expect((await documents.getMany<PointerRow>(POINTERS, ['sweep']))[0]?.row).toMatchObject({ active: null, old: [] });
    const third = await projecting(log, documents, 3, 0);
    expect([third.collection('sweep').name, third.reached()]).toEqual(['sweep__2', head]);
  });

  test('are kept for a while where other processes may read them', async () => {
    const { log, documents, dropped } = await engines();
    await (await projecting(log, documents, 1)).close();
    kept(await Projector.start({ log, documents, views: fewer, fence: 2, grace: GRACE }));
    await pass(GRACE - 1);
    expect(dropped).toEqual([]);
    await pass(1);
    await until(() => dropped.includes('sweep'));
  });
});

test('a view whose rows belong to companies needs an index that finds them', async () => {
  const { log, documents } = await engines();
  const views = fairViews.map((one) => (one.name === 'stall' ? { ...one, indexes: { all: ['name'] } } : one));
  await expect(Projector.start({ log, documents, views })).rejects.toThrow('no index that begins with companyId');
});

test('a pointer that an earlier version wrote is cleared like one of today', async () => {
  const { log, documents, dropped, head } = await engines();
  const first = await projecting(log, documents, 1);
  await first.rebuild(null);
  await first.close();
  const pointers = await documents.getMany<PointerRow>(POINTERS, ['stall', 'ware']);
  await documents.apply({
    puts: pointers.map((document) => {
      const old = document.key === 'stall' ? (retiredIn(document.row)[0] ?? null) : null;
      return { collection: POINTERS, document: { ...document, row: { ...document.row, old } } };
    }),
    removes: [],
    checkpoints: {},
  });
  const second = await projecting(log, documents, 2, 0);
  expect(dropped).toContain('stall');
  expect(dropped).not.toContain('ware');
  expect(second.reached()).toBe(head);
});

test('a store from before the past was kept builds it anew, and does not answer wrongly meanwhile', async () => {
  const { log, documents, head } = await engines();
  const first = await projecting(log, documents, 1);
  await first.close();
  const pointers = await documents.getMany<PointerRow>(POINTERS, ['stall', 'ware', 'history']);
  await documents.apply({
    puts: pointers.map((document) => {
      const {
        timed: _timed,
        tallied: _tallied,
        ...active
      } = document.row.active ?? { version: 0, number: 0, indexes: {} };
      return { collection: POINTERS, document: { ...document, row: { ...document.row, active } } };
    }),
    removes: [],
    checkpoints: {},
  });
  const gate = Promise.withResolvers<undefined>();
  const slow: EventLog = {
    ...log,
    readAll: async (after, limit) => {
      await gate.promise;
      return log.readAll(after, limit);
    },
  };
  const second = kept(await Projector.start({ log: slow, documents, views: fairViews, fence: 2 }));
  const asOf = openAsOf({ documents, builds: second });
  const query = { index: 'company', equals: { companyId: 'company-1' }, limit: 9 };
  expect(await stallIn(documents, second.collection('stall'))).toBe('Honey');
  expect(await asOf.totalOf(stallView, 'company-1')).toBeUndefined();
  expect(await asOf.tally(stallView, 'company-1')).toEqual({
    total: 1,
    groups: new Map([['', { count: 1, value: 0 }]]),
  });
  for (const asked of [
    asOf.page(stallView, 'company-1', instantOf(1), query),
    asOf.one(stallView, 'a', instantOf(1)),
    asOf.tally(stallView, 'company-1', instantOf(1)),
  ])
    await expect(asked).rejects.toThrow(StoreUnavailable);
  gate.resolve(undefined);
  while (!second.build('stall').tallied) await new Promise(setImmediate);
  expect(await second.waitFor(head, NEVER)).toBe(true);
  expect(await asOf.page(stallView, 'company-1', instantOf(1), query)).toMatchObject({
    total: 1,
    documents: [{ key: 'a' }],
  });
  expect(await asOf.page(stallView, 'company-1', instantOf(0), query)).toMatchObject({ total: 0, documents: [] });
});
