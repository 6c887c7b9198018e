import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { NewEvent } from '@terroir/events';
import { uuidv7 } from '@terroir/store';
import { connectMongo, mongoStreamHeads, openCluster, type ClusterStore } from '@terroir/store/cluster';
import { EventStoreDouble, until } from '@terroir/store/doubles';
import type { ClusterAddress } from './cluster.ts';
import { verifyCluster } from './verify.command.ts';

// `verify` on a cluster whose event store loses the end of streams that a server has followed.

const STREAMS = ['input-1', 'input-2', 'input-3'];
const masterKey = randomBytes(32);
let double: EventStoreDouble;
let address: ClusterAddress;
let server: ClusterStore | null;

beforeEach(async () => {
  double = await new EventStoreDouble().start();
  const name = `t${randomBytes(6).toString('hex')}`;
  const mongo = new URL(process.env['MONGODB_URL'] ?? '');
  mongo.pathname = `/${name}`;
  address = { eventStoreUrl: double.url, mongoUrl: mongo.href, prefix: `${name}.` };
  server = await opened();
});
afterEach(async () => {
  await server?.close();
  double.stop();
  await inMongo((mongo) => mongo.runLong((database) => database.dropDatabase()));
});

async function inMongo<T>(work: (mongo: Awaited<ReturnType<typeof connectMongo>>) => Promise<T>): Promise<T> {
  const mongo = await connectMongo(address.mongoUrl);
  try {
    return await work(mongo);
  } finally {
    await mongo.close();
  }
}

const opened = (projects = true): Promise<ClusterStore> =>
  openCluster({
    ...address,
    masterKey,
    views: [],
    projects,
    report(error) {
      throw error;
    },
  });
const running = (): ClusterStore => server ?? stopped();
function stopped(): never {
  throw new Error('No server');
}
async function stop(): Promise<void> {
  await running().close();
  server = null;
}

const event = (): NewEvent => ({
  id: uuidv7(),
  type: 'BellRung',
  version: 1,
  recorded: '2026-05-01T12:00:00.000Z',
  actor: { accountId: 'account-1', companyId: null, role: 'producer' },
  companyId: null,
  correlationId: 'request-1',
  causationId: 'request-1',
  data: {},
});
/** Appends one event to each of these streams. */
async function append(streams: readonly string[]): Promise<void> {
  for (const stream of streams) await running().raw.append(stream, 'any', [event()]);
}
/** Resolves when the server has kept where every stream ends. */
async function followed(): Promise<void> {
  const head = await running().raw.head();
  await inMongo((mongo) => until(async () => (await mongoStreamHeads(mongo).checkpoint()) === head));
}
const verified = (): Promise<unknown> => verifyCluster(address, () => undefined).catch((error: unknown) => error);

describe('verify on a cluster', () => {
  test('names a stream that has lost its last event since a server followed it', async () => {
    for (let times = 0; times < 2; times += 1) await append(STREAMS);
    await followed();
    await stop();
    double.loseEnd(`${address.prefix}input-2`, 1);
    expect(await verified()).toMatchObject({
      name: 'DamagedLog',
      reason: expect.stringMatching(/the stream input-2 ended at revision 1,/),
    });
  });

  test('names a stream of which no trace is left, also after the others went on', async () => {
    await append(STREAMS);
    await followed();
    double.loseEnd(`${address.prefix}input-1`, 0);
    await append(['input-2', 'input-3']);
    await followed();
    expect(await verified()).toMatchObject({
      name: 'DamagedLog',
      reason: expect.stringMatching(/the stream input-1 ended at revision 0,/),
    });
  });

  test('passes streams that are written while no server follows them, and the next server goes on there', async () => {
    await append(STREAMS);
    await followed();
    await stop();
    server = await opened(false);
    await append(['input-1', 'input-4']);
    expect(await verified()).toEqual({ events: 5, seals: null });
    await stop();
    server = await opened();
    await followed();
    const ends: unknown[] = [];
    await inMongo(async (mongo) => {
      for await (const page of mongoStreamHeads(mongo).pages())
        ends.push(...page.map(({ stream, revision }) => [stream, revision]));
    });
    expect(ends).toEqual([
      ['input-1', 1],
      ['input-2', 0],
      ['input-3', 0],
      ['input-4', 0],
    ]);
  });
});
