import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { StoredEvent } from '@terroir/events';
import { newEvent } from '../log/event-log.contract.ts';
import { openEventStoreLog, type EventStoreLogOptions } from './event-log.eventstoredb.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import { EventStoreDouble } from '../doubles/event-store-double.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';
import { faultProxy, type FaultProxy } from '../doubles/fault-proxy.ts';

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 60_000;
/** For tests that wait until it has passed, and for all others, however busy the machine is; in milliseconds. */
const HASTY = 400;
const PATIENT = 30_000;

let double: EventStoreDouble;
let proxy: FaultProxy;
let log: EventLog;
const logs: EventLog[] = [];

async function open(port: number, deadline = PATIENT, options: Partial<EventStoreLogOptions> = {}): Promise<EventLog> {
  const url = `esdb://127.0.0.1:${port}?tls=false`;
  const opened = await openEventStoreLog({ url, pause: 1, deadline, report: () => undefined, ...options });
  logs.push(opened);
  return opened;
}

beforeEach(async () => {
  double = await new EventStoreDouble().start();
  proxy = await faultProxy(double.port);
  log = await open(proxy.port);
});
afterEach(async () => {
  await Promise.all(logs.splice(0).map((opened) => opened.close()));
  await proxy.close();
  double.stop();
});

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
/** Tries an append again until the store answers; whatever else goes wrong is thrown. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
}
const ours = () => double.log.filter(({ stream }) => stream.startsWith('terroir.'));
const sound = async () => {
  let last;
  for await (const checked of verifyEventStoreLog({ url: double.url })) last = checked;
  return last?.events;
};

/** Follows a log; `until` resolves once so many events have arrived. */
function follow(from: EventLog, after = 0) {
  const events: StoredEvent[] = [];
  let arrived: () => void = () => undefined;
  const subscription = from.subscribe(after, async (batch) => {
    events.push(...batch);
    arrived();
  });
  return {
    events,
    close: () => subscription.close(),
    until: async (count: number) => {
      while (events.length < count) await new Promise<void>((resolve) => (arrived = resolve));
    },
  };
}

/** Waits for something that other events bring about, turn by turn. */
async function condition(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}

describe('a store that is away', () => {
  test('is StoreUnavailable for appends and reads, and the first call after its return works', async () => {
    await log.append('input-1', 'absent', [newEvent()]);
    for (let outage = 0; outage < 3; outage += 1) {
      await proxy.refuse();
      for (const work of [
        log.append('input-1', 'any', [newEvent()]),
        log.append('input-2', 'absent', [newEvent()]),
        log.readStream('input-1'),
        log.readAll(0, 10),
        log.head(),
      ])
        expect(await failure(work)).toBeInstanceOf(StoreUnavailable);
      await proxy.accept();
      expect(await log.append('input-1', outage, [newEvent()])).toMatchObject({ revision: outage + 1 });
    }
    expect(await log.readStream('input-1')).toHaveLength(4);
    expect(await log.readStream('input-2')).toEqual([]);
  });

  test('need not be there when the log is opened', async () => {
    await proxy.refuse();
    const early = await open(proxy.port);
    const following = follow(early);
    expect(await failure(early.head())).toBeInstanceOf(StoreUnavailable);
    await proxy.accept();
    await early.append('input-1', 'absent', [newEvent()]);
    await following.until(1);
  });

  test('comes back with what it had, and subscriptions go on by themselves', async () => {
    const following = follow(log);
    await log.append('input-1', 'absent', [newEvent()]);
    await following.until(1);
    double.stop();
    expect(await failure(log.append('input-1', 0, [newEvent()]))).toBeInstanceOf(StoreUnavailable);
    await double.start();
    await log.append('input-1', 0, [newEvent()]);
    await following.until(2);
    expect(following.events).toEqual(await log.readAll(0, 10));
  });

  test('is followed again as soon as any call succeeds, whatever pause a subscription has come to', async () => {
    const lost = Promise.withResolvers<void>();
    const patient = await open(proxy.port, PATIENT, { pause: 600_000, report: () => lost.resolve() });
    await proxy.refuse();
    const following = follow(patient);
    await lost.promise;
    await proxy.accept();
    await persist(() => patient.append('input-1', 'absent', [newEvent()]));
    await following.until(1);
  });

  test('closes its log at once, also while a subscription waits for its return', async () => {
    follow(log);
    await condition(() => double.subscriptions === 1);
    await proxy.refuse();
    await log.close();
    expect(await failure(log.head())).toBeInstanceOf(StoreUnavailable);
  });
});

describe('an append without an answer', () => {
  test.each([['refused'], ['answer lost'], ['silent'], ['done and silent'], ['not leader']] as const)(
    'lands once (%s)',
    async (fault) => {
      await log.append('input-1', 'absent', [newEvent()]);
      const hasty = fault.endsWith('silent') ? await open(proxy.port, HASTY) : log;
      const events = [newEvent(), newEvent()];
      double.fail('append', fault);
      const appended = await persist(() => hasty.append('input-1', 0, events));
      const stored = await log.readStream('input-1');
      expect(stored).toHaveLength(3);
      expect(appended).toEqual({ revision: 2, position: stored.at(-1)?.position });
      await log.append('input-1', 2, [newEvent()]);
      expect(await sound()).toBe(4);
    },
  );

  test.each([['answer lost'], ['done and silent']] as const)(
    'is StoreUnavailable when it is asked twice in vain, and lands once when it is tried again (%s)',
    async (fault) => {
      const hasty = await open(proxy.port, HASTY);
      await persist(() => hasty.head());
      double.fail('append', fault, fault);
      const event = newEvent({ notes: 'Compost' });
      expect(await failure(hasty.append('input-1', 'absent', [event]))).toBeInstanceOf(StoreUnavailable);
      // Personal data are encrypted anew for each attempt: the same id, other bytes.
      const again = { ...event, data: { notes: 'chiffré' } };
      const appended = await persist(() => hasty.append('input-1', 'absent', [again]));
      const stored = await log.readStream('input-1');
      expect(stored.map(({ data }) => data)).toEqual([{ notes: 'Compost' }]);
      expect(appended).toEqual({ revision: 0, position: stored[0]?.position });
      const next = newEvent();
      await persist(() => hasty.append('input-1', 0, [next]));
      expect(await sound()).toBe(2); // the next one is chained to what the store has
    },
  );

  test('that is tried again on another revision is found where it landed', async () => {
    await log.append('input-1', 'absent', [newEvent()]);
    double.fail('append', 'answer lost', 'answer lost');
    const event = newEvent();
    expect(await failure(log.append('input-1', 0, [event]))).toBeInstanceOf(StoreUnavailable);
    expect(await log.append('input-1', 1, [event])).toMatchObject({ revision: 1 });
    await log.append('input-1', 1, [newEvent(), newEvent()]);
    expect(await log.append('input-1', 3, [event])).toMatchObject({ revision: 1 });
    expect(await log.append('input-1', 'any', [event])).toMatchObject({ revision: 1 });
    expect(ours()).toHaveLength(4);
  });

  test('keeps no other append waiting longer than it waits itself', async () => {
    const hasty = await open(proxy.port, HASTY);
    double.fail('append', 'silent', 'silent');
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => failure(hasty.append('input-1', 'any', [newEvent()]))),
    );
    for (const outcome of outcomes) expect(outcome).toBeInstanceOf(StoreUnavailable);
    expect(ours()).toEqual([]);
    expect(await log.append('input-1', 'any', [newEvent()])).toMatchObject({ revision: 0 });
  });
});

describe('a bad line', () => {
  test('that swallows everything is StoreUnavailable, and what was held back lands once', async () => {
    await log.append('input-1', 'absent', [newEvent()]);
    const hasty = await open(proxy.port, HASTY);
    await persist(() => hasty.head());
    proxy.hold();
    const event = newEvent();
    expect(await failure(hasty.append('input-1', 0, [event]))).toBeInstanceOf(StoreUnavailable);
    expect(await failure(hasty.readStream('input-1'))).toBeInstanceOf(StoreUnavailable);
    proxy.release();
    expect(await persist(() => hasty.append('input-1', 0, [event]))).toMatchObject({ revision: 1 });
    await log.append('input-1', 1, [newEvent()]);
    expect(ours()).toHaveLength(3);
    expect(await sound()).toBe(3);
  });

  test.each(['up', 'down'] as const)('that is half-closed (%s) loses and repeats nothing', async (direction) => {
    const following = follow(log);
    await log.append('input-1', 'absent', [newEvent()]);
    await following.until(1);
    proxy.halfClose(direction);
    await condition(() => double.subscriptions === 0);
    // The append may meet the half-closed line; trying it again with the same id is safe.
    const event = newEvent();
    await persist(() => log.append('input-1', 0, [event]));
    await following.until(2);
    expect(following.events).toEqual(await log.readAll(0, 10));
    expect(ours()).toHaveLength(2);
  });

  test('that is slow only takes longer', async () => {
    proxy.delay(5);
    const following = follow(log);
    await log.append('input-1', 'absent', [newEvent()]);
    await log.append('input-1', 0, [newEvent()]);
    await following.until(2);
    expect(following.events.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  test(
    'may be cut anywhere, as often as it likes: appends land once, a subscription hands over each event once, in order',
    async () => {
      let run = 0;
      const cuts = fc.array(
        fc.record({
          bytes: fc.integer({ min: 1, max: 4000 }),
          direction: fc.constantFrom('up' as const, 'down' as const),
        }),
        { minLength: 1, maxLength: 5 },
      );
      await fc.assert(
        fc.asyncProperty(cuts, async (planned) => {
          run += 1;
          const start = await persist(() => log.head());
          const first = ours().length;
          const following = follow(log, start);
          let cutting = Promise.resolve();
          for (const { bytes, direction } of planned)
            cutting = cutting.then(() => Promise.race([proxy.cutAfter(bytes, direction), done.promise]));
          const done = Promise.withResolvers<void>();
          for (let at = -1; at < 30; at += 1) {
            const event = newEvent({ at });
            const expected = at < 0 ? 'absent' : at;
            await persist(() => log.append(`input-${run}`, expected, [event]));
          }
          await following.until(31);
          done.resolve();
          await cutting;
          await following.close();
          const written = ours().slice(first);
          expect(written).toHaveLength(31);
          expect(following.events.map(({ id }) => id)).toEqual(written.map(({ id }) => id));
        }),
        { numRuns: 15 },
      );
      expect(await sound()).toBe(run * 31);
    },
    SLOW,
  );
});

describe('a subscription', () => {
  test.each([
    ['by an error', status.ABORTED],
    ['as if there were nothing more', null],
  ])('that the store ends %s is opened again after the last event handed over', async (_, code) => {
    const following = follow(log);
    for (let at = 0; at < 5; at += 1) {
      await condition(() => double.subscriptions === 1);
      double.dropSubscriptions(code);
      await log.append('input-1', at === 0 ? 'absent' : at - 1, [newEvent()]);
      await following.until(at + 1);
    }
    expect(following.events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
  });

  test('hands the same batch over again when the callback fails, also when the line is cut meanwhile', async () => {
    await log.append('input-1', 'absent', [newEvent(), newEvent()]);
    const seen: string[][] = [];
    const enough = Promise.withResolvers<void>();
    log.subscribe(0, async (events) => {
      seen.push(events.map(({ id }) => id));
      if (seen.length === 1) proxy.cut();
      if (seen.length < 3) throw new Error('the reader is not ready');
      enough.resolve();
    });
    await enough.promise;
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    expect(seen[0]).toHaveLength(2);
  });

  test(
    'takes no more from the store than it has room for while a callback is under way',
    async () => {
      const total = 4000;
      const notes = 'x'.repeat(2000);
      for (let at = 0; at < total; at += 400)
        await log.append(
          'input-1',
          'any',
          Array.from({ length: 400 }, () => newEvent({ notes })),
        );
      const held = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const all = Promise.withResolvers<void>();
      const revisions: number[] = [];
      log.subscribe(0, async (events) => {
        begun.resolve();
        await held.promise;
        revisions.push(...events.map(({ revision }) => revision));
        if (revisions.length === total) all.resolve();
      });
      await begun.promise;
      let last = -1;
      for (let quiet = 0; quiet < 50; quiet += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (double.sent !== last) quiet = 0;
        last = double.sent;
      }
      expect(double.sent).toBeLessThan(total);
      held.resolve();
      await all.promise;
      expect(revisions).toEqual(Array.from({ length: total }, (_, revision) => revision));
    },
    SLOW,
  );
});
