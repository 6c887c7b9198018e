import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { DamagedLog, WrongRevision, type EventLog } from '../log/event-log.ts';
import { EventStoreDouble, type Fault } from '../doubles/event-store-double.ts';
import { faultProxy, type FaultProxy } from '../doubles/fault-proxy.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { condition, failure } from './eventstore-line.contract.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';

const WRITERS = 20;
const LIMIT = 4000;

let double: EventStoreDouble;
let proxy: FaultProxy;
let log: EventLog;

beforeEach(async () => {
  double = await new EventStoreDouble({ maxAppendSize: LIMIT }).start();
  proxy = await faultProxy(double.port);
  const url = `esdb://127.0.0.1:${proxy.port}?tls=false`;
  log = await openEventStoreLog({ url, pause: 1, deadline: 60_000, report: () => undefined });
});
afterEach(async () => {
  await log.close();
  await proxy.close();
  double.stop();
});

/** Appends to a stream for each writer, all at once; answers where each landed. */
const together = (expected: 'absent' | number) =>
  Promise.all(Array.from({ length: WRITERS }, (_, nth) => log.append(`input-${nth}`, expected, [newEvent()])));

/** Expects every event to be there once, where its append was told, in a sound log. */
async function expectEach(landed: readonly { readonly position: number }[]): Promise<void> {
  const stored = await log.readAll(0, 1000);
  expect(landed.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
    stored.map(({ position }) => position),
  );
  let sound = 0;
  for await (const { events } of verifyEventStoreLog({ url: double.url })) sound = events;
  expect(sound).toBe(landed.length);
}

describe('appends of many callers', () => {
  test('share one call, each with one request', async () => {
    await together('absent');
    const [calls, asked] = [double.headers.length, double.asked];
    const landed = await together(0);
    expect([double.headers.length - calls, double.asked - asked]).toEqual([0, WRITERS]);
    expect(landed.map(({ revision }) => revision)).toEqual(landed.map(() => 1));
  });

  test.each<Fault>(['refused', 'answer lost', 'not leader'])(
    'land once when the shared call ends over one of them (%s)',
    async (fault) => {
      const first = await together('absent');
      double.fail('append', fault);
      const second = await together(0);
      double.fail('append', fault);
      await expectEach([...first, ...second, ...(await together(1))]);
    },
  );

  test.each<[string, Fault, () => unknown]>([
    ['the line is cut', 'silent', () => proxy.cut()],
    ['the line is cut, and it was done', 'done and silent', () => proxy.cut()],
    ['the store ends the call', 'silent', () => double.shared.end(null)],
    [
      'the store ends the call by an error, and it was done',
      'done and silent',
      () => double.shared.end(status.ABORTED),
    ],
  ])('do not wait for one without an answer, which lands once when %s', async (_, fault, end) => {
    const first = await together('absent');
    double.fail('append', fault);
    const silent = log.append('input-silent', 'absent', [newEvent()]);
    const second = await together(0);
    end();
    await expectEach([...first, ...second, await silent]);
  });

  test('meet no refusal but their own', async () => {
    await together('absent');
    double.deleteStream('terroir.input-deleted');
    const [conflict, deleted, large, ...landed] = await Promise.all([
      failure(log.append('input-0', 'absent', [newEvent()])),
      failure(log.append('input-deleted', 'absent', [newEvent()])),
      failure(log.append('input-large', 'absent', [newEvent({ notes: 'x'.repeat(LIMIT) })])),
      ...Array.from({ length: WRITERS }, (_, nth) => log.append(`input-${nth}`, 0, [newEvent()])),
    ]);
    expect(conflict).toBeInstanceOf(WrongRevision);
    expect(conflict).toMatchObject({ expected: 'absent', actual: 0 });
    expect(deleted).toBeInstanceOf(DamagedLog);
    expect(large).toBeInstanceOf(RangeError);
    expect(landed.map(({ revision }) => revision)).toEqual(Array.from({ length: WRITERS }, () => 1));
  });

  test('leave no call open behind a log that is closed', async () => {
    await together('absent');
    expect(double.shared.size).toBe(1);
    await log.close();
    await condition(() => double.shared.size === 0);
  });
});
