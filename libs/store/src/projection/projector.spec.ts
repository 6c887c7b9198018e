import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { activeDocuments } from './active.ts';
import type { AnyView } from './builds.ts';
import type { Documents } from '../documents/documents.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { fairViews, record, stallView, type Stall } from './fair.fixture.ts';
import { Projector } from './projector.ts';

const AWAY = 600_000;
const STEP = 3000;
/** The longest pause between two tries, and the most tries that leaves room for: six while it doubles from 200 ms. */
const LONGEST = 5000;
const MOST = AWAY / LONGEST + 6;

let log: EventLog;
const closing: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  log = await openEmbeddedLog({ dir: ':memory:', gather: 0 });
  closing.push(log);
});
afterEach(async () => {
  for (const part of closing.splice(0).toReversed()) await part.close();
  jest.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let at = 0; at < 10; at += 1) await new Promise(setImmediate);
}

/** Documents that can be away: all that is asked of them fails then. */
async function shakyDocuments() {
  const documents = await openEmbeddedDocuments({ dir: ':memory:' });
  closing.push(documents);
  const state = { isAway: false, asked: 0 };
  const reach = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (!state.isAway) return ask();
    state.asked += 1;
    throw new StoreUnavailable('gone');
  };
  const shaky: Documents = {
    declare: (...asked) => reach(() => documents.declare(...asked)),
    get: (...asked) => reach(() => documents.get(...asked)),
    getMany: (...asked) => reach(() => documents.getMany(...asked)),
    find: (...asked) => reach(() => documents.find(...asked)),
    apply: (batch) => reach(() => documents.apply(batch)),
    checkpoint: (name) => reach(() => documents.checkpoint(name)),
    drop: (...asked) => reach(() => documents.drop(...asked)),
    close: () => documents.close(),
  };
  return { documents: shaky, state };
}

const open = (stall: number) =>
  record(log, [
    {
      stream: `stall-${stall}`,
      event: { type: 'StallOpened', data: { companyId: 'company-1', name: `Stall ${stall}` } },
      companyId: 'company-1',
    },
  ]);

describe('a projector whose store is away for ten minutes', () => {
  test('tries at capped intervals, says so, and catches up by itself when it is back', async () => {
    const { documents, state } = await shakyDocuments();
    const reports: { readonly at: number; readonly error: unknown }[] = [];
    const projector = await Projector.start({
      log,
      documents,
      views: fairViews,
      fence: 1,
      grace: 10_000,
      report: (error) => reports.push({ at: Date.now(), error }),
    });
    closing.push(projector);
    await open(0);
    while (projector.reached() < 1) await new Promise(setImmediate);

    state.isAway = true;
    for (let stall = 1; stall <= AWAY / STEP; stall += 1) {
      await open(stall); // recording goes on
      await pass(STEP);
      expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
    }
    expect(projector.reached()).toBe(1);
    expect(reports.every(({ error }) => error instanceof StoreUnavailable)).toBe(true);
    expect(reports.length).toBeLessThanOrEqual(MOST);
    expect(reports.length).toBeGreaterThanOrEqual(AWAY / LONGEST);
    const gaps = reports.slice(1).map(({ at }, place) => at - (reports[place]?.at ?? at));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(LONGEST);
    expect(state.asked).toBeLessThanOrEqual(2 * MOST); // a try ends with the first thing that fails

    state.isAway = false;
    const told = reports.length;
    const head = await log.head();
    const waited = projector.waitFor(head, AWAY);
    await pass(LONGEST);
    while (projector.reached() < head) await new Promise(setImmediate);
    expect([await waited, reports.length]).toEqual([true, told]);
    const rows = activeDocuments(documents, projector);
    for (let stall = 0; stall < head; stall += 1)
      expect((await rows.get<Stall>(stallView, `${stall}`))?.row.name).toBe(`Stall ${stall}`);
    expect((await rows.find<Stall>(stallView, { index: 'all', limit: 1 })).total).toBe(head);
  });

  test('while it builds them anew switches to rows in which nothing is left out', async () => {
    const { documents, state } = await shakyDocuments();
    const reports: unknown[] = [];
    for (let stall = 0; stall < 20; stall += 1) await open(stall);
    const views = fairViews;
    const report = (error: unknown) => reports.push(error);
    const projector = await Projector.start({ log, documents, views, report, page: 2 });
    closing.push(projector);
    while (projector.reached() < 20) await new Promise(setImmediate);
    const before = projector.collection('stall').name;
    const rebuilt = projector.rebuild(null, {
      onProgress: ({ percent }) => {
        if (percent >= 50 && reports.length === 0) state.isAway = true;
      },
    });
    rebuilt.catch(() => undefined); // awaited below
    while (!state.isAway) await new Promise(setImmediate);
    for (let passed = 0; passed < AWAY; passed += STEP) {
      await pass(STEP);
      expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
    }
    expect(projector.collection('stall').name).toBe(before);
    expect(reports.length).toBeGreaterThanOrEqual(AWAY / LONGEST);
    expect(reports.length).toBeLessThanOrEqual(MOST);
    state.isAway = false;
    await pass(LONGEST);
    await rebuilt;
    expect(projector.collection('stall').name).not.toBe(before);
    const rows = activeDocuments(documents, projector);
    expect((await rows.find<Stall>(stallView, { index: 'all', limit: 1 })).total).toBe(20);
  });
});

test('a view that is built anew holds up nobody who waits for another', async () => {
  const store = await openEmbeddedDocuments({ dir: ':memory:' });
  closing.push(store);
  const head = await open(1);
  const start = async (views: readonly AnyView[], documents: Documents): Promise<Projector> => {
    const projector = await Projector.start({ log, documents, views, report: () => undefined });
    closing.push(projector);
    return projector;
  };
  const before = await start(fairViews, store);
  expect(await before.waitFor(head, AWAY)).toBe(true);
  await before.close();
  const indexed = Promise.withResolvers<void>();
  const slow: Documents = {
    ...store,
    async declare(collection, indexes) {
      if (collection.name.startsWith('sweep') && indexes === undefined) await indexed.promise;
      await store.declare(collection, indexes);
    },
  };
  const newer = fairViews.map((view) => (view.name === 'sweep' ? { ...view, version: 2 } : view));
  const projector = await start(newer, slow);
  const next = await open(2);
  const all = projector.waitFor(next, AWAY);
  expect(await projector.waitFor(next, AWAY, 'stall')).toBe(true);
  expect([projector.reached('stall'), projector.reached('sweep')]).toEqual([next, head]);
  indexed.resolve();
  expect(await all).toBe(true);
});
