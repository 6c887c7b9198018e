import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as fc from 'fast-check';
import { newEvent } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import type { EventLog } from '../log/event-log.ts';
import {
  outwardMessage,
  PublisherUnavailable,
  publishing,
  type OutwardMessage,
  type Publisher,
  type Publishing,
} from './publisher.ts';
import type { Checkpoints } from './checkpoints.ts';
import { uuidv7 } from '../log/uuid.ts';

const COMPANY = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f';
const removal = () => newEvent({ inputId: COMPANY }, { companyId: COMPANY });
const letter = () => newEvent({ accountId: COMPANY }, { type: 'PasswordResetRequested', companyId: COMPANY });
const streams = Array.from({ length: 4 }, () => `producer_input-${uuidv7()}`);
const streamOf = (place: number): string => streams[place % streams.length] ?? '';

let log: EventLog;
let told: unknown[];
const running: Publishing[] = [];
beforeEach(async () => {
  told = [];
  log = await openEmbeddedLog({ dir: ':memory:', pause: 1, report: (error) => told.push(error) });
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await log.close();
});

/** Checkpoints in memory, which tell of each move and may refuse it. */
function placesKept(refuse: () => boolean = () => false) {
  const kept = new Map<string, number>();
  const checkpoints: Checkpoints = {
    get: (name) => Promise.resolve(kept.get(name) ?? null),
    set(name, position) {
      if (refuse()) return Promise.reject(new Error('the lease is lost'));
      kept.set(name, position);
      return Promise.resolve();
    },
  };
  return { kept, checkpoints };
}

/** A broker that keeps what it takes, and takes as many of a batch as `takes` says before it fails, or all. */
function broker(takes: (messages: readonly OutwardMessage[]) => number | 'all' = () => 'all') {
  const messages: OutwardMessage[] = [];
  const calls: number[] = [];
  let look: () => void = () => undefined;
  const publisher: Publisher = {
    publish(batch) {
      calls.push(batch.length);
      const count = takes(batch);
      messages.push(...(count === 'all' ? batch : batch.slice(0, count)));
      look();
      return count === 'all' ? Promise.resolve() : Promise.reject(new PublisherUnavailable('down'));
    },
    close: () => Promise.resolve(),
  };
  const until = (reached: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (reached()) resolve();
      };
      look();
    });
  return { publisher, messages, calls, until };
}

async function start(publisher: Publisher, checkpoints: Checkpoints): Promise<Publishing> {
  const one = await publishing({ name: 'publishing', log, checkpoints, publisher });
  running.push(one);
  return one;
}

const positions = (messages: readonly OutwardMessage[]) => messages.map(({ headers }) => Number(headers.position));

describe('a message to other systems', () => {
  test('has the stream as its key, and says in its headers what it is', async () => {
    const event = removal();
    await log.append(streamOf(0), 'any', [event]);
    const [stored] = await log.readAll(0, 1);
    const message = stored && outwardMessage(stored);
    expect(message).toMatchObject({
      topic: 'terroir.finance',
      key: streamOf(0),
      headers: { event_id: event.id, event_type: 'InputRemoved', event_version: '1', position: '1' },
    });
    expect(JSON.parse(message?.value ?? '')).toMatchObject({ id: event.id, company_id: COMPANY, data: {} });
  });
});

describe('publishing', () => {
  test('tells what leaves in the order of the log, and passes by what stays', async () => {
    const { publisher, messages, until } = broker();
    const { kept, checkpoints } = placesKept();
    for (let at = 0; at < 5; at += 1) await log.append(streamOf(at), 'any', [removal(), letter()]);
    const one = await start(publisher, checkpoints);
    await until(() => messages.length === 5);
    await log.append(streamOf(0), 'any', [removal()]);
    await until(() => messages.length === 6);
    await one.close();
    expect(positions(messages)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(kept.get('publishing')).toBe(11);
  });

  test('goes on after a restart where it was', async () => {
    const { publisher, messages, until } = broker();
    const { checkpoints } = placesKept();
    await log.append(streamOf(0), 'any', [removal()]);
    const one = await start(publisher, checkpoints);
    await until(() => messages.length === 1);
    await one.close();
    await log.append(streamOf(0), 'any', [removal()]);
    await start(publisher, checkpoints);
    await until(() => messages.length === 2);
    expect(positions(messages)).toEqual([1, 2]);
  });

  test('moves its checkpoint only after the answer', async () => {
    const answer = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    const { kept, checkpoints } = placesKept();
    const publisher: Publisher = {
      async publish() {
        asked.resolve(undefined);
        await answer.promise;
      },
      close: () => Promise.resolve(),
    };
    await log.append(streamOf(0), 'any', [removal()]);
    const one = await start(publisher, checkpoints);
    await asked.promise;
    expect([kept.get('publishing'), one.position]).toEqual([undefined, 0]);
    answer.resolve(undefined);
    await one.close();
    expect([kept.get('publishing'), one.position]).toEqual([1, 1]);
  });

  test('through ten minutes without a broker: appends go on, nothing is lost, nothing overtakes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    try {
      const back = Date.now() + 600_000;
      let failures = 0;
      const { publisher, messages } = broker((batch) =>
        Date.now() < back ? (failures += 1) % (batch.length + 1) : 'all',
      );
      const { checkpoints } = placesKept();
      await log.append(streamOf(0), 'any', [removal()]);
      const one = await start(publisher, checkpoints);
      for (let at = 1; at < 200; at += 1) {
        await log.append(streamOf(at), 'any', [removal()]);
        await jest.advanceTimersByTimeAsync(3000);
      }
      expect([one.position, Date.now() < back]).toEqual([0, true]);
      while (one.position < 200) {
        await jest.advanceTimersByTimeAsync(1000);
        await new Promise(setImmediate);
      }
      expect(positions(firstSeen(messages))).toEqual(Array.from({ length: 200 }, (_, place) => place + 1));
      expect([one.stuck, told.length]).toEqual([null, failures]);
      expect(failures).toBeGreaterThan(100);
    } finally {
      jest.useRealTimers();
    }
  });

  test('says what it is stuck at', async () => {
    const { publisher, calls, until } = broker(() => 0);
    await log.append(streamOf(0), 'any', [letter(), removal()]);
    const one = await start(publisher, placesKept().checkpoints);
    await until(() => calls.length === 3);
    await one.close();
    expect(one.stuck).toMatchObject({ position: 1, error: { name: 'PublisherUnavailable' } });
    expect(one.position).toBe(0);
  });

  test('stops before an event that may not leave as it is, and holds up nothing that stands before it', async () => {
    const { publisher, messages } = broker();
    const { kept, checkpoints } = placesKept();
    const odd = newEvent({ subcategoryId: 'Not of the catalogue' }, { type: 'InputRecorded', companyId: COMPANY });
    await log.append(streamOf(0), 'any', [removal(), removal(), odd, removal()]);
    const one = await start(publisher, checkpoints);
    while (one.stuck === null) await new Promise(setImmediate);
    await one.close();
    expect(one.stuck).toMatchObject({ position: 3 });
    expect([positions(messages), kept.get('publishing')]).toEqual([[1, 2], 2]);
  });

  test('that may not move its checkpoint, because another has taken over, tells nothing more', async () => {
    const { publisher, messages, until } = broker();
    const tries = { made: 0 };
    const { kept, checkpoints } = placesKept(() => (tries.made += 1) > 0);
    await log.append(streamOf(0), 'any', [removal()]);
    const one = await start(publisher, checkpoints);
    await until(() => messages.length === 1);
    await log.append(streamOf(0), 'any', [removal()]);
    while (tries.made < 5) await new Promise(setImmediate);
    await one.close();
    expect([positions(messages), kept.size]).toEqual([[1], 0]);
  });

  test('killed anywhere between sending and its checkpoint tells everything at least once, in order for each key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.integer({ min: 0, max: 12 })), async (chances) => {
        const chance = () => chances.next().value ?? 12;
        const own = await openEmbeddedLog({ dir: ':memory:', pause: 1, report: () => undefined });
        for (let at = 0; at < 40; at += 1) await own.append(streamOf(at * 7 + chance()), 'any', [removal()]);
        const broken = { is: false };
        const { publisher, messages } = broker(() => {
          const count = chance();
          if (count < 12) broken.is = true;
          return count < 12 ? count : 'all';
        });
        const { kept, checkpoints } = placesKept(() => broken.is || (broken.is = chance() < 3));
        while ((kept.get('publishing') ?? 0) < 40) {
          broken.is = false;
          // A killed process does nothing more: it has one batch, and neither its failure nor its checkpoint is tried again.
          const dead: Publisher = {
            publish: (batch) => (broken.is ? new Promise(() => undefined) : publisher.publish(batch)),
            close: () => Promise.resolve(),
          };
          const life = await publishing({
            name: 'publishing',
            log: small(own, 1 + chance()),
            checkpoints,
            publisher: dead,
          });
          await ended(() => broken.is || life.position >= 40);
        }
        expect(new Set(positions(messages)).size).toBe(40);
        for (const key of streams) {
          const order = positions(firstSeen(messages.filter((message) => message.key === key)));
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        }
        await own.close();
      }),
      { numRuns: 25 },
    );
  });
});

/** What a consumer keeps that leaves out what it has seen. */
function firstSeen(messages: readonly OutwardMessage[]): OutwardMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ headers }) => !seen.has(headers.event_id) && seen.add(headers.event_id));
}

async function ended(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise(setImmediate);
}

/** The log in small batches, and with no second try: who follows it is dead after the first failure. */
function small(log: EventLog, size: number): EventLog {
  return {
    ...log,
    subscribe(after, onEvents) {
      const run = async () => {
        for (let at = after; ;) {
          const events = await log.readAll(at, size);
          if (events.length === 0) return;
          await onEvents(events);
          at = events.at(-1)?.position ?? at;
        }
      };
      const running = run().catch(() => undefined);
      return { close: () => running };
    },
  };
}
