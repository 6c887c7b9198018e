import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { demoPeople, fillFreshFolder } from '@terroir/demo';
import type { StoredEvent } from '@terroir/events';
import { DamagedLog, openBlobFolder, openLog, publishing, react, underLease } from '@terroir/store';
import { connectMongo, mongoStreamHeads } from '@terroir/store/cluster';
import { EventStoreDouble, faultProxy, ownIdOf, until } from '@terroir/store/doubles';
import { migration, type Migration } from './migrate.command.ts';
import { clusterInstallation, embeddedInstallation, keyOf, migrate, type Installed } from './migrate.ts';
import { Mistake } from './words.ts';

const NOW = '2026-05-01T12:00:00.000Z';
const LATER = '2999-01-01T00:00:00.000Z';
const image = new Uint8Array(randomBytes(300_000));
let root: string;
/** An installation as it was left by an embedded server; every test works on a copy. */
let model: string;
let folder: string;
let back: string;
let double: EventStoreDouble;
let env: Record<'EVENTSTORE_URL' | 'MONGODB_URL' | 'STORE_PREFIX' | 'MASTER_KEY', string>;
let tests = 0;

const fail = (error: unknown): never => {
  throw error;
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'terroir-migrate-'));
  model = join(root, 'model');
  const people = demoPeople.filter(({ name }) => name === 'Hatley Creek Farm');
  await fillFreshFolder(model, { until: NOW, people, report: fail });
  const blobs = await openBlobFolder(join(model, 'blobs'));
  await blobs.put(image, 'image/webp');
  await blobs.put(new Uint8Array([1, 2, 3]), 'image/png');
  await blobs.close();
  await on(model, async ({ secrets, checkpoints, log }) => {
    const secret = { owner: 'account-1', value: { of: 'it' } };
    await secrets.put({ kind: 'session', key: 'going', ...secret, expires: LATER });
    await secrets.put({ kind: 'session', key: 'over', ...secret, expires: NOW });
    await secrets.put({ kind: 'idempotency', key: 'answer', ...secret, expires: null });
    const head = await log.head();
    await checkpoints.set('letters', head - 4); // four events wait for their letters
    await checkpoints.set('outward-file', head - 1); // the last one is the seal
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(async () => {
  tests += 1;
  [folder, back] = [join(root, `from-${tests}`), join(root, `back-${tests}`)];
  cpSync(model, folder, { recursive: true });
  double = await new EventStoreDouble().start();
  const name = `t${randomBytes(6).toString('hex')}`;
  const mongo = new URL(process.env['MONGODB_URL'] ?? '');
  mongo.pathname = `/${name}`;
  env = {
    EVENTSTORE_URL: double.url,
    MONGODB_URL: mongo.href,
    STORE_PREFIX: name,
    MASTER_KEY: keyOf(model, undefined),
  };
});
afterEach(async () => {
  double.stop();
  const mongo = await connectMongo(env.MONGODB_URL);
  await mongo.runLong((database) => database.dropDatabase());
  await mongo.close();
});

async function on<T>(dir: string, work: (installed: Installed) => Promise<T>): Promise<T> {
  const installed = await embeddedInstallation(dir, keyOf(model, undefined));
  try {
    return await work(installed);
  } finally {
    await installed.close();
  }
}
const address = () => ({
  eventStoreUrl: env.EVENTSTORE_URL,
  mongoUrl: env.MONGODB_URL,
  prefix: `${env.STORE_PREFIX}.`,
});
async function onCluster<T>(work: (installed: Installed) => Promise<T>): Promise<T> {
  const installed = await clusterInstallation(address());
  try {
    return await work(installed);
  } finally {
    await installed.close();
  }
}
const go = (to: Migration['to'], more: Partial<Migration> = {}) =>
  migration({ to, data: to === 'cluster' ? folder : back, env, report: fail, ...more });
const refusal = (going: Promise<unknown>): Promise<unknown> =>
  going.then(
    () => null,
    (error: unknown) => error,
  );

async function eventsIn(log: Installed['log']): Promise<readonly StoredEvent[]> {
  const events = await log.readAll(0, 10_000);
  return events.filter(({ stream }) => stream !== 'seal-log');
}

/** Everything that an installation must bring with it. */
async function contentOf({ log, secrets, blobs }: Installed) {
  const kept: string[] = [];
  for await (const secret of secrets.all(NOW))
    if (secret.kind !== 'idempotency' && secret.kind !== 'checkpoint') kept.push(JSON.stringify(secret));
  const images: unknown[] = []; // in the order of their ids
  for await (const id of blobs.list()) images.push([id, (await blobs.get(id))?.contentType]);
  const events = (await eventsIn(log)).map(({ position: _position, hash: _hash, ...event }) => event);
  return { events, secrets: kept.sort(), images };
}

/** What follows the log that begins on an installation: who gets a letter, and what is told to each place outside. */
async function reactionsOf({ log, checkpoints }: Installed) {
  const events = await eventsIn(log);
  const head = events.at(-1)?.position ?? 0;
  const letters: string[] = [];
  const keep = async ({ id }: { readonly id: string }): Promise<void> => {
    letters.push(id);
  };
  const types = Object.fromEntries(events.map(({ type }) => [type, keep]));
  const letter = await react({ name: 'letters', log, checkpoints, from: 'head', on: types });

  async function toldTo(name: 'outward' | 'outward-file'): Promise<readonly string[]> {
    const told: string[] = [];
    const publisher = await publishing({
      name,
      log,
      checkpoints,
      messageOf: ({ id, stream }) =>
        stream === 'seal-log'
          ? null
          : {
              topic: 't',
              key: stream,
              headers: { event_id: id, event_type: '', event_version: '', position: '' },
              value: '',
            },
      publisher: {
        async publish(messages) {
          for (const { headers } of messages) told.push(headers.event_id);
        },
        close: () => Promise.resolve(),
      },
    });
    await until(() => publisher.position >= head);
    await publisher.close();
    return told;
  }
  const [kafka, file] = [await toldTo('outward'), await toldTo('outward-file')];
  await until(() => letter.position >= head);
  await letter.close();
  return { letters, kafka, file };
}

describe('an installation that moves up and back', () => {
  test('has every event, secret and image on either side, and its chains are sound', async () => {
    const before = await on(folder, contentOf);
    const up = await go('cluster');
    const { length: events } = before.events;
    expect(before.images).not.toEqual([]);
    expect(up).toMatchObject({ events, written: events, images: before.images.length });
    expect(await onCluster(contentOf)).toEqual(before);
    expect(await onCluster(({ verify }) => verify(() => undefined))).toEqual({ events: up.events, seals: null });
    const down = await go('embedded');
    expect(down).toMatchObject({ events: up.events, hash: up.hash, secrets: up.secrets, images: up.images });
    expect(await on(back, contentOf)).toEqual(before);
    expect(await on(back, ({ verify }) => verify(() => undefined))).toMatchObject({ seals: 1 });
    // Its people can be read: the keys came with the ciphertext.
    const opened = await openLog({ dir: back, writer: 'inline', masterKey: env.MASTER_KEY });
    const named = (await opened.log.readAll(0, 100)).find(({ type }) => type === 'AccountRegistered');
    await opened.close();
    expect(named?.data).toMatchObject({ name: 'Margaret Whitcomb' });
  });

  test('leaves behind what is over and what is about positions of one log', async () => {
    await go('cluster');
    await onCluster(async ({ secrets }) => {
      expect(await secrets.get('session', 'going', NOW)).not.toBeNull();
      expect(await secrets.get('session', 'over', '2026-04-01T00:00:00.000Z')).toBeNull();
      expect(await secrets.get('idempotency', 'answer', NOW)).toBeNull();
    });
  });

  test('begins without the stream heads that were kept of another log', async () => {
    const mongo = await connectMongo(env.MONGODB_URL);
    const heads = mongoStreamHeads(mongo);
    try {
      await heads.keep([{ stream: 'input-of-another', revision: 3, hash: 'another', position: 1 }], 1);
      const { events } = await go('cluster');
      expect(await onCluster(({ verify }) => verify(() => undefined))).toEqual({ events, seals: null });
      expect([await heads.checkpoint(), await heads.pages()[Symbol.asyncIterator]().next()]).toEqual([
        0,
        { done: true, value: undefined },
      ]);
    } finally {
      await mongo.close();
    }
  });

  test('goes on where each follower stood: no letter twice, and all of it to Kafka although the file has had it', async () => {
    const all = (await on(folder, ({ log }) => eventsIn(log))).map(({ id }) => id);
    const waiting = all.slice(-3);
    await go('cluster');
    expect(await onCluster(reactionsOf)).toEqual({ letters: waiting, kafka: all, file: [] });
    await go('embedded');
    expect(await on(back, reactionsOf)).toEqual({ letters: [], kafka: [], file: [] });
  });

  test('changes nothing when it moves once more', async () => {
    const rows = async () => {
      const mongo = await connectMongo(env.MONGODB_URL);
      const found: unknown[] = [];
      for (const name of ['secrets', 'reactors', 'blobs.files', 'blobs.chunks'])
        found.push(await mongo.run(() => mongo.rows<{ _id: never }>(name).find({}).sort({ _id: 1 }).toArray()));
      await mongo.close();
      return JSON.stringify(found);
    };
    const first = await go('cluster');
    const before = [await rows(), double.log.length];
    expect(await go('cluster')).toEqual({ ...first, written: 0 });
    expect([await rows(), double.log.length]).toEqual(before);
    await go('embedded');
    const content = await on(back, contentOf);
    expect(await go('embedded')).toEqual({ ...first, written: 0 });
    expect(await on(back, contentOf)).toEqual(content);
  });
});

/** An installation that dies at its n-th write of a kind. */
function mortal(to: Installed, part: 'secrets' | 'images' | 'events' | 'places', left: number): Installed {
  const step =
    <Given extends unknown[], Answer>(of: typeof part, work: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> => {
      if (of === part) left -= 1;
      return left < 0 ? Promise.reject(new Error('Killed')) : work(...given);
    };
  return {
    ...to,
    log: {
      append: step('events', (...append: Parameters<typeof to.log.append>) => to.log.append(...append)),
      readAll: (after, limit) => to.log.readAll(after, limit),
      readStream: (stream, from) => to.log.readStream(stream, from),
      head: () => to.log.head(),
      subscribe: (after, onEvents) => to.log.subscribe(after, onEvents),
      close: () => to.log.close(),
    },
    secrets: { ...to.secrets, put: step('secrets', (secret) => to.secrets.put(secret)) },
    blobs: { ...to.blobs, put: step('images', (bytes, type) => to.blobs.put(bytes, type)) },
    checkpoints: {
      all: () => to.checkpoints.all(),
      get: (name) => to.checkpoints.get(name),
      remove: (name) => to.checkpoints.remove(name),
      set: step('places', (name, position) => to.checkpoints.set(name, position)),
    },
  };
}

describe('a move that is broken off', () => {
  test.each([
    ['secrets', 2],
    ['images', 1],
    ['events', 1],
    ['events', 57],
    ['places', 1],
  ] as const)('among the %s, after %i of them, goes on where it was', async (part, left) => {
    const before = await on(folder, contentOf);
    await on(folder, (from) =>
      onCluster(async (to) => {
        await expect(migrate(from, mortal(to, part, left), NOW)).rejects.toThrow('Killed');
      }),
    );
    const there = double.log.length;
    expect(await go('cluster')).toMatchObject({ written: before.events.length - there });
    expect(await onCluster(contentOf)).toEqual(before);
    expect((await onCluster(reactionsOf)).letters).toHaveLength(3);
    await on(back, (to) =>
      onCluster(async (from) => {
        await expect(migrate(from, mortal(to, part, left), NOW)).rejects.toThrow('Killed');
      }),
    );
    await go('embedded');
    expect(await on(back, contentOf)).toEqual(before);
    expect(await on(back, reactionsOf)).toEqual({ letters: [], kafka: [], file: [] });
  });

  test.each([1, 60])('by kill -9 after %i appends, either way, goes on where it was', async (appends) => {
    const before = await on(folder, contentOf);
    await killed('cluster', folder, appends);
    const up = await go('cluster');
    expect(up.written).toBeLessThanOrEqual(before.events.length - appends);
    expect(await onCluster(contentOf)).toEqual(before);
    await killed('embedded', back, 1);
    expect(await go('embedded')).toMatchObject({ hash: up.hash });
    expect(await on(back, contentOf)).toEqual(before);
  });

  test('by a cut connection tells that it can be run again, and goes on where it was', async () => {
    const before = await on(folder, contentOf);
    const mongo = new URL(env.MONGODB_URL);
    const [events, rest] = [await faultProxy(double.port), await faultProxy(Number(mongo.port))];
    const through = { ...env, EVENTSTORE_URL: `esdb://${events.address}?tls=false&defaultDeadline=1000` };
    mongo.host = rest.address;
    through.MONGODB_URL = mongo.href;
    const report = () => undefined; // leases are missed as well
    try {
      // An engine goes away after so many bytes; it is back for the next attempt. Images come before events.
      for (const [engine, bytes] of [
        [rest, 100_000],
        [events, 3000],
        [events, 20_000],
        [events, 60_000],
      ] as const) {
        void engine.cutAfter(bytes, 'up').then(() => engine.refuse());
        const error = await refusal(go('cluster', { env: through, report }));
        expect(error).toBeInstanceOf(Mistake);
        expect((error as Mistake).words.en).toMatch(/interrupted.*Run the command again/);
        await engine.accept();
      }
      await go('cluster', { env: through, report });
    } finally {
      await Promise.all([events.close(), rest.close()]);
    }
    expect(await onCluster(contentOf)).toEqual(before);
    expect(await onCluster(({ verify }) => verify(() => undefined))).toMatchObject({ events: before.events.length });
  });

  test('does not keep what was destroyed at the old place since', async () => {
    await on(folder, (from) =>
      onCluster(async (to) => {
        await expect(migrate(from, mortal(to, 'events', 5), NOW)).rejects.toThrow('Killed');
      }),
    );
    const opened = await openLog({ dir: folder, writer: 'inline' });
    let person = '';
    for await (const { kind, key } of opened.secrets.all(NOW)) if (kind === 'personal_key') person = key;
    await opened.keyring.erase(person);
    await opened.close();
    const blobs = await openBlobFolder(join(folder, 'blobs'));
    for await (const id of blobs.list()) await blobs.remove(id);
    await go('cluster');
    expect(await onCluster(contentOf)).toEqual(await on(folder, contentOf));
    expect(await onCluster(({ secrets }) => secrets.get('personal_key', person, NOW))).toBeNull();
  });
});

/** Migrates in a process that is killed after so many appends have landed. */
async function killed(to: Migration['to'], data: string, appends: number): Promise<void> {
  const flags = ['--conditions=source', '--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'migrate.victim.fixture.ts'), to, data], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  let landed = 0;
  for await (const _ of createInterface(child.stdout)) {
    landed += 1;
    if (landed === appends) child.kill('SIGKILL');
  }
  expect(await gone).toBe('SIGKILL');
}

describe('what is not as it should be', () => {
  const at = (index: number) => double.log[index] ?? fail(new Error('No such event'));
  const idOf = (index: number) => ownIdOf(at(index));
  const changed = (index: number, from: string, to: string): void => {
    const text = Buffer.from(at(index).data).toString();
    expect(text).toContain(from);
    at(index).data = Buffer.from(text.replace(from, to));
  };

  test('a changed event in the target is named, and nothing more is written', async () => {
    await go('cluster');
    changed(3, '":"', '":"x');
    const error = await refusal(go('cluster'));
    expect(error).toBeInstanceOf(Mistake);
    expect((error as Mistake).words.en).toContain(`event ${idOf(3)} (position ${at(3).commit + 1} there)`);
    expect((error as Mistake).words.fr).toContain(idOf(3));
  });

  test('an event that is changed on its way is found at the end', async () => {
    let copied = 0;
    const copying = (): void => {
      copied += 1;
      if (copied === 40) changed(5, '":"', '":"x');
    };
    const error = await refusal(go('cluster', { steps: { copying } }));
    expect((error as Mistake).words.en).toContain(idOf(5));
  });

  test('a byte that changes no meaning breaks the chain, which is walked at the end', async () => {
    const copying = (): void => {
      if (double.log.length > 20) at(6).data = Buffer.from(Buffer.from(at(6).data).toString().replace('":', '": '));
    };
    const error = await refusal(go('cluster', { steps: { copying } }));
    expect(error).toBeInstanceOf(DamagedLog);
    expect((error as DamagedLog).position).toBe(at(6).commit + 1);
  });

  test('a damaged source is not copied: a new chain would make it look sound', async () => {
    await go('cluster');
    changed(8, '":"', '":"x');
    const error = await refusal(go('embedded'));
    expect(error).toBeInstanceOf(DamagedLog);
    expect((error as DamagedLog).position).toBe(at(8).commit + 1);
  });

  test('a target that holds another installation is refused, and stays as it was', async () => {
    await go('cluster');
    const before = [JSON.stringify(await onCluster(contentOf)), double.log.length];
    const other = join(root, `other-${tests}`);
    const people = demoPeople.filter(({ name }) => name !== 'Hatley Creek Farm').slice(0, 1);
    await fillFreshFolder(other, { until: NOW, people, masterKey: env.MASTER_KEY, report: fail });
    const taken = await refusal(go('cluster', { data: other }));
    expect((taken as Mistake).words.en).toContain('another installation');
    expect([JSON.stringify(await onCluster(contentOf)), double.log.length]).toEqual(before);
    // Another prefix has an empty log, but the database is somebody else’s.
    const elsewhere = await refusal(go('cluster', { data: other, env: { ...env, STORE_PREFIX: 'elsewhere' } }));
    expect((elsewhere as Mistake).words.en).toContain('another database');
    expect([JSON.stringify(await onCluster(contentOf)), double.log.length]).toEqual(before);
    const down = await refusal(go('embedded', { data: other }));
    expect((down as Mistake).words.en).toContain('another installation');
  });

  test('a target that has gone on since is refused, and its newer secrets stay', async () => {
    await go('cluster');
    await go('embedded');
    await onCluster(async ({ log, secrets }) => {
      const [last] = (await log.readAll(0, 10_000)).slice(-1);
      const { position: _p, hash: _h, stream, revision, ...event } = last ?? fail(new Error('No event'));
      await log.append(stream, revision, [{ ...event, id: crypto.randomUUID() }]);
      await secrets.put({ kind: 'session', key: 'new', owner: 'account-1', value: {}, expires: LATER });
    });
    const error = await refusal(go('cluster'));
    expect((error as Mistake).words.en).toContain('gone on since');
    expect(await onCluster(({ secrets }) => secrets.get('session', 'new', NOW))).not.toBeNull();
  });

  test('the key of another installation is refused before a folder is made', async () => {
    await go('cluster');
    const MASTER_KEY = randomBytes(32).toString('base64');
    expect(await refusal(go('embedded', { env: { ...env, MASTER_KEY } }))).toBeInstanceOf(Mistake);
    expect(await refusal(go('embedded', { env: { ...env, MASTER_KEY: '' } }))).toBeInstanceOf(Mistake);
    expect(existsSync(back)).toBe(false);
  });
});

describe('while others are at work', () => {
  test('a folder that a server has is refused', async () => {
    const server = await openLog({ dir: folder, writer: 'inline' });
    const error = await refusal(go('cluster'));
    await server.close();
    expect((error as Mistake).words.en).toContain('in use by another Terroir process');
    expect(double.log).toHaveLength(0);
  });

  test('a cluster whose processes run is refused by what they do, and nothing is written', async () => {
    const mongo = await clusterInstallation(address());
    const begun = Promise.withResolvers<void>();
    const server = underLease({
      leases: mongo.leases,
      name: 'letters',
      holder: 'a server',
      report: fail,
      begin() {
        begun.resolve();
        return Promise.resolve({ close: () => Promise.resolve() });
      },
    });
    await begun.promise;
    const error = await refusal(go('cluster', { patience: 1500 }));
    expect((error as Mistake).words.en).toContain('at work (letters)');
    expect(double.log).toHaveLength(0);
    await server.close();
    await go('cluster');
    await mongo.close();
  });
});
