import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { declared, first, keys, put, second, states, told, ware } from './documents.faults.fixture.ts';
import { openMongoDocuments } from '../mongodb/documents.mongodb.ts';
import { OlderFence, type Batch } from './documents.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { everything, fairViews, happenings, record } from '../projection/fair.fixture.ts';
import { temporaryDatabases } from '../mongodb/mongo.contract.ts';
import type { Mongo } from '../mongodb/mongo.ts';
import { Projector } from '../projection/projector.ts';

const SLOW = 240_000;
const LONG = 60_000;
const databases = temporaryDatabases();

/** The engine as seen by a process to which something happens before (or after) its n-th call. */
function interrupted(mongo: Mongo, calls: number, happens: () => Promise<void>, landed: boolean): Mongo {
  let left = calls;
  const through =
    <Argument>(run: (work: (argument: Argument) => Promise<unknown>) => Promise<unknown>) =>
    async (work: (argument: Argument) => Promise<unknown>) => {
      left -= 1;
      const now = left < 0;
      if (now && !landed) await happens();
      const answer = await run(work);
      if (now && landed) await happens();
      return answer;
    };
  return {
    ...mongo,
    run: through<void>((work) => mongo.run(() => work())) as Mongo['run'],
    runLong: through((work) => mongo.runLong(work)) as Mongo['runLong'],
  };
}

describe('a process that dies between any two calls', () => {
  test(
    'has landed a batch whole or not at all for whoever comes next, and the batch once more changes nothing',
    async () => {
      const [before, after] = await states(await databases.open());
      const seen = new Set<string>();
      for (const landed of [false, true])
        for (let calls = 0, died = true; died; calls += 1) {
          const mongo = await databases.open();
          const documents = await declared(openMongoDocuments(mongo));
          await documents.apply(first);
          const death = () => Promise.reject(new StoreUnavailable('Killed'));
          const mortal = openMongoDocuments(interrupted(mongo, calls, death, landed));
          died = await mortal.apply(second).then(
            () => false,
            () => true,
          );
          const next = await declared(openMongoDocuments(mongo));
          const found = await told(next);
          expect([before, after]).toContain(found);
          seen.add(found);
          await next.apply(second);
          await next.apply(second);
          expect(await told(next)).toBe(after);
          await mongo.close();
        }
      expect(seen.size).toBe(2);
    },
    SLOW,
  );

  test(
    'has landed a batch of many parts whole or not at all as well',
    async () => {
      const puts = Array.from({ length: 2100 }, (_, nth) => put(ware, `many${nth}`, nth));
      const seen = new Set<number>();
      for (const calls of [0, 2, 4, 5, 7, 9]) {
        const mongo = await databases.open();
        await declared(openMongoDocuments(mongo));
        const death = () => Promise.reject(new StoreUnavailable('Killed'));
        const mortal = openMongoDocuments(interrupted(mongo, calls, death, true));
        const batch: Batch = { puts, removes: [], checkpoints: { p: 1 } };
        await expect(mortal.apply(batch)).rejects.toThrow(StoreUnavailable);
        const next = await declared(openMongoDocuments(mongo));
        const { total } = await next.find(ware, { index: 'price', limit: 1 });
        expect([total, await next.checkpoint('p')]).toEqual(total === 0 ? [0, 0] : [2100, 1]);
        seen.add(total);
        await next.apply(batch);
        expect((await next.find(ware, { index: 'price', limit: 1 })).total).toBe(2100);
        await mongo.close();
      }
      expect(seen.size).toBe(2);
    },
    SLOW,
  );

  test(
    'loses and repeats nothing of views and history, in any story',
    async () => {
      const lives = fc.array(
        fc.record({ story: happenings(20), calls: fc.integer({ min: 20, max: 260 }), landed: fc.boolean() }),
        { minLength: 1, maxLength: 4 },
      );
      await fc.assert(
        fc.asyncProperty(lives, fc.integer({ min: 1, max: 20 }), async (drawn, page) => {
          const log = await openEmbeddedLog({ dir: ':memory:' });
          const [mongo, other] = [await databases.open(), await databases.open()];
          const options = { log, views: fairViews, page, pause: 1, report: () => undefined };
          for (const { story, calls, landed } of drawn) {
            const died = Promise.withResolvers<undefined>();
            const death = () => {
              died.resolve(undefined);
              return Promise.reject(new StoreUnavailable('Killed'));
            };
            const documents = openMongoDocuments(interrupted(mongo, calls, death, landed));
            const projector = await Projector.start({ ...options, documents }).catch((error: unknown) => {
              expect(error).toEqual(new StoreUnavailable('Killed'));
              return null;
            });
            const head = await record(log, story);
            await Promise.race([died.promise, projector?.waitFor(head, LONG)]);
            await projector?.close();
          }
          const rows = await Promise.all(
            [mongo, other].map(async (each) => {
              const documents = openMongoDocuments(each);
              const projector = await Projector.start({ ...options, documents });
              expect(await projector.waitFor(await log.head(), LONG)).toBe(true);
              const found = await everything(documents, projector);
              await projector.close();
              await each.close();
              return found;
            }),
          );
          expect(rows[0]).toEqual(rows[1]);
          await log.close();
        }),
        { numRuns: 12 },
      );
    },
    SLOW,
  );
});

/** A process that falls asleep when it comes to `sleep`, until it is woken. */
function sleeping() {
  const [asleep, awake] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  return {
    asleep: asleep.promise,
    wake: () => awake.resolve(undefined),
    sleep: () => {
      asleep.resolve(undefined);
      return awake.promise;
    },
  };
}

describe('a process that is paused between any two calls, or is not alone', () => {
  test(
    'changes nothing once another has gone on under a newer lease',
    async () => {
      for (let calls = 0, paused = true; paused; calls += 1) {
        const mongo = await databases.open();
        const documents = await declared(openMongoDocuments(mongo));
        await documents.apply(first);
        const { asleep, sleep, wake } = sleeping();
        const slow = openMongoDocuments(interrupted(mongo, calls, sleep, false));
        const applied = slow.apply(second).then(
          () => 'landed',
          (error: unknown) => error,
        );
        paused = (await Promise.race([asleep, applied])) === undefined;
        const next = await declared(openMongoDocuments(mongo));
        await next.apply({ puts: [], removes: [], checkpoints: {}, fence: 2 });
        await next.apply({ ...second, fence: 2 });
        const third = keys.slice(2, 10).map((key) => (Number(key.slice(1)) % 2 === 0 ? key : `${key}!`));
        await next.apply({
          puts: third.map((key) => put(ware, key, 3)),
          removes: keys.slice(8).map((key) => ({ collection: ware, key })),
          checkpoints: { p: 3 },
          fence: 2,
        });
        const found = await told(next);
        wake();
        const outcome = await applied;
        if (outcome !== 'landed') expect(outcome).toBeInstanceOf(OlderFence);
        expect(await told(next)).toBe(found);
        await expect(slow.apply({ ...second, checkpoints: { p: 4 } })).rejects.toThrow(OlderFence);
        await mongo.close();
      }
    },
    SLOW,
  );

  test(
    'changes nothing when so many batches went by that the number it was about to take is free again',
    async () => {
      for (let calls = 0; calls < 3; calls += 1) {
        const mongo = await databases.open();
        const documents = await declared(openMongoDocuments(mongo));
        await documents.apply(first);
        const { asleep, sleep, wake } = sleeping();
        const applied = openMongoDocuments(interrupted(mongo, calls, sleep, false)).apply({ ...second, fence: 1 });
        const outcome = expect(applied).rejects.toThrow(OlderFence);
        await asleep;
        const next = await declared(openMongoDocuments(mongo));
        for (let batch = 3; batch < 160; batch += 1)
          await next.apply({ puts: [put(ware, 'k0', batch)], removes: [], checkpoints: { p: batch }, fence: 2 });
        const found = await told(next);
        wake();
        await outcome;
        expect(await told(next)).toBe(found);
        await next.apply({ puts: [], removes: [], checkpoints: { p: 160 }, fence: 2 });
        expect(await told(await declared(openMongoDocuments(mongo)))).toBe(found.replace('| 159', '| 160'));
        await mongo.close();
      }
    },
    SLOW,
  );

  test.each(['only read', 'written under an earlier lease'])(
    'lands its first batch under a new lease at once, however many went by since it has %s',
    async (did) => {
      const mongo = await databases.open();
      const leader = await declared(openMongoDocuments(mongo));
      await leader.apply(first);
      const standby = await declared(openMongoDocuments(mongo));
      if (did !== 'only read') await standby.apply({ puts: [], removes: [], checkpoints: {}, fence: 2 });
      for (let batch = 3; batch < 160; batch += 1)
        await leader.apply({ puts: [put(ware, 'k0', batch)], removes: [], checkpoints: { p: batch }, fence: 3 });
      await standby.apply({ puts: [], removes: [], checkpoints: {}, fence: 4 });
      await standby.apply({ puts: [put(ware, 'k0', 160)], removes: [], checkpoints: { p: 160 }, fence: 4 });
      expect(await told(standby)).toMatch(/k0=160 .*160$/);
      await expect(leader.apply({ ...second, checkpoints: { p: 161 }, fence: 3 })).rejects.toThrow(OlderFence);
    },
    SLOW,
  );

  test('lands every batch', async () => {
    const mongo = await databases.open();
    const both = [openMongoDocuments(mongo), openMongoDocuments(mongo)];
    for (const documents of both) await declared(documents);
    await Promise.all(
      both.flatMap((documents, nth) =>
        Array.from({ length: 10 }, (_, at) =>
          documents.apply({ puts: [put(ware, `${nth} ${at}`, at)], removes: [], checkpoints: {}, fence: 1 }),
        ),
      ),
    );
    expect((await both[0]?.find(ware, { index: 'price', limit: 30 }))?.total).toBe(20);
  });
});
