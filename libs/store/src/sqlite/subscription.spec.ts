import { expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from './event-log.sqlite.ts';

const turns = async (count: number) => {
  for (let at = 0; at < count; at += 1) await new Promise(setImmediate);
};

test('an event after a silence is handed over at once, the next ones together when their time has come', async () => {
  const log = await openEmbeddedLog({ dir: ':memory:', gather: 60_000 });
  const batches: number[][] = [];
  const first = Promise.withResolvers<undefined>();
  const subscription = log.subscribe(0, (events) => {
    batches.push(events.map(({ position }) => position));
    first.resolve(undefined);
    return Promise.resolve();
  });
  await log.append('bell-1', 'any', [newEvent()]);
  await first.promise;
  await log.append('bell-1', 'any', [newEvent()]);
  await log.append('bell-1', 'any', [newEvent()]);
  await turns(50);
  expect(batches).toEqual([[1]]);
  await subscription.close(); // and nobody waits for a batch that would come in a minute
  expect(batches).toEqual([[1]]);
  await log.close();
});

test('old events are handed over without a pause between their batches', async () => {
  const log = await openEmbeddedLog({ dir: ':memory:', gather: 60_000 });
  await log.append(
    'bell-1',
    'any',
    Array.from({ length: 1200 }, () => newEvent()),
  );
  const sizes: number[] = [];
  const all = Promise.withResolvers<undefined>();
  const subscription = log.subscribe(0, (events) => {
    sizes.push(events.length);
    if (events.at(-1)?.position === 1200) all.resolve(undefined);
    return Promise.resolve();
  });
  await all.promise;
  expect(sizes).toEqual([500, 500, 200]);
  await subscription.close();
  await log.close();
});
