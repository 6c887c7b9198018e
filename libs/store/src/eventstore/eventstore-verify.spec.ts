import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { DamagedLog } from '../log/event-log.ts';
import { EventStoreDouble, type DoubleEvent } from '../doubles/event-store-double.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';

let double: EventStoreDouble;

beforeEach(async () => {
  double = await new EventStoreDouble().start();
  const log = await openEventStoreLog({ url: double.url, deadline: 60_000 });
  for (let at = 0; at < 4; at += 1)
    for (const stream of ['input-1', 'input-2'])
      await log.append(stream, at === 0 ? 'absent' : at - 1, [newEvent({ notes: `compost ${at}` })]);
  await log.close();
});
afterEach(() => double.stop());

async function verify(reached?: number): Promise<unknown> {
  let last: unknown;
  try {
    for await (const checked of verifyEventStoreLog({ url: double.url, ...(reached !== undefined && { reached }) }))
      last = checked;
  } catch (error) {
    return error;
  }
  return last;
}

const at = (index: number): DoubleEvent => double.log[index] as DoubleEvent;
const placeOf = ({ commit }: DoubleEvent): number => commit + 1;
const replaced = (bytes: Uint8Array, what: string, by: string): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString().replace(what, by));

test('tells how many events are sound, and where the log ends', async () => {
  expect(await verify()).toEqual({ position: placeOf(at(7)), head: placeOf(at(7)), events: 8 });
});

test.each<[string, (event: DoubleEvent) => void]>([
  ['data', (event) => (event.data = replaced(event.data, 'compost', 'lisier'))],
  ['spaces in the data', (event) => (event.data = replaced(event.data, ':', ': '))],
  ['data that is no JSON', (event) => (event.data = Buffer.from('{'))],
  ['data that is no object', (event) => (event.data = Buffer.from('[]'))],
  ['instant', (event) => (event.metadata = replaced(event.metadata, '2026-05-01', '2026-05-02'))],
  ['actor', (event) => (event.metadata = replaced(event.metadata, 'account-1', 'account-2'))],
  [
    'company',
    (event) => (event.metadata = replaced(event.metadata, '"companyId":"company-1","$', '"companyId":null,"$')),
  ],
  ['correlation', (event) => (event.metadata = replaced(event.metadata, 'request-1', 'request-2'))],
  ['version', (event) => (event.metadata = replaced(event.metadata, '"version":1', '"version":2'))],
  ['hash', (event) => (event.metadata = replaced(event.metadata, '"hash":"', '"hash":"0'))],
  ['metadata that is missing', (event) => (event.metadata = Buffer.from('{}'))],
  ['id', (event) => (event.metadata = replaced(event.metadata, '"id":"0', '"id":"f'))],
  ['id that is left out', (event) => (event.metadata = replaced(event.metadata, '"id"', '"was"'))],
  ['type', (event) => (event.type = 'InputRenamed')],
  ['stream', (event) => (event.stream = 'terroir.input-3')],
  ['revision', (event) => (event.revision = 7)],
])('names the first event that was changed: %s', async (_, change) => {
  change(at(4));
  change(at(6));
  const damage = await verify();
  expect(damage).toBeInstanceOf(DamagedLog);
  expect((damage as DamagedLog).position).toBe(placeOf(at(4)));
});

test('names the first event after one that was removed within its stream', async () => {
  double.log.splice(2, 1);
  expect(await verify()).toMatchObject({ name: 'DamagedLog', position: placeOf(at(3)) });
});

test('names an event that was put in', async () => {
  double.log.splice(3, 0, { ...at(2), commit: at(2).commit + 1 });
  expect(await verify()).toMatchObject({ name: 'DamagedLog', position: placeOf(at(3)) });
});

test('names the first of two events that were swapped', async () => {
  const [one, two] = [{ ...at(2) }, { ...at(4) }];
  double.log[2] = { ...two, commit: one.commit };
  double.log[4] = { ...one, commit: two.commit };
  expect(await verify()).toMatchObject({ name: 'DamagedLog', position: one.commit + 1 });
});

test('names an event that somebody else wrote under our prefix', async () => {
  double.noise('terroir.input-9');
  expect(await verify()).toMatchObject({ name: 'DamagedLog', position: placeOf(at(8)) });
});

test('tells JSON that was written without metadata from what is no JSON', async () => {
  const reasonOf = async () => ((await verify()) as DamagedLog).reason;
  at(4).metadata = Buffer.from('');
  expect(await reasonOf()).toContain('was not written by Terroir');
  at(4).metadata = Buffer.from('{');
  expect(await reasonOf()).toContain('is not JSON');
});

test('names a stream that was deleted, and where', async () => {
  double.deleteStream('terroir.input-2');
  const damage = (await verify()) as DamagedLog;
  expect([damage.name, damage.position]).toEqual(['DamagedLog', placeOf(at(8))]);
  expect(damage.reason).toContain('input-2 was deleted');
});

test('names a stream that was deleted and whose events are gone from the log as well', async () => {
  double.deleteStream('terroir.input-2');
  for (let index = double.log.length - 1; index >= 0; index -= 1)
    if (at(index).stream === 'terroir.input-2' && at(index).type !== '$streamDeleted') double.log.splice(index, 1);
  const damage = (await verify()) as DamagedLog;
  expect([damage.name, damage.position]).toEqual(['DamagedLog', placeOf(at(4))]);
  expect(damage.reason).toContain('input-2 was deleted');
});

test.each([
  ['deleted, so that it may begin anew', { $tb: Number.MAX_SAFE_INTEGER }],
  ['cut at its beginning', { $tb: 2 }],
  ['kept to its newest events', { $maxCount: 2 }],
])('names a stream that is %s', async (_, metadata) => {
  double.setMetadata('terroir.input-2', metadata);
  const damage = (await verify()) as DamagedLog;
  expect([damage.name, damage.position]).toEqual(['DamagedLog', placeOf(at(1))]);
  expect(damage.reason).toContain('input-2 has lost its beginning');
});

test('names a stream whose events the store may drop, also when all of them are gone', async () => {
  double.setMetadata('terroir.input-2', { $maxAge: 3600 });
  expect(await verify()).toMatchObject({ name: 'DamagedLog', position: placeOf(at(8)) });
  for (let index = double.log.length - 1; index >= 0; index -= 1)
    if (at(index).stream === 'terroir.input-2') double.log.splice(index, 1);
  expect((await verify()) as DamagedLog).toMatchObject({ name: 'DamagedLog', position: placeOf(at(4)) });
});

test('passes other metadata of a stream', async () => {
  double.setMetadata('terroir.input-2', { $cacheControl: 5, owner: 'the farm' });
  expect(await verify()).toMatchObject({ events: 8 });
});

test('names the end of a log that has lost events which were read', async () => {
  const lost = placeOf(at(7));
  double.log.pop();
  expect(await verify(lost)).toMatchObject({ name: 'DamagedLog', position: placeOf(at(6)) });
  expect(await verify(placeOf(at(6)))).toMatchObject({ events: 7 });
});

test('a log with nothing in it is sound', async () => {
  double.stop();
  double = await new EventStoreDouble().start();
  expect(await verify()).toEqual({ position: 0, head: 0, events: 0 });
});
