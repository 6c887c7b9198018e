// Kills projectors and publishers of the cluster again and again while people write (node tools/chaos/cluster.mjs --kills 25).
// At the end: every acknowledged line is shown and none twice, the read models equal a rebuild, every published event has
// reached a consumer at least once and in order for each stream, and another process took over within ten seconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import kafkajs from 'kafkajs';
import { accountViews } from '@terroir/accounts/server';
import { financeViews } from '@terroir/finance/server';
import { openCluster } from '@terroir/http/cluster';
import { engines } from '../cluster.mjs';
import { call, freePort, newProducer, startServer, unlimited } from '../front-door.mjs';
import { build, ensureDependencies, say } from '../setup.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    writers: { type: 'string', default: '6' },
    seed: { type: 'string' },
  },
});
const kills = Number(values.kills);
const writers = Number(values.writers);
let seed = Number(values.seed ?? 1 + (Date.now() % 2147483646));
const random = () => ((seed = (seed * 48271) % 2147483647) - 1) / 2147483646;
/** Another process takes over within this, in milliseconds. */
const TAKEN_OVER = 10_000;

await ensureDependencies();
if (process.env.TERROIR_BUILT !== 'yes') await build();
const found = await engines();
say(`${kills} kills of a projector or a publisher, ${writers} writers, seed ${seed}, on ${found.names.join(' · ')}`);
const dataDir = mkdtempSync(join(tmpdir(), 'terroir-chaos-'));
const installation = { ...unlimited, ...found.installation(), KAFKA_BROKERS: found.kafka };
const running = new Map();

/** Starts a process in a role; those without pages are ready when the read models are. */
async function start(name, roles) {
  const server = await startServer({ dataDir, port: await freePort(), env: { ...installation, ROLES: roles } });
  running.set(name, server);
  return server;
}

const acknowledged = new Map();
let position = 0;
async function write(url, token, state) {
  while (!state.ended) {
    const cost = 1 + Math.floor(random() * 900_000);
    const body = {
      producer_input: {
        notes: '',
        input_category_id: 'vegetable_seeds',
        quantity_raw: 1,
        unit_id: 'kilogram',
        cost: cost / 100,
      },
    };
    const made = await call(url, 'POST', '/producer_inputs', { token, body, expect: [201, 503] });
    if (made.status === 503) continue; // the row did not come in time: the line may stand all the same
    acknowledged.set(made.body.data.id, cost);
    position = Math.max(position, Number(made.headers.get('x-position')));
  }
}

/** Whether the read models reach the newest line, and after how many milliseconds. */
async function reached(url, token, wanted) {
  const began = performance.now();
  for (;;) {
    const answer = await call(url, 'GET', '/producer_inputs?limit=1', {
      token,
      headers: { 'x-min-position': String(wanted) },
      expect: [200, 503],
    });
    if (answer.status === 200) return performance.now() - began;
    if (performance.now() - began > 60_000) throw new Error(`The read models do not reach position ${wanted}`);
  }
}

async function shown(url, token) {
  const rows = new Map();
  let cursor = '';
  do {
    const path = `/producer_inputs?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = await call(url, 'GET', path, { token });
    for (const { id, attributes } of page.body.data) {
      if (rows.has(id)) throw new Error(`Line ${id} is shown twice`);
      rows.set(id, Math.round(attributes.cost * 100));
    }
    cursor = page.body.meta.next_cursor ?? '';
  } while (cursor !== '');
  return rows;
}

/** Every row of every view, by its first index. */
async function everything(store) {
  const all = {};
  for (const view of [...accountViews, ...financeViews, { name: 'history', indexes: { company: [] } }]) {
    const collection = store.projector.collection(view.name);
    const [index] = Object.keys(collection.indexes);
    if (index === undefined) continue;
    const rows = [];
    let cursor;
    do {
      const page = await store.collections.find(collection, { index, limit: 500, ...(cursor && { cursor }) });
      rows.push(...page.documents);
      cursor = page.nextCursor;
    } while (cursor);
    all[view.name] = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }
  return all;
}

/** What the topic holds, until so many different events have been seen. */
async function told(expected) {
  const kafka = new kafkajs.Kafka({ brokers: found.kafka.split(','), logLevel: kafkajs.logLevel.NOTHING });
  const consumer = kafka.consumer({ groupId: `chaos-${Date.now()}` });
  await consumer.connect();
  await consumer.subscribe({ topics: ['terroir.finance'], fromBeginning: true });
  const seen = new Set();
  const last = new Map();
  const done = Promise.withResolvers();
  let copies = 0;
  await consumer.run({
    async eachMessage({ message }) {
      const id = String(message.headers.event_id);
      const key = String(message.key);
      if (!expected.has(id)) return; // another installation's
      copies += 1;
      if (seen.has(id)) return;
      seen.add(id);
      const at = Number(message.headers.position);
      if (at <= (last.get(key) ?? -1)) done.reject(new Error(`Event ${id} of ${key} came out of order`));
      last.set(key, at);
      if (seen.size === expected.size) done.resolve();
    },
  });
  const timer = setTimeout(
    () => done.reject(new Error(`${expected.size - seen.size} of ${expected.size} events never reached the consumer`)),
    120_000,
  );
  await done.promise.finally(() => clearTimeout(timer));
  await consumer.disconnect();
  return { events: seen.size, copies };
}

try {
  const [{ url }] = await Promise.all([
    start('http', 'http'),
    start('projector 1', 'projections'),
    start('publisher 1', 'publishing'),
  ]);
  await Promise.all([start('projector 2', 'projections'), start('publisher 2', 'publishing')]);
  const { token } = await newProducer(url, dataDir);
  const state = { ended: false };
  const writing = Array.from({ length: writers }, () => write(url, token, state));
  let slowest = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const name = `${kill % 2 === 0 ? 'publisher' : 'projector'} ${1 + Math.floor(random() * 2)}`;
    await pause(200 + random() * 600);
    await running.get(name).kill();
    const wanted = position;
    if (name.startsWith('projector')) slowest = Math.max(slowest, await reached(url, token, wanted));
    await start(name, name.startsWith('projector') ? 'projections' : 'publishing');
    if (kill % 5 === 0) say(`${kill} kills, ${acknowledged.size} lines, taken over within ${slowest.toFixed(0)} ms`);
  }
  state.ended = true;
  await Promise.all(writing);
  await reached(url, token, position);
  const rows = await shown(url, token);
  const lost = [...acknowledged].filter(([id, cost]) => rows.get(id) !== cost);
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged lines are missing or wrong, first ${lost[0][0]}`);
  if (slowest > TAKEN_OVER) throw new Error(`Another process took over only after ${slowest.toFixed(0)} ms`);

  for (const server of running.values()) await server.stop();
  const store = await openCluster({
    eventStoreUrl: installation.EVENTSTORE_URL,
    mongoUrl: installation.MONGODB_URL,
    prefix: `${installation.STORE_PREFIX}.`,
    masterKey: Buffer.from(installation.MASTER_KEY, 'base64'),
    views: [...accountViews, ...financeViews],
    projects: true,
    report: (error) => say(error.message),
  });
  while (!store.projection.isHeld) await pause(50);
  await store.projector.waitFor(await store.log.head(), 60_000);
  const before = await everything(store);
  await store.rebuild(null);
  if (!isDeepStrictEqual(before, await everything(store))) throw new Error('A rebuild gives other rows');
  const expected = new Set();
  for (let after = 0, page = []; (page = await store.raw.readAll(after, 1000)).length > 0; after = page.at(-1).position)
    for (const { id, stream } of page) if (stream.startsWith('producer_input-')) expected.add(id);
  await store.close();
  const publisher = await start('publisher 1', 'publishing,projections');
  const { events, copies } = await told(expected);
  await publisher.stop();
  say(
    `${kills} kills: ${acknowledged.size} lines, none lost, none twice, the same after a rebuild; ${events} events told in order (${copies - events} twice); taken over within ${slowest.toFixed(0)} ms`,
  );
} finally {
  for (const server of running.values()) await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
  await found.close();
}
