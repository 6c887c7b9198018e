import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activeDocuments } from './active.ts';
import { openAsOf } from './as-of.ts';
import { BY_KEY, pastOf, type Collection, type Documents } from '../documents/documents.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import {
  bringing,
  everything,
  fairViews,
  happenings,
  instantOf,
  moving,
  opening,
  plainly,
  pricing,
  record,
  stallView,
  wareView,
  type Everything,
} from './fair.fixture.ts';
import { HISTORY } from './history.ts';
import { Projector, type ProjectorOptions } from './projector.ts';
import { tallyOf } from '../tally/tally.ts';

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 180_000;
const LONG = 60_000;

/** What a projector promises on a keeper of read models, tried on so many stories. */
export function projectionContract(name: string, open: () => Promise<Documents>, stories: number): void {
  describe(`projection: ${name}`, () => {
    let log: EventLog;
    const opened: { close(): Promise<void> }[] = [];
    beforeEach(async () => {
      log = await openEmbeddedLog({ dir: ':memory:' });
    });
    afterEach(async () => {
      for (const each of opened.splice(0).reverse()) await each.close();
      await log.close();
    });

    const kept = <T extends { close(): Promise<void> }>(each: T): T => {
      opened.push(each);
      return each;
    };
    const start = async (documents: Documents, more: Partial<ProjectorOptions> = {}) =>
      kept(await Projector.start({ log, documents, views: fairViews, pause: 1, report: () => undefined, ...more }));
    const upTo = async (projector: Projector, position: number) =>
      expect(await projector.waitFor(position, LONG)).toBe(true);

    /** The rows of a projector that had all the time in the world. */
    async function fromScratch(): Promise<Everything> {
      const documents = await open();
      const projector = await Projector.start({ log, documents, views: fairViews });
      await upTo(projector, await log.head());
      const rows = await everything(documents, projector);
      await projector.close();
      await documents.close();
      return rows;
    }

    test('follows the log: the past, what comes, and after a restart what came meanwhile', async () => {
      const documents = kept(await open());
      await record(log, [opening, bringing]);
      const first = await start(documents);
      await upTo(first, 2);
      await record(log, [moving]);
      await upTo(first, 3);
      const reads = activeDocuments(documents, first);
      expect((await reads.get(wareView, 's0.0'))?.row).toMatchObject({ aisle: 4 });
      await first.close();
      await record(log, [pricing(7)]);
      const second = await start(documents);
      await upTo(second, 4);
      expect(await activeDocuments(documents, second).get(wareView, 's0.0')).toMatchObject({
        row: { cents: 7 },
        position: 4,
      });
    });

    test(
      'makes of any story the same rows page by page, event by event, and when everything comes twice',
      async () => {
        await fc.assert(
          fc.asyncProperty(happenings(60), fc.integer({ min: 1, max: 7 }), async (story, page) => {
            const own = await openEmbeddedLog({ dir: ':memory:' });
            const [whole, live, twice] = [await open(), await open(), await open()];
            const following = await Projector.start({ log: own, documents: live, views: fairViews, page, rows: 2 });
            const hearing = await Projector.start({ log: repeating(own), documents: twice, views: fairViews, page });
            const head = await record(own, story);
            const catching = await Projector.start({ log: own, documents: whole, views: fairViews });
            for (const projector of [following, catching, hearing]) await upTo(projector, head);
            const rows = await everything(whole, catching);
            expect(bare(rows)).toEqual(plainly(await own.readAll(0, 1000)));
            expect(await everything(live, following)).toEqual(rows);
            expect(await everything(twice, hearing)).toEqual(rows);
            for (const each of [following, catching, hearing, whole, live, twice, own]) await each.close();
          }),
          { numRuns: stories },
        );
      },
      SLOW,
    );

    test(
      'loses and repeats nothing when it is killed between any two steps',
      async () => {
        const lives = fc.array(
          fc.record({ story: happenings(25), writes: fc.integer({ min: 5, max: 25 }), written: fc.boolean() }),
          { minLength: 1, maxLength: 6 },
        );
        await fc.assert(
          fc.asyncProperty(lives, fc.integer({ min: 1, max: 30 }), async (drawn, page) => {
            await log.close();
            log = await openEmbeddedLog({ dir: ':memory:' });
            const documents = await open();
            for (const { story, writes, written } of drawn) {
              const { mortal, died } = killedAfter(documents, writes, written);
              const life = { log, documents: mortal, views: fairViews, page, report: () => undefined, pause: 1 };
              const projector = await Projector.start(life).catch(killed);
              const head = await record(log, story);
              await Promise.race([died, projector?.waitFor(head, LONG)]);
              await projector?.close();
            }
            const survivor = await Projector.start({ log, documents, views: fairViews, page });
            await upTo(survivor, await log.head());
            expect(await everything(documents, survivor)).toEqual(await fromScratch());
            await survivor.close();
            await documents.close();
          }),
          { numRuns: stories },
        );
      },
      SLOW,
    );

    test('goes on by itself when the store could not write for a while', async () => {
      const documents = kept(await open());
      let failing = false;
      const reported: unknown[] = [];
      const shaky = replaced(documents, {
        apply: (batch) => (failing ? Promise.reject(new StoreUnavailable('The disk is full')) : documents.apply(batch)),
      });
      const failed = Promise.withResolvers<undefined>();
      const projector = await start(shaky, {
        report: (error) => {
          reported.push(error);
          failed.resolve(undefined);
        },
      });
      await upTo(projector, await record(log, [opening]));
      failing = true;
      const head = await record(log, [bringing, moving]);
      await failed.promise;
      expect(projector.reached()).toBe(1);
      failing = false;
      await upTo(projector, head);
      expect(reported[0]).toBeInstanceOf(StoreUnavailable);
      expect(await everything(documents, projector)).toEqual(await fromScratch());
    });

    test('builds a new version beside the old one, which is read until the new one has caught up', async () => {
      const documents = kept(await open());
      await record(log, [opening, bringing]);
      const first = await start(documents);
      await upTo(first, 2);
      await first.close();
      const dearer = { ...wareView, version: 2, on: { ...wareView.on, WareBrought: () => ({ ...ware, cents: 1000 }) } };
      const gate = Promise.withResolvers<undefined>();
      let reading: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => {
        reading = resolve;
      });
      const slow = replaced(log, {
        async readAll(after, limit) {
          reading();
          await gate.promise;
          return log.readAll(after, limit);
        },
      });
      const second = await start(documents, { log: slow, views: [stallView, dearer] });
      const reads = activeDocuments(documents, second);
      await begun;
      expect((await reads.get(wareView, 's0.0'))?.row).toMatchObject({ cents: 3 });
      gate.resolve(undefined);
      const head = await record(log, [pricing(7)]);
      await upTo(second, head);
      expect((await reads.get(wareView, 's0.0'))?.row).toMatchObject({ cents: 7 });
      await upTo(second, await record(log, [{ ...bringing, stream: 'ware-s0.1' }]));
      expect((await reads.get(wareView, 's0.1'))?.row).toMatchObject({ cents: 1000 });
    });

    test('rebuilds on demand, telling how far it is, while reads and news go on', async () => {
      const documents = kept(await open());
      const projector = await start(documents, { page: 2 });
      await upTo(projector, await record(log, [opening, bringing, moving, pricing(7), bringing]));
      // A row that no event explains: what a rebuild is for.
      const collection = projector.collection('ware');
      await documents.apply({
        puts: [{ collection, document: { key: 'ghost', row: ware, revision: 0, position: 1 } }],
        removes: [],
        checkpoints: {},
      });
      const reads = activeDocuments(documents, projector);
      expect(await reads.get(wareView, 'ghost')).not.toBeNull();
      const told: number[] = [];
      const rebuilt = projector.rebuild('ware', { onProgress: ({ percent }) => told.push(percent) });
      const head = await record(log, [{ ...bringing, stream: 'ware-s0.2' }]);
      expect(await reads.get(wareView, 's0.0')).not.toBeNull();
      await rebuilt;
      await upTo(projector, head);
      expect(await reads.get(wareView, 'ghost')).toBeNull();
      expect(await reads.get(wareView, 's0.2')).not.toBeNull();
      expect(told.at(-1)).toBe(100);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      await projector.rebuild(null);
      expect(await everything(documents, projector)).toEqual(await fromScratch());
    });

    test('drops a rebuild that is called off, and reads go on from the old rows', async () => {
      const documents = kept(await open());
      const projector = await start(documents, { page: 1 });
      await upTo(projector, await record(log, [opening, bringing, moving, pricing(7)]));
      const before = projector.collection('ware');
      const calledOff = new AbortController();
      const reason = new Error('Never mind');
      const rebuilt = projector.rebuild('ware', {
        signal: calledOff.signal,
        onProgress: () => calledOff.abort(reason),
      });
      await expect(rebuilt).rejects.toBe(reason);
      expect(projector.collection('ware')).toEqual(before);
      await upTo(projector, await record(log, [pricing(8)]));
      expect((await activeDocuments(documents, projector).get(wareView, 's0.0'))?.row).toMatchObject({ cents: 8 });
      // Whoever was paused while it dropped the second build must not meet it again.
      await projector.rebuild('ware');
      expect(projector.collection('ware').name).toBe('ware__3');
    });

    test('keeps what rows were and what they add up to, through a rebuild, until their company is erased', async () => {
      const documents = kept(await open());
      const projector = await start(documents);
      const asOf = openAsOf({ documents, builds: projector });
      const total = async (of: Pick<Collection, 'name'>) => (await asOf.tally(of, 'company-0')).total;
      await upTo(projector, await record(log, [opening, bringing, pricing(7), moving, pricing(9)]));
      const cents = async (position: number) => {
        const query = { index: 'price', equals: { companyId: 'company-0' }, limit: 9 };
        const page = await asOf.page(wareView, 'company-0', instantOf(position), query);
        const { groups } = await asOf.tally(wareView, 'company-0', instantOf(position));
        expect(page.total).toBe(page.documents.length);
        const one = await asOf.one(wareView, 's0.0', instantOf(position));
        expect(one).toEqual(page.documents[0] ?? null);
        return [page.documents[0]?.row.cents, groups.get('s0')?.value];
      };
      const all = () => Promise.all([1, 2, 3, 4, 5].map(cents));
      const were = [
        [undefined, undefined],
        [3, 3],
        [7, 7],
        [7, 7],
        [9, 9],
      ];
      expect(await all()).toEqual(were);
      await projector.rebuild('ware');
      expect(await all()).toEqual(were);
      expect([await total(wareView), await total(HISTORY)]).toEqual([1, 6]);
      const erased = { type: 'AccountErased' as const, data: { accountId: 'company-0' } };
      const erasing = { stream: 'account-company-0', companyId: 'company-0', event: erased };
      await upTo(projector, await record(log, [erasing]));
      expect(await all()).toEqual(were.map(() => [undefined, undefined]));
      expect([await total(wareView), await total(HISTORY)]).toEqual([0, 0]);
      for (const name of ['stall', 'ware']) {
        const past = await documents.find(pastOf(projector.collection(name)), { index: BY_KEY, limit: 1 });
        const tally = await documents.find(tallyOf(projector.collection(name)), { index: BY_KEY, limit: 1 });
        expect([past.total, tally.total]).toEqual([0, 0]);
      }
    });

    test('tells who waits for a position when it is reached, and who waits in vain', async () => {
      const documents = kept(await open());
      const projector = await start(documents);
      const [early, never] = [projector.waitFor(2, LONG), projector.waitFor(3, 1)];
      await record(log, [opening, bringing]);
      expect([await early, await never]).toEqual([true, false]);
      expect(projector.waitFor(2, 0)).toBe(true);
      expect([projector.reached(), projector.reached('ware')]).toEqual([2, 2]);
    });

    test('projects under its lease, and not when another has taken over', async () => {
      const documents = kept(await open());
      const first = await start(documents, { fence: 1 });
      await upTo(first, await record(log, [opening]));
      const second = await start(documents, { fence: 2 });
      await upTo(second, await record(log, [bringing]));
      expect(await everything(documents, second)).toEqual(await fromScratch());
      await expect(documents.apply({ puts: [], removes: [], checkpoints: { late: 1 }, fence: 1 })).rejects.toThrow();
    });
  });
}

const ware = { companyId: 'company-0', stallId: 's0', name: 'Honey', cents: 3, aisle: null, moves: 0 };

/** The rows and revisions of the views, by key. */
const bare = ({ stall, ware: wares }: Everything) =>
  Object.fromEntries(
    Object.entries({ stall, ware: wares }).map(([view, documents = []]) => [
      view,
      Object.fromEntries(documents.map(({ key, row, revision }) => [key, { row, revision }])),
    ]),
  );

/** A port with some of its methods replaced. */
function replaced<Port extends object>(port: Port, some: Partial<Port>): Port {
  return new Proxy(port, {
    get(target, name) {
      if (Object.hasOwn(some, name)) return Reflect.get(some, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** None, where a process was killed while it started. */
function killed(error: unknown): null {
  expect(error).toEqual(new StoreUnavailable('Killed'));
  return null;
}

/** A keeper that dies with its process at the n-th write, just before or just after it. */
function killedAfter(documents: Documents, writes: number, written: boolean) {
  const death = Promise.withResolvers<undefined>();
  let left = writes;
  const mortal =
    <Args extends readonly unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      left -= 1;
      if (left === -1 && written) await write(...args);
      if (left < 0) {
        death.resolve(undefined);
        throw new StoreUnavailable('Killed');
      }
      return write(...args);
    };
  return {
    died: death.promise,
    mortal: replaced(documents, {
      declare: mortal((collection, indexes) => documents.declare(collection, indexes)),
      apply: mortal((batch) => documents.apply(batch)),
      drop: mortal((...dropped) => documents.drop(...dropped)),
    }),
  };
}

/** A log that hands every batch to its followers twice. */
function repeating(log: EventLog): EventLog {
  return replaced(log, {
    subscribe: (after, onEvents) =>
      log.subscribe(after, async (events) => {
        await onEvents(events);
        await onEvents(events);
      }),
  });
}
