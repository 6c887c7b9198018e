import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { LEASES } from '@terroir/store';
import { connectMongo } from '@terroir/store/cluster';
import { call, freePort, newProducer, startServer, unlimited } from '../../../tools/front-door.mjs';
import { beginPut } from './begin-put.fixture.ts';
import { testCluster, type TestCluster } from './test-cluster.ts';

// Real processes of the built server, in the roles of decision 0008.

const SLOW = 120_000;
const INPUTS = '/producer_inputs';
const line = (cost: number) => ({
  producer_input: { input_category_id: 'compost', notes: '', quantity_raw: 12.5, unit_id: 'tonne', cost },
});
const TIGHT = 6;

type Server = Awaited<ReturnType<typeof startServer>>;
type Answer = Awaited<ReturnType<typeof call>>;

let cluster: TestCluster;
let dataDir: string;
const running = new Set<Server>();
beforeAll(async () => {
  cluster = await testCluster();
  dataDir = mkdtempSync(join(tmpdir(), 'terroir-processes-'));
}, SLOW);
afterEach(async () => {
  cluster.kafka.release();
  for (const server of running) await server.kill();
  running.clear();
}, SLOW);
afterAll(async () => {
  await cluster.close();
  rmSync(dataDir, { recursive: true, force: true });
}, SLOW);

/** A process in these roles, ready; its letters lie in one folder with those of all the others. */
async function start(roles: string, settings: Readonly<Record<string, string>> = cluster.direct): Promise<Server> {
  const env = { ...unlimited, ...cluster.direct, ...settings, ROLES: roles };
  const server = await startServer({ dataDir, port: await freePort(), env });
  running.add(server);
  return server;
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
const idOf = ({ body }: Answer): string => (body as { data: { id: string } }).data.id;
const costs = ({ body }: Answer): number[] =>
  (body as { data: { attributes: { cost: number } }[] }).data.map(({ attributes }) => attributes.cost);
const positionOf = ({ headers }: Answer): string => headers.get('x-position') ?? '';

/** Reads the list at a process, at this position or later. */
async function read({ url }: Server, token: string, position: string): Promise<number[]> {
  const headers = { 'x-min-position': position };
  for (;;) {
    const answer = await call(url, 'GET', INPUTS, { token, headers, expect: [200, 503] });
    if (answer.status === 200) return costs(answer);
    await pause(50);
  }
}

describe('processes in roles of their own', () => {
  test(
    'are ready, read each other’s writes, and share sessions and limits',
    async () => {
      const [one, two, projections, publishing] = await Promise.all(
        ['http', 'http', 'projections', 'publishing'].map((roles) => start(roles, { RATE_LIMIT_TIGHT: String(TIGHT) })),
      );
      if (!one || !two || !projections || !publishing) throw new Error('Four processes were started');
      for (const { url } of [one, two, projections, publishing])
        expect(await statusOf(`${url}/api/health/ready`)).toBe(200);
      for (const { url } of [projections, publishing])
        expect([await statusOf(`${url}/api/v1/settings`), await statusOf(`${url}/login`)]).toEqual([404, 404]);

      // The link comes by mail, which the publishing process writes.
      const { token } = await newProducer(one.url, dataDir, 'roles@example.com');
      const made = await call(one.url, 'POST', INPUTS, { token, body: line(1) });
      expect(await read(one, token, positionOf(made))).toEqual([1]);
      expect(await read(two, token, positionOf(made))).toEqual([1]);
      const changed = await call(two.url, 'PUT', `${INPUTS}/${idOf(made)}`, { token, body: line(2) });
      expect(await read(one, token, positionOf(changed))).toEqual([2]);

      await call(one.url, 'DELETE', '/authenticate', { token });
      await call(one.url, 'GET', '/profile', { token, expect: [401] });
      while ((await call(two.url, 'GET', '/profile', { token, expect: [200, 401] })).status === 200) await pause(50);

      // Limits are counted by the minute of the clock: one that is nearly over is let pass.
      const left = 60_000 - (Date.now() % 60_000);
      if (left < 15_000) await pause(left);
      const body = { email: 'nobody@example.com' };
      const statuses: number[] = [];
      for (let nth = 0; nth <= TIGHT; nth += 1) {
        const { url } = nth % 2 === 0 ? one : two;
        statuses.push((await call(url, 'POST', '/forgot', { body, expect: [204, 422, 429] })).status);
      }
      expect(statuses.map((status) => status === 429)).toEqual([...Array.from({ length: TIGHT }, () => false), true]);
    },
    SLOW,
  );
});

/** The lease that was taken last, by its name: which process has it, and whether it was given back. */
async function leases(): Promise<ReadonlyMap<string, { readonly holder: string; readonly free: boolean }>> {
  const mongo = await connectMongo(cluster.direct.MONGODB_URL);
  const rows = mongo.rows<{ _id: string; name: string; fence: number; holder: string; free: boolean }>('leases');
  const found = await mongo.run(() => rows.find({}).sort({ fence: 1 }).toArray());
  await mongo.close();
  return new Map(found.map(({ name, holder, free }) => [name, { holder, free }]));
}

/** The leases once a process has all of them that did not have them before. */
async function taken(before: Awaited<ReturnType<typeof leases>>): ReturnType<typeof leases> {
  for (;;) {
    const now = await leases();
    if (now.size === LEASES.length && LEASES.every((name) => now.get(name)?.holder !== before.get(name)?.holder))
      return now;
    await pause(50);
  }
}

/** Resolves when nobody listens at a URL any more. */
async function refuses(url: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(`${url}/api/health/live`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
    await pause(5);
  }
}

describe('a process that is told to end', () => {
  const everything = 'http,projections,publishing';

  test(
    'answers the request under way, ends in order, and another one goes on at once',
    async () => {
      const others = await leases(); // of processes that were killed
      const first = await start(everything);
      const { token } = await newProducer(first.url, dataDir, 'drain@example.com');
      const made = await call(first.url, 'POST', INPUTS, { token, body: line(1) });
      const before = await taken(others);
      const second = await start(everything);

      // The server has begun with it, and waits for the rest of its body.
      const put = beginPut(`${first.url}/api/v1${INPUTS}/${idOf(made)}`, token, line(2));
      await put.begun;
      const ended = first.stop();
      await refuses(first.url);
      const changed = await put.finish();
      expect(changed).toEqual({ status: 200, position: expect.stringMatching(/^\d+$/), connection: 'close' });
      expect(await ended).toBe(0);

      for (const [name, { holder, free }] of await leases())
        expect([name, free || holder !== before.get(name)?.holder]).toEqual([name, true]);
      expect(await read(second, token, changed.position)).toEqual([2]);
      const next = await call(second.url, 'POST', INPUTS, { token, body: line(3) });
      expect((await read(second, token, positionOf(next))).toSorted((a, b) => a - b)).toEqual([2, 3]);
    },
    SLOW,
  );

  test(
    'does so while Kafka is silent',
    async () => {
      cluster.kafka.hold();
      const others = await leases();
      const server = await start(everything, { KAFKA_BROKERS: cluster.kafka.address });
      const { token } = await newProducer(server.url, dataDir, 'silence@example.com');
      await call(server.url, 'POST', INPUTS, { token, body: line(1) });
      while (cluster.kafka.accepted === 0) await pause(5);
      await taken(others);
      expect(await server.stop()).toBe(0);
      const left = await leases();
      for (const name of LEASES) expect([name, left.get(name)?.free]).toEqual([name, true]);
    },
    SLOW,
  );
});
