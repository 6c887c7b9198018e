import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { StoredEvent } from '@terroir/events';
import { newEvent } from '../log/event-log.contract.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import { faultProxy, type FaultProxy } from '../doubles/fault-proxy.ts';
import { openEventStoreLog, type EventStoreLogOptions } from './event-log.eventstoredb.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';

/** A server of EventStoreDB for one test, real or doubled. */
export interface EventStoreServer {
  readonly place: { readonly host: string; readonly port: number };
  /** Its connection string, or the same through another port of the loopback. */
  url(port?: number): string;
  /** What our streams begin with: nothing stands there before the test. */
  readonly prefix: string;
  /** Resolves when the server has noticed that a subscriber is gone; at once where nobody can tell. */
  noticed(): Promise<void>;
  close(): Promise<void>;
}

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 60_000;
/** For tests that wait until it has passed, and for all others, however busy the machine is; in milliseconds. */
const HASTY = 400;
const PATIENT = 30_000;

export const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
/** Tries an append again until the store answers; whatever else goes wrong is thrown. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
}
/** Follows a log; `until` resolves once so many events have arrived. */
export function follow(from: EventLog, after = 0) {
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
export async function condition(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}

/** What the line between a log and its store may do: it is away, swallows, is slow, half closed or cut anywhere. */
export function lineContract(name: string, start: () => Promise<EventStoreServer>): void {
  let server: EventStoreServer;
  let proxy: FaultProxy;
  let log: EventLog;
  const logs: EventLog[] = [];

  async function open(
    port: number,
    deadline = PATIENT,
    options: Partial<EventStoreLogOptions> = {},
  ): Promise<EventLog> {
    const { prefix } = server;
    const opened = await openEventStoreLog({
      url: server.url(port),
      prefix,
      pause: 1,
      deadline,
      report: () => undefined,
      ...options,
    });
    logs.push(opened);
    return opened;
  }
  beforeEach(async () => {
    server = await start();
    proxy = await faultProxy(server.place);
    log = await open(proxy.port);
  });
  afterEach(async () => {
    await Promise.all(logs.splice(0).map((opened) => opened.close()));
    await proxy.close();
    await server.close();
  });

  const ours = () => log.readAll(0, 10_000);
  const sound = async () => {
    let last;
    for await (const checked of verifyEventStoreLog({ url: server.url(), prefix: server.prefix })) last = checked;
    return last?.events;
  };

  describe(`${name}: a store that is away`, () => {
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
      await proxy.refuse();
      expect(await failure(log.append('input-1', 0, [newEvent()]))).toBeInstanceOf(StoreUnavailable);
      await proxy.accept();
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
      const following = follow(log);
      await log.append('input-1', 'absent', [newEvent()]);
      await following.until(1);
      await proxy.refuse();
      await log.close();
      expect(await failure(log.head())).toBeInstanceOf(StoreUnavailable);
    });
  });

  describe(`${name}: a bad line`, () => {
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
      expect(await ours()).toHaveLength(3);
      expect(await sound()).toBe(3);
    });

    test.each(['up', 'down'] as const)('that is half-closed (%s) loses and repeats nothing', async (direction) => {
      const following = follow(log);
      await log.append('input-1', 'absent', [newEvent()]);
      await following.until(1);
      proxy.halfClose(direction);
      await server.noticed();
      // The append may meet the half-closed line; trying it again with the same id is safe.
      const event = newEvent();
      await persist(() => log.append('input-1', 0, [event]));
      await following.until(2);
      expect(following.events).toEqual(await log.readAll(0, 10));
      expect(await ours()).toHaveLength(2);
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
            const first = (await persist(ours)).length;
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
            const written = (await persist(ours)).slice(first);
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

  describe(`${name}: a subscription`, () => {
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
  });
}
