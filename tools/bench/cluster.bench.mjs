// The cluster profile for its benches: the engines, installations of their own on them, and the built server in roles.
// Whatever was begun here has ended, and is gone from the engines that forget, when `close` resolves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Keyring, masterKey, personalLog } from '@terroir/store';
import { connectMongo, openEventStoreLog, openMongoSecrets } from '@terroir/store/cluster';
import { engines } from '../cluster.mjs';
import { freePort, startServer, unlimited } from '../front-door.mjs';
import { say } from '../setup.mjs';
import { weight } from './load.mjs';
import { dropDatabase } from './raw.cluster.mjs';

/** How much is done: enough for figures that stand, or (`--quick`) just enough to see that it works. */
const full = {
  rounds: 5,
  appends: 1000,
  alone: 100,
  rows: 10,
  reads: 200,
  commands: 200,
  lag: 8,
  events: 10_000,
  held: 2000,
  starts: 5,
};
const quick = {
  rounds: 1,
  appends: 200,
  alone: 20,
  rows: 2,
  reads: 40,
  commands: 40,
  lag: 2,
  events: 500,
  held: 200,
  starts: 1,
};

/** How long a personal key is used without asking whether it still stands, in milliseconds: as the server does. */
const KEY_MEMORY = 5000;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed) {
  let state = seed;
  return () => ((state = (state * 48271) % 2147483647) - 1) / 2147483646;
}

/** Waits until a process no longer changes its weight, five seconds at most; answers the weight. */
export async function atRest(pid) {
  let [{ now: weighed }, still] = [weight(pid), 0];
  for (let look = 0; look < 50 && still < 10; look += 1) {
    await pause(100);
    const { now } = weight(pid);
    still = Math.abs(now - weighed) < weighed / 100 ? still + 1 : 0;
    if (still === 0) weighed = now;
  }
  return weighed;
}

/** Opens the log and the database of an installation without a server; personal fields are encrypted as it would. */
export async function openStores({ EVENTSTORE_URL, MONGODB_URL, STORE_PREFIX, MASTER_KEY }) {
  const report = (error) => say(error.message);
  const mongo = await connectMongo(MONGODB_URL);
  const raw = await openEventStoreLog({ url: EVENTSTORE_URL, prefix: `${STORE_PREFIX}.`, report });
  const close = async () => {
    await raw.close();
    await mongo.close();
  };
  try {
    const secrets = await openMongoSecrets(mongo);
    const keyring = await Keyring.open(secrets, masterKey('', false, MASTER_KEY), (await raw.head()) === 0, KEY_MEMORY);
    return { log: personalLog(raw, keyring, report), mongo, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Does all of these in turn, even where one of them fails; then throws the first failure. */
async function endAll(endings) {
  const failures = [];
  for (const end of endings)
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

/** Finds or starts the engines; answers what the benches of the profile are given. */
export async function open({ isQuick, seed }) {
  const found = await engines();
  say(found.names.join(' · '));
  const installations = [];
  /** Every server from the moment on at which it is begun. */
  const servers = new Set();
  let closing = null;
  const ended = (how) => async (starting) => {
    servers.delete(starting);
    const server = await starting.catch(() => null); // one that never was ready has ended already, as its starter was told
    await server?.[how]();
  };

  /** A process of an installation that does what its roles say. */
  async function server({ dataDir, ...env }, roles) {
    const port = await freePort();
    if (closing !== null) throw new Error('Nothing is begun any more: the benches are ending');
    const starting = startServer({ dataDir, port, env: { ...unlimited, ...env, ROLES: roles } });
    servers.add(starting);
    const ready = await starting;
    return { ...ready, stop: () => ended('stop')(starting) };
  }

  return {
    names: found.names,
    kafka: found.kafka,
    sizes: isQuick ? quick : full,
    random: seeded(seed),
    server,
    /** Settings of an installation of its own, and a folder for its letters. */
    installation() {
      const dataDir = mkdtempSync(join(tmpdir(), 'terroir-bench-'));
      const settings = { ...found.installation(), KAFKA_BROKERS: found.kafka, dataDir };
      installations.push(settings);
      return settings;
    },
    /** A process for each role of an installation. */
    async roles(settings) {
      const [http, projections, publishing] = await Promise.all(
        ['http', 'projections', 'publishing'].map((role) => server(settings, role)),
      );
      const all = Object.entries({ http, projections, publishing });
      return {
        http,
        /** What each of them weighs when it does nothing, in bytes, and at most so far. */
        atRest: () =>
          Promise.all(all.map(async ([role, { pid }]) => ({ role, now: await atRest(pid), most: weight(pid).most }))),
        stop: () => Promise.all(all.map(([, one]) => one.stop())),
      };
    },
    close: () => (closing ??= close()),
  };

  async function close() {
    await Promise.all(Array.from(servers, ended('kill')));
    await endAll([
      ...installations.flatMap(({ MONGODB_URL, dataDir }) => [
        () => dropDatabase(MONGODB_URL),
        () => rmSync(dataDir, { recursive: true, force: true }),
      ]),
      () => found.close(),
    ]);
  }
}
