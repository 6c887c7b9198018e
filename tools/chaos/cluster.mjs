// Kills projectors and publishers of the cluster again and again while people write (node tools/chaos/cluster.mjs --kills 25),
// or pauses one until another has taken over, as a machine that is cut off: others learn of that by its lease alone.
// At the end: every acknowledged line is shown and none twice, the read models equal a rebuild, every published event has
// reached a consumer at least once and in order for each stream. How soon another process took over is printed: at once,
// or the lease of five seconds, then what the machine needs for what people wrote meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { engines } from '../cluster.mjs';
import { call, freePort, newProducer, startServer, unlimited } from '../front-door.mjs';
import { build, ensureDependencies, say } from '../setup.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    writers: { type: 'string', default: '8' },
    seed: { type: 'string' },
  },
});
const kills = Number(values.kills);
const writers = Number(values.writers);
let seed = Number(values.seed ?? 1 + (Date.now() % 2147483646));
const random = () => ((seed = (seed * 48271) % 2147483647) - 1) / 2147483646;
/** What has not come after this, in milliseconds, does not come: a limit for what hangs. */
const PATIENCE = 60_000;
const ROLES = { projector: 'projections', publisher: 'publishing' };

await ensureDependencies();
if (process.env.TERROIR_BUILT !== 'yes') await build();
// It imports built packages, which a fresh clone has only now.
const { compareWithRebuild, heard } = await import('./cluster-aftermath.mjs');
const found = await engines();
say(`${kills} kills of projectors and publishers, ${writers} writers, seed ${seed}, on ${found.names.join(' · ')}`);
const dataDir = mkdtempSync(join(tmpdir(), 'terroir-chaos-'));
const installation = { ...unlimited, ...found.installation(), KAFKA_BROKERS: found.kafka };
const mongo = new MongoClient(installation.MONGODB_URL);
const database = mongo.db();

/** The processes by name; of each kind the one that has lived longest comes first. */
const running = new Map();
async function start(name, roles) {
  const env = { ...installation, ROLES: roles };
  const server = await startServer({ dataDir, port: await freePort(), env, every: 200 });
  running.set(name, server);
  return server;
}

/** Lines that the server acknowledged: id → what they must say. */
const acknowledged = new Map();
let position = 0;
let isOver = false;

async function write(url, token) {
  for (;;) {
    if (isOver) return;
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
    const at = Number(made.headers.get('x-position'));
    position = Math.max(position, at);
    await projected(url, token, at); // as the pages do; else people would write faster than a stand-in for MongoDB takes it
  }
}

/** Looks until something is so; answers how many milliseconds that took. */
async function until(isSo, what) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > PATIENCE) throw new Error(`After a minute still not so: ${what}`);
    await pause(20);
  }
  return performance.now() - began;
}

/** The read models show what was written up to a position. */
async function projected(url, token, at = position) {
  const headers = { 'x-min-position': String(at) };
  const isShown = async () => {
    const answer = await call(url, 'GET', '/firm', { token, headers, expect: [200, 503] });
    return answer.status === 200;
  };
  return until(isShown, `the read models have reached position ${at}`);
}

const toldUpTo = async () => (await database.collection('reactors').findOne({ _id: 'outward' }))?.position ?? 0;
/** Something is told that had not been told until now. */
async function published() {
  const before = await toldUpTo();
  return until(async () => (await toldUpTo()) > before, `more than position ${before} is told to Kafka`);
}

/** Whether the newest batch of the read models was begun and not carried out. */
async function isAmidBatch() {
  const state = await database.collection('state').findOne({ _id: 'state' });
  const [newest] = await database.collection('journal').find().sort({ _id: -1 }).limit(1).toArray();
  return (newest?.serial ?? 0) > (state?.d.s ?? 0);
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

const tally = { amid: 0, atWork: 0, paused: 0, projector: 0, publisher: 0 };
/**
 * Kills one process of a kind, mostly the one at work, waits until the other does its work, and starts it again. One of
 * three is paused first and killed when it has slept through that and woken up.
 */
async function kill(kind, url, token) {
  const [atWork, standingBy] = [...running.keys()].filter((name) => name.startsWith(kind));
  await pause(200 + 800 * random());
  const name = random() < 0.8 ? atWork : standingBy;
  const server = running.get(name);
  const isPaused = random() < 1 / 3;
  if (isPaused) {
    process.kill(server.pid, 'SIGSTOP');
    tally.paused += 1;
  } else await server.kill();
  if (name === atWork) {
    tally.atWork += 1;
    if (kind === 'projector' && (await isAmidBatch())) tally.amid += 1;
  }
  const took = kind === 'projector' ? await projected(url, token) : await published();
  tally[kind] = Math.max(tally[kind], took);
  if (isPaused) {
    process.kill(server.pid, 'SIGCONT');
    await pause(500); // it finds that its lease is gone
    await server.kill();
  }
  running.delete(name);
  await start(name, ROLES[kind]);
}

const takenOver = () =>
  `taken over within ${tally.projector.toFixed(0)} ms (read models) and ${tally.publisher.toFixed(0)} ms (Kafka)`;

try {
  const [{ url }] = await Promise.all([
    start('http', 'http'),
    start('projector 1', ROLES.projector),
    start('publisher 1', ROLES.publisher),
  ]);
  await Promise.all([start('projector 2', ROLES.projector), start('publisher 2', ROLES.publisher)]);
  const { token } = await newProducer(url, dataDir);
  const writing = Promise.all(Array.from({ length: writers }, () => write(url, token)));
  const story = (async () => {
    for (let killed = 0; killed < kills;) {
      const kinds = Object.keys(ROLES).slice(0, kills - killed);
      await Promise.all(kinds.map((kind) => kill(kind, url, token)));
      killed += kinds.length;
      if (killed % 10 < 2) say(`${killed} kills, ${acknowledged.size} lines, ${takenOver()}`);
    }
    isOver = true;
  })();
  await Promise.all([writing, story]);
  await projected(url, token);

  const rows = await shown(url, token);
  const lost = [...acknowledged].filter(([id, cost]) => rows.get(id) !== cost);
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged lines are missing or wrong, first ${lost[0][0]}`);
  if (kills >= 10 && tally.amid === 0) throw new Error('No projector was killed amid a batch: that proves nothing');
  for (const server of running.values()) await server.stop();
  running.clear();

  const { wanted, views } = await compareWithRebuild(installation);
  const publisher = await start('publisher', 'publishing');
  const { copies } = await heard(found.kafka, wanted);
  await publisher.stop();
  say(
    `${kills} kills, ${tally.atWork} of them of the one at work, ${tally.paused} paused before, ${tally.amid} amid a batch: ${acknowledged.size} lines, none lost, none twice; ` +
      `${views} rows the same after a rebuild; ${wanted.size} events told in order (${copies} again); ${takenOver()}`,
  );
} catch (error) {
  for (const [name, server] of running) say(`${name} said: …${server.said().slice(-2000)}`);
  throw error;
} finally {
  isOver = true;
  for (const server of running.values()) await server.kill();
  await database.dropDatabase();
  await mongo.close();
  rmSync(dataDir, { recursive: true, force: true });
  await found.close();
}
