import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { openEventStoreLog, type EventStoreLogOptions } from './event-log.eventstoredb.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import { EventStoreDouble } from '../doubles/event-store-double.ts';
import { killsContract } from './eventstore-kills.contract.ts';
import { condition, failure, follow, lineContract, persist } from './eventstore-line.contract.ts';
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

const ours = () => double.log.filter(({ stream }) => stream.startsWith('terroir.'));
const sound = async () => {
  let last;
  for await (const checked of verifyEventStoreLog({ url: double.url })) last = checked;
  return last?.events;
};

const doubled = async () => {
  const store = await new EventStoreDouble().start();
  return {
    place: { host: '127.0.0.1', port: store.port },
    url: (port = store.port) => `esdb://127.0.0.1:${port}?tls=false`,
    prefix: 'terroir.',
    noticed: () => condition(() => store.subscriptions === 0),
    kill: () => Promise.resolve(store.stop()),
    start: async () => void (await store.start()),
    close: () => Promise.resolve(store.stop()),
  };
};
lineContract('EventStoreDB, as its double', doubled);
killsContract('EventStoreDB, as its double', doubled);

/** A call is shared unless an append is large. */
describe.each([
  ['on the call that appends share', {}],
  ['on a call of its own', { notes: 'x'.repeat(20_000) }],
])('an append without an answer %s', (_, data) => {
  test.each([['refused'], ['answer lost'], ['silent'], ['done and silent'], ['not leader']] as const)(
    'lands once (%s)',
    async (fault) => {
      await log.append('input-1', 'absent', [newEvent(data)]);
      const hasty = fault.endsWith('silent') ? await open(proxy.port, HASTY) : log;
      const events = [newEvent(data), newEvent(data)];
      double.fail('append', fault);
      const appended = await persist(() => hasty.append('input-1', 0, events));
      const stored = await log.readStream('input-1');
      expect(stored).toHaveLength(3);
      expect(appended).toEqual({ revision: 2, position: stored.at(-1)?.position });
      await log.append('input-1', 2, [newEvent(data)]);
      expect(await sound()).toBe(4);
    },
  );

  test.each([['answer lost'], ['done and silent']] as const)(
    'is StoreUnavailable when it is asked twice in vain, and lands once when it is tried again (%s)',
    async (fault) => {
      const hasty = await open(proxy.port, HASTY);
      await persist(() => hasty.head());
      double.fail('append', fault, fault);
      const event = newEvent({ ...data, personal: 'Compost' });
      expect(await failure(hasty.append('input-1', 'absent', [event]))).toBeInstanceOf(StoreUnavailable);
      // Personal data are encrypted anew for each attempt: the same id, other bytes.
      const again = { ...event, data: { ...data, personal: 'chiffré' } };
      const appended = await persist(() => hasty.append('input-1', 'absent', [again]));
      const stored = await log.readStream('input-1');
      expect(stored.map((read) => read.data)).toEqual([event.data]);
      expect(appended).toEqual({ revision: 0, position: stored[0]?.position });
      const next = newEvent(data);
      await persist(() => hasty.append('input-1', 0, [next]));
      expect(await sound()).toBe(2); // the next one is chained to what the store has
    },
  );

  test('that is tried again on another revision is found where it landed', async () => {
    await log.append('input-1', 'absent', [newEvent(data)]);
    double.fail('append', 'answer lost', 'answer lost');
    const event = newEvent(data);
    expect(await failure(log.append('input-1', 0, [event]))).toBeInstanceOf(StoreUnavailable);
    expect(await log.append('input-1', 1, [event])).toMatchObject({ revision: 1 });
    await log.append('input-1', 1, [newEvent(data), newEvent(data)]);
    expect(await log.append('input-1', 3, [event])).toMatchObject({ revision: 1 });
    expect(await log.append('input-1', 'any', [event])).toMatchObject({ revision: 1 });
    expect(ours()).toHaveLength(4);
  });

  test('keeps no other append waiting longer than it waits itself', async () => {
    const hasty = await open(proxy.port, HASTY);
    await persist(() => hasty.head());
    double.fail('append', 'silent', 'silent');
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => failure(hasty.append('input-1', 'any', [newEvent(data)]))),
    );
    for (const outcome of outcomes) expect(outcome).toBeInstanceOf(StoreUnavailable);
    double.mend(); // on a busy machine a call may end before the store has met its fault
    const appended = await log.append('input-1', 'any', [newEvent(data)]);
    expect(appended).toMatchObject({ revision: ours().length - 1 });
  });
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
      const beside = await open(double.port);
      for (let quiet = 0; quiet < 50; quiet += 1) {
        await beside.head(); // a way to the store and back, in which it would send more
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
