import { afterEach, describe, expect, test } from '@jest/globals';
import { mongoCheckpoints } from './checkpoints.mongodb.ts';
import { openMongoDocuments } from './documents.mongodb.ts';
import { until } from '../doubles/until.ts';
import { OlderFence, type Documents } from '../documents/documents.ts';
import { newEvent } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import type { EventLog } from '../log/event-log.ts';
import { bringing, everything, fairViews, moving, opening, pricing, record } from '../projection/fair.fixture.ts';
import { mongoLeases } from './lease.mongodb.ts';
import type { Leases } from '../following/lease.ts';
import { temporaryDatabases } from './mongo.contract.ts';
import type { Mongo } from './mongo.ts';
import { Projector } from '../projection/projector.ts';
import { publishing, type OutwardMessage } from '../following/publisher.ts';
import { underLease } from '../following/under-lease.ts';

// A process that is paused knows nothing of it: its lease passes on, another one goes to work, and it wakes up amid its own.

const SLOW = 120_000;
const LONG = 60_000;
const databases = temporaryDatabases();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A place where a process falls asleep once it is armed, until it is woken. */
function sleep() {
  let armed = false;
  let asleep = false;
  let slept = false;
  const fallen = Promise.withResolvers<undefined>();
  const awake = Promise.withResolvers<undefined>();
  return {
    fallen: fallen.promise,
    arm: () => (armed = true),
    wake: () => awake.resolve(undefined),
    get hasSlept() {
      return slept;
    },
    /** Whatever else the process does sleeps with it. */
    async withIt() {
      if (asleep) await awake.promise;
    },
    async here() {
      if (!armed) return;
      armed = false;
      asleep = true;
      slept = true;
      fallen.resolve(undefined);
      await awake.promise;
      asleep = false;
    },
  };
}
type Sleep = ReturnType<typeof sleep>;

/** The documents of a process that falls asleep before it writes a batch, or before it drops; and what came of it after. */
function sleepy(documents: Documents, nap: Sleep, before: 'apply' | 'drop') {
  const outcomes: unknown[] = [];
  const told = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      if (nap.hasSlept) outcomes.push('written');
    } catch (error) {
      outcomes.push(error);
      throw error;
    }
  };
  const held: Documents = {
    ...documents,
    async apply(batch) {
      const isBatch = Object.keys(batch.checkpoints).length > 0;
      if (before === 'apply' && isBatch) await nap.here();
      await nap.withIt();
      await told(() => documents.apply(batch));
    },
    async drop(...dropped) {
      if (before === 'drop') await nap.here();
      await told(() => documents.drop(...dropped));
    },
  };
  return { held, outcomes };
}

/** A process that projects under the lease; `clock` is its own, in milliseconds. */
function projecting(holder: string, options: { log: EventLog; leases: Leases; documents: Documents }) {
  const begun = Promise.withResolvers<Projector>();
  const ended = Promise.withResolvers<undefined>();
  const told: unknown[] = [];
  const report = (error: unknown) => told.push(error);
  const work = underLease({
    leases: options.leases,
    name: 'projections',
    holder,
    milliseconds: 100,
    report,
    async begin(fence) {
      const projector = await Projector.start({ ...options, views: fairViews, fence, report, pause: 1 });
      begun.resolve(projector);
      return {
        async close() {
          await projector.close();
          ended.resolve(undefined);
        },
      };
    },
  });
  closing.push(() => work.close());
  return { projector: begun.promise, ended: ended.promise, told };
}

/** The first process at work and asleep as told, and what lets a second one take its lease over. */
async function asleepAt(before: 'apply' | 'drop', provoke: (log: EventLog, projector: Projector) => Promise<unknown>) {
  const mongo = await databases.open();
  const log = await openEmbeddedLog({ dir: ':memory:' });
  closing.push(() => log.close());
  const nap = sleep();
  const { held, outcomes } = sleepy(openMongoDocuments(mongo), nap, before);
  const leases = mongoLeases(mongo);
  const first = projecting('first', {
    log,
    documents: held,
    leases: {
      ...leases,
      async renew(...renewed) {
        await nap.withIt();
        return leases.renew(...renewed);
      },
    },
  });
  const projector = await first.projector;
  await reached(projector, await record(log, [opening, bringing]));
  nap.arm();
  const provoked = provoke(log, projector);
  await nap.fallen;
  let hours = 0;
  return {
    mongo,
    log,
    nap,
    outcomes,
    first,
    provoked,
    /** By the clock of the second process the lease of the first has stood still for an hour at each look. */
    second: (documents: Documents) =>
      projecting('second', { log, documents, leases: mongoLeases(mongo, { now: () => (hours += 3_600_000) }) }),
  };
}

async function reached(projector: Projector, position: number): Promise<void> {
  expect(await projector.waitFor(position, LONG)).toBe(true);
}

/** All rows, and the names of all batches that landed. */
async function standing(mongo: Mongo, projector: Projector) {
  const names = await mongo.rows('journal').find().sort({ _id: 1 }).toArray();
  return {
    rows: await everything(openMongoDocuments(mongo), projector),
    names: names.map(({ _id, name }) => [_id, name]),
  };
}

async function fromScratch(log: EventLog) {
  const documents = openMongoDocuments(await databases.open());
  const projector = await Projector.start({ log, documents, views: fairViews });
  await reached(projector, await log.head());
  const rows = await everything(documents, projector);
  await projector.close();
  return rows;
}

describe('a projector that was paused between taking a batch and writing it', () => {
  test(
    'writes nothing and ends once another has taken over and gone on',
    async () => {
      const { mongo, log, nap, outcomes, first, second } = await asleepAt('apply', (log) => record(log, [pricing(5)]));
      const next = await second(openMongoDocuments(mongo)).projector;
      await reached(next, await record(log, [pricing(6), moving]));
      const before = await standing(mongo, next);
      nap.wake();
      await first.ended;
      expect(outcomes).toEqual([expect.any(OlderFence)]);
      expect(first.told).toEqual([expect.any(OlderFence)]);
      expect(await standing(mongo, next)).toEqual(before);
      expect(before.rows).toEqual(await fromScratch(log));
    },
    SLOW,
  );

  test(
    'writes nothing either when the other one has only begun',
    async () => {
      const { mongo, log, nap, outcomes, first, second } = await asleepAt('apply', (log) => record(log, [pricing(5)]));
      const other = sleep();
      other.arm();
      const next = await second(sleepy(openMongoDocuments(mongo), other, 'apply').held).projector;
      await other.fallen;
      const before = await standing(mongo, next);
      nap.wake();
      await first.ended;
      expect(outcomes).toEqual([expect.any(OlderFence)]);
      expect(await standing(mongo, next)).toEqual(before);
      other.wake();
      await reached(next, await log.head());
      expect(await everything(openMongoDocuments(mongo), next)).toEqual(await fromScratch(log));
    },
    SLOW,
  );
});

describe('a projector that was paused before it dropped a build', () => {
  test(
    'drops nothing once another has taken over',
    async () => {
      const { mongo, log, nap, outcomes, first, provoked, second } = await asleepAt('drop', (_, projector) =>
        projector.rebuild(null),
      );
      await provoked; // what it drops is no longer read
      const next = await second(openMongoDocuments(mongo)).projector;
      await reached(next, await record(log, [pricing(6)]));
      await next.rebuild(null);
      const before = await everything(openMongoDocuments(mongo), next);
      nap.wake();
      await first.ended;
      const [drop, ...more] = outcomes; // it looks where things stand before it gives up
      expect([drop, ...more]).toEqual([expect.any(OlderFence), ...more.map(() => expect.any(OlderFence))]);
      expect(first.told).toEqual(outcomes);
      expect(await everything(openMongoDocuments(mongo), next)).toEqual(before);
      expect(before).toEqual(await fromScratch(log));
    },
    SLOW,
  );
});

describe('a publisher that was paused before the broker answered', () => {
  test(
    'does not take the checkpoint back',
    async () => {
      const checkpoints = mongoCheckpoints(await databases.open());
      const log = await openEmbeddedLog({ dir: ':memory:' });
      closing.push(() => log.close());
      await log.append('letters', 'any', [newEvent(), newEvent()]);
      const nap = sleep();
      const told: string[] = [];
      const start = async (who: string) => {
        const one = await publishing({
          name: 'outward',
          log,
          checkpoints,
          messageOf: ({ position }) => ({ key: String(position) }) as OutwardMessage,
          publisher: {
            async publish(messages) {
              if (who === 'first') await nap.here();
              told.push(...messages.map(({ key }) => `${who} ${key}`));
            },
            close: () => Promise.resolve(),
          },
        });
        closing.push(() => one.close());
        return one;
      };
      nap.arm();
      const first = await start('first');
      await nap.fallen;
      await log.append('letters', 'any', [newEvent(), newEvent()]);
      const second = await start('second');
      await settled(checkpoints, 4);
      nap.wake();
      await first.close(); // after what it has under way, and its checkpoint
      expect(told).toEqual(expect.arrayContaining(['first 1', 'first 2']));
      expect(await checkpoints.get('outward')).toBe(4);
      await second.close();
      const third = await start('third');
      expect(third.position).toBe(4);
      expect(told.some((one) => one.startsWith('third'))).toBe(false);
    },
    SLOW,
  );
});

async function settled(checkpoints: { get(name: string): Promise<number | null> }, position: number): Promise<void> {
  await until(async () => (await checkpoints.get('outward')) === position);
}
