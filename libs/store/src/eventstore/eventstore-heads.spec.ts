import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import type { EventLog } from '../log/event-log.ts';
import type { StreamHead } from '../log/stream-heads.ts';
import { EventStoreDouble } from '../doubles/event-store-double.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';

const STREAMS = ['input-1', 'input-2', 'input-3'];
let double: EventStoreDouble;
let log: EventLog;

beforeEach(async () => {
  double = await new EventStoreDouble().start();
  log = await openEventStoreLog({ url: double.url, deadline: 60_000 });
  for (let at = 0; at < 3; at += 1) for (const stream of STREAMS) await append(stream, at);
});
afterEach(async () => {
  await log.close();
  double.stop();
});

const append = (stream: string, revision: number) =>
  log.append(stream, revision === 0 ? 'absent' : revision - 1, [newEvent({ notes: `compost ${revision}` })]);

/** Where streams end now. */
const kept = (streams = STREAMS): Promise<readonly StreamHead[]> =>
  Promise.all(
    streams.map(async (name) => {
      const { stream, revision, hash, position } = (await log.readStream(name)).at(-1) ?? absent(name);
      return { stream, revision, hash, position };
    }),
  );
function absent(stream: string): never {
  throw new Error(`No ${stream}`);
}

async function* pagesOf(heads: readonly StreamHead[], size = 2): AsyncGenerator<readonly StreamHead[]> {
  for (let at = 0; at < heads.length; at += size) yield heads.slice(at, at + size);
}

/** What a check finds; the last that it tells when all is sound. */
async function verify(pages: AsyncIterable<readonly StreamHead[]>, checkpoint = 0): Promise<unknown> {
  const heads = { checkpoint: () => Promise.resolve(checkpoint), pages: () => pages };
  let last: unknown;
  try {
    for await (const checked of verifyEventStoreLog({ url: double.url, heads })) last = checked;
  } catch (error) {
    return error;
  }
  return last;
}

describe('kept stream heads', () => {
  test('pass a log as it was when they were kept', async () => {
    expect(await verify(pagesOf(await kept()))).toMatchObject({ events: 9 });
  });

  test('name a stream that has lost its last event, at the position that it had', async () => {
    const heads = await kept();
    double.loseEnd('terroir.input-1', 2);
    expect(await verify(pagesOf(heads))).toMatchObject({
      name: 'DamagedLog',
      position: heads[0]?.position,
      reason: expect.stringMatching(/input-1 ended at revision 2.* its end is lost/),
    });
  });

  test('name a stream of which no trace is left', async () => {
    const heads = await kept();
    double.loseEnd('terroir.input-2', 0);
    expect(await verify(pagesOf(heads))).toMatchObject({
      name: 'DamagedLog',
      position: heads[1]?.position,
      reason: expect.stringContaining('input-2 ended at revision 2'),
    });
  });

  test('name the event that was written where a lost one was', async () => {
    const heads = await kept();
    double.loseEnd('terroir.input-2', 2);
    await log.close();
    log = await openEventStoreLog({ url: double.url, deadline: 60_000 });
    const { position } = await append('input-2', 2);
    await append('input-2', 3);
    expect(await verify(pagesOf(heads))).toMatchObject({
      name: 'DamagedLog',
      position,
      reason: expect.stringContaining('revision 2 of the stream input-2'),
    });
  });

  test('name the first of several streams by name, however many are asked at once', async () => {
    const heads = await kept();
    for (const stream of ['input-2', 'input-1']) double.loseEnd(`terroir.${stream}`, 2);
    expect(await verify(pagesOf(heads, 3))).toMatchObject({ position: heads[0]?.position });
  });

  test('name a stream on a later page as well', async () => {
    const heads = await kept();
    double.loseEnd('terroir.input-3', 1);
    await append('input-1', 3);
    expect(await verify(pagesOf(heads, 1))).toMatchObject({ position: heads[2]?.position });
  });

  test('name the end of the log when it ends before their checkpoint', async () => {
    const heads = await kept();
    double.loseEnd('terroir.input-3', 2);
    expect(await verify(pagesOf(heads), heads[2]?.position)).toMatchObject({
      name: 'DamagedLog',
      position: heads[1]?.position,
      reason: expect.stringContaining('its end is lost'),
    });
  });

  test('pass a stream that grew after its head was kept', async () => {
    const heads = await kept();
    await append('input-1', 3);
    expect(await verify(pagesOf(heads))).toMatchObject({ events: 10 });
  });

  test('pass a stream that grew and was followed while the log was checked', async () => {
    async function* meanwhile() {
      await append('input-1', 3);
      yield await kept(['input-1']);
    }
    expect(await verify(meanwhile())).toMatchObject({ events: 9 });
  });

  test('pass a head that was kept after the walk and that the asked node does not have yet', async () => {
    const [head] = await kept(['input-1']);
    const later = { ...(head ?? absent('input-1')), revision: 3, position: (head?.position ?? 0) + 100_000 };
    expect(await verify(pagesOf([later]))).toMatchObject({ events: 9 });
  });
});
