import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { openEventStoreLog, type EventStoreLogOptions } from './event-log.eventstoredb.ts';
import type { EventLog } from '../log/event-log.ts';
import { EventStoreDouble } from '../doubles/event-store-double.ts';
import { writersContract } from './eventstore-writers.contract.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';

const MEBIBYTE = 1024 * 1024;
/** The greatest `MaxAppendSize` with which EventStoreDB starts: a record of its log less what goes around it. */
const LARGEST_APPEND = 16 * MEBIBYTE - 10_000;

let double: EventStoreDouble;
const closing: (() => Promise<void> | void)[] = [];

async function start(maxAppendSize?: number): Promise<void> {
  double = await new EventStoreDouble(maxAppendSize === undefined ? {} : { maxAppendSize }).start();
  const { stop } = { stop: double.stop.bind(double) };
  closing.push(stop);
}
async function open(options: Partial<EventStoreLogOptions> = {}): Promise<EventLog> {
  const log = await openEventStoreLog({ url: double.url, pause: 1, deadline: 30_000, ...options });
  closing.push(() => log.close());
  return log;
}
beforeEach(() => start());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const sound = async (prefix = 'terroir.') => {
  let events = 0;
  for await (const checked of verifyEventStoreLog({ url: double.url, prefix })) events = checked.events;
  return events;
};
/** How many calls the store got while something was done. */
async function calls(work: () => Promise<unknown>): Promise<number> {
  const before = double.asked;
  await work();
  return double.asked - before;
}

writersContract('EventStoreDB, as its double', async () => {
  const store = await new EventStoreDouble().start();
  return {
    place: { host: '127.0.0.1', port: store.port },
    url: () => store.url,
    prefix: 'terroir.',
    noticed: () => Promise.resolve(),
    close: () => Promise.resolve(store.stop()),
  };
});

describe('what a command costs', () => {
  test('is one append after the stream was read, and one append for a new stream', async () => {
    const log = await open();
    expect(await calls(() => log.append('input-1', 'absent', [newEvent()]))).toBe(1);
    expect(await calls(() => log.readStream('input-1'))).toBe(1);
    expect(await calls(() => log.append('input-1', 0, [newEvent(), newEvent()]))).toBe(1);
  });

  test('is one append after another: what was written is not read to be followed', async () => {
    const log = await open();
    await log.append('input-1', 'absent', [newEvent()]);
    expect(await calls(() => log.append('input-1', 0, [newEvent(), newEvent()]))).toBe(1);
    expect(await calls(() => log.append('input-1', 2, [newEvent()]))).toBe(1);
    expect(await sound()).toBe(4);
  });
});

describe('what an event may be', () => {
  test('large, and many at once, in one append that lands whole', async () => {
    await start(LARGEST_APPEND);
    const log = await open();
    const large = newEvent({ notes: 'é'.repeat(2 * MEBIBYTE) });
    const many = Array.from({ length: 3000 }, (_, nth) => newEvent({ nth, notes: 'x'.repeat(1000) }));
    await log.append('input-1', 'absent', [large]);
    await log.append('input-1', 0, many);
    const stored = await log.readStream('input-1');
    expect(stored.map(({ id }) => id)).toEqual([large, ...many].map(({ id }) => id));
    expect(stored[0]?.data).toEqual(large.data);
    expect((await log.readAll(0, 5000)).map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expect(await sound()).toBe(3001);
  });

  test('no larger than the store takes: the refusal names the setting, and nothing is written', async () => {
    const log = await open();
    const refusal = await failure(
      log.append('input-1', 'absent', [newEvent(), newEvent({ notes: 'x'.repeat(MEBIBYTE) })]),
    );
    expect(refusal).toBeInstanceOf(RangeError);
    expect(String(refusal)).toContain('MaxAppendSize');
    expect(await log.readStream('input-1')).toEqual([]);
  });

  test('no larger than EventStoreDB starts with, and neither does its double', () => {
    expect(() => new EventStoreDouble({ maxAppendSize: LARGEST_APPEND + 1 })).toThrow(
      'MaxAppendSize exceeded 16767216',
    );
    expect(() => new EventStoreDouble({ maxAppendSize: 16 * MEBIBYTE })).toThrow(RangeError);
  });

  test('any text, but no half character', async () => {
    const log = await open();
    const data = { notes: '« Côte d’Azur » 🍇 日本 \u0000 \ud83c', 日本: '🍷' };
    await log.append('cave-d’été-🍇', 'absent', [newEvent(data, { companyId: 'société-é' })]);
    const [stored] = await log.readStream('cave-d’été-🍇');
    expect(stored?.data).toEqual(data); // JSON writes a half character of the data as an escape
    expect(stored?.companyId).toBe('société-é');
    for (const half of [
      log.append('input-\ud83c', 'absent', [newEvent()]),
      log.append('input-1', 'absent', [newEvent({}, { correlationId: '\udf47' })]),
    ])
      expect(await failure(half)).toBeInstanceOf(RangeError);
    expect(await sound()).toBe(1);
  });

  test('written under the id that the store has for it, as all were once', async () => {
    const log = await open();
    const events = [newEvent(), newEvent()];
    await log.append('input-1', 'absent', events);
    for (const event of double.log) {
      const { id, ...metadata } = JSON.parse(Buffer.from(event.metadata).toString('utf8')) as { id: string };
      event.id = id;
      event.metadata = new TextEncoder().encode(JSON.stringify(metadata));
    }
    const later = await open();
    expect((await later.readStream('input-1')).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(await later.append('input-1', 'absent', events)).toMatchObject({ revision: 1 });
    await later.append('input-1', 1, [newEvent()]);
    expect(await sound()).toBe(3);
  });

  test('named by an id of its own', async () => {
    const log = await open();
    const event = newEvent();
    expect(String(await failure(log.append('input-1', 'absent', [event, event])))).toContain(event.id);
  });

  test('of another installation in the same store, which this one does not see', async () => {
    const [one, two] = [await open(), await open({ prefix: 'elsewhere.' })];
    await one.append('input-1', 'absent', [newEvent()]);
    double.noise('$stats-0', 2000);
    await two.append('input-1', 'absent', [newEvent(), newEvent()]);
    double.noise('$stats-0', 10);
    expect([(await one.readAll(0, 10)).length, (await two.readAll(0, 10)).length]).toEqual([1, 2]);
    expect(await one.head()).toBeLessThan(await two.head());
    expect([await sound(), await sound('elsewhere.')]).toEqual([1, 2]);
  });
});
