import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Command } from 'commander';
import { z } from 'zod';
import { demoPeople, fillFreshFolder } from '@terroir/demo';
import { view } from '@terroir/kernel';
import { DamagedLog, readLog, underLease, type AnyView, type UnderLease } from '@terroir/store';
import { connectMongo, openCluster, type ClusterStore } from '@terroir/store/cluster';
import { EventStoreDouble, ownIdOf } from '@terroir/store/doubles';
import { addAccount } from './account.command.ts';
import { addBackup } from './backup.command.ts';
import { addExport, exported } from './export.command.ts';
import { withInstallation, withProjector } from './installation.ts';
import { migration } from './migrate.command.ts';
import { keyOf } from './migrate.ts';
import { asProjector } from './projecting.ts';
import { addVerify } from './verify.command.ts';
import { addViews } from './views.command.ts';
import { Mistake } from './words.ts';

// The other commands on an installation in the cluster, in a process whose environment names it.

const fail = (error: unknown): never => {
  throw error;
};
let root: string;
let double: EventStoreDouble;
let settings: Record<'EVENTSTORE_URL' | 'MONGODB_URL' | 'STORE_PREFIX' | 'MASTER_KEY', string>;
const before = { ...process.env };
const closing: { close(): Promise<void> }[] = [];
const kept = <Part extends { close(): Promise<void> }>(part: Part): Part => {
  closing.push(part);
  return part;
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'terroir-cluster-'));
  double = await new EventStoreDouble().start();
  const name = `t${randomBytes(6).toString('hex')}`;
  const mongo = new URL(process.env['MONGODB_URL'] ?? '');
  mongo.pathname = `/${name}`;
  const people = demoPeople.filter(({ name }) => name === 'Hatley Creek Farm');
  const data = join(root, 'data');
  await fillFreshFolder(data, { until: '2026-05-01T12:00:00.000Z', people, report: fail });
  settings = {
    EVENTSTORE_URL: double.url,
    MONGODB_URL: mongo.href,
    STORE_PREFIX: name,
    MASTER_KEY: keyOf(data, undefined),
  };
  await migration({ to: 'cluster', data, env: settings, report: fail });
  Object.assign(process.env, settings, { DATA_DIR: join(root, 'nothing') });
});
afterEach(async () => {
  for (const part of closing.splice(0).toReversed()) await part.close();
});
afterAll(async () => {
  for (const name of [...Object.keys(settings), 'DATA_DIR']) {
    const value = before[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  const mongo = await connectMongo(settings.MONGODB_URL);
  await mongo.runLong((database) => database.dropDatabase());
  await mongo.close();
  double.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Runs a command; answers the lines that it wrote to standard output. */
async function terroir(...words: string[]): Promise<readonly string[]> {
  const program = new Command('terroir').option('--data <folder>').exitOverride();
  for (const add of [addVerify, addViews, addAccount, addExport, addBackup]) add(program);
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => lines.push(line);
  try {
    await program.parseAsync(words, { from: 'user' });
  } finally {
    console.log = log;
  }
  return lines;
}
const refused = (...words: string[]): Promise<unknown> =>
  terroir(...words).then(
    () => null,
    (error: unknown) => error,
  );

/** A server that makes the read models, as far as others can tell. */
async function someServer(store: Pick<ClusterStore, 'leases'>): Promise<UnderLease> {
  const begun = Promise.withResolvers<void>();
  const server = kept(
    underLease({
      leases: store.leases,
      name: 'projections',
      holder: 'a server',
      report: fail,
      begin() {
        begun.resolve();
        return Promise.resolve({ close: () => Promise.resolve() });
      },
    }),
  );
  await begun.promise;
  return server;
}
const opened = async (views: readonly AnyView[] = []): Promise<ClusterStore> =>
  kept(
    await openCluster({
      eventStoreUrl: settings.EVENTSTORE_URL,
      mongoUrl: settings.MONGODB_URL,
      prefix: `${settings.STORE_PREFIX}.`,
      masterKey: Buffer.from(settings.MASTER_KEY, 'base64'),
      views,
      projects: false,
      report: fail,
    }),
  );

describe('verify', () => {
  test('walks the event store and names the first event of which one byte was changed', async () => {
    expect(await terroir('verify')).toEqual([`The log is sound: ${double.log.length} events.`]);
    const victim = double.log[7] ?? fail(new Error('No such event'));
    const { data } = victim;
    victim.data = Buffer.from(Buffer.from(data).toString().replace('":"', '":"x'));
    const error = await refused('verify');
    victim.data = data;
    expect(error).toBeInstanceOf(DamagedLog);
    expect((error as DamagedLog).position).toBe(victim.commit + 1);
    expect((error as DamagedLog).message).toContain(ownIdOf(victim));
  });

  test('names the end of an event store that has lost what somebody has followed it to', async () => {
    const last = double.log.pop() ?? fail(new Error('No event'));
    await (await opened()).checkpoints.set('seen', last.commit + 1);
    const error = await refused('verify');
    double.log.push(last);
    expect(error).toMatchObject({ name: 'DamagedLog', position: (double.log.at(-2)?.commit ?? NaN) + 1 });
    expect(await refused('verify')).toBeNull();
  });

  test('walks the folder that is named on the command line all the same', async () => {
    const [line] = await terroir('--data', join(root, 'data'), 'verify');
    expect(line).toMatch(/events, 1 seals\.$/);
  });
});

describe('export', () => {
  test('writes what a data folder would, but for the places', async () => {
    const file = join(root, 'events.ndjson');
    await terroir('export', '--to', file);
    const placeless = (event: object) => ({ ...event, position: 0, hash: '' });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const events = [...readLog(join(root, 'data'))].filter(({ stream }) => stream !== 'seal-log');
    expect(lines.map((line) => placeless(JSON.parse(line) as object))).toEqual(
      events.map((event) => placeless(exported(event))),
    );
  });
});

describe('account', () => {
  test('lists, creates and records payments, also when no server makes read models', async () => {
    const [line] = await terroir('account', 'list');
    expect(line).toMatch(/margaret\.whitcomb@terroir\.example\tMargaret Whitcomb$/);
    await terroir('account', 'payment', 'margaret.whitcomb@terroir.example', '--until', '2027-12-31');
    await terroir(
      'account',
      'analyst',
      '--name',
      'Ana Lyst',
      '--email',
      'ana@terroir.example',
      '--password',
      'Rhubarbe-42!',
    );
    const listed = await terroir('account', 'list');
    expect(listed.find((one) => one.includes('Ana Lyst'))).toContain('\tanalyst\t');
    await terroir('account', 'erase', 'ana@terroir.example', '--yes');
    expect((await terroir('account', 'list')).join('\n')).not.toContain('Ana Lyst');
  }, 120_000); // five processes’ worth of opening, the first with all read models to build
});

describe('rebuild and replay-parked', () => {
  test('build under the lease and give it back at once', async () => {
    const lines = await terroir('rebuild');
    const head = (double.log.at(-1)?.commit ?? 0) + 1;
    expect(lines).toContain(`account: position ${head}, 0 parked`);
    expect(await terroir('replay-parked')).toEqual(['0 events folded, 0 still parked.']);
    const store = await opened();
    expect(await store.leases.take('projections', 'another', 5000)).not.toBeNull();
    await store.leases.release('projections', 'another', 1_000_000);
  });

  test('know their read models by name', async () => {
    const error = await refused('rebuild', 'acount');
    expect(error).toBeInstanceOf(Mistake);
    expect((error as Mistake).message).toContain('account');
  });

  test('tell in both languages that another process has the lease, and what to do', async () => {
    await someServer(await opened());
    const told: string[] = [];
    const onWait = ({ en, fr }: { en: string; fr: string }) => told.push(en, fr);
    const error = await withProjector(undefined, { seconds: 0.2, onWait }, () => Promise.resolve()).catch(
      (failure: unknown) => failure,
    );
    expect(told).toEqual([expect.stringMatching(/stop every server/), expect.stringMatching(/arrêtez maintenant/)]);
    expect(error).toBeInstanceOf(Mistake);
    expect((error as Mistake).words).toEqual({
      en: expect.stringMatching(/role “projections”/),
      fr: expect.stringMatching(/rôle «\u00A0projections\u00A0»/),
    });
  });

  test('wait for a process that is ending, and go on when it has', async () => {
    const server = await someServer(await opened());
    const onWait = () => void server.close();
    const names = await withProjector(undefined, { seconds: 60, onWait }, async (projector) => {
      await projector.rebuild('account');
      return (await projector.standing()).map(({ name }) => name);
    });
    expect(names).toContain('account');
  });

  test('end in one sentence when the lease is lost on the way, and Ctrl+C ends the waiting', async () => {
    const store = await opened();
    const deaf = { ...store, leases: { ...store.leases, renew: () => Promise.resolve(false) } };
    const forever = () => new Promise<never>(() => undefined);
    const options = { seconds: 20, views: [], report: fail };
    await expect(asProjector(deaf, options, forever)).rejects.toThrow(/lease of the read models was lost/);
    await someServer(store);
    const stop = new AbortController();
    const onWait = () => stop.abort(new Mistake({ en: 'Stopped', fr: 'Arrêté' }));
    await expect(asProjector(store, { ...options, signal: stop.signal, onWait }, forever)).rejects.toThrow('Stopped');
  });

  test('fold what could not be folded, under the lease', async () => {
    let broken = true;
    const named = view<{ name: string }, { type: 'AccountRegistered'; data: { name: string } }>({
      name: 'named',
      version: 1,
      row: z.object({ name: z.string() }),
      aggregate: 'account',
      key: ({ stream }) => stream,
      indexes: {},
      on: {
        AccountRegistered(_, { data }) {
          if (broken) throw new Error('Not yet');
          return { name: data.name };
        },
      },
    });
    const views: readonly AnyView[] = [named];
    const store = await opened(views);
    const options = { seconds: 20, views, report: () => undefined };
    const parked = await asProjector(store, options, async (projector) => {
      await projector.waitFor(await store.log.head(), 30_000);
      return projector.parked('named');
    });
    expect(parked).toBeGreaterThan(0);
    broken = false;
    const replayed = await asProjector(store, options, (projector) => projector.replayParked());
    expect(replayed).toEqual({ replayed: parked, parked: 0 });
  });
});

describe('what is about files', () => {
  test.each([
    ['backup', /migrate --to embedded/, /sauvegardez EventStoreDB/],
    ['restore', /migrate --to cluster/, /moteurs vides/],
  ])('%s is refused in both languages, with another way', async (command, en, fr) => {
    const error = await refused(command, join(root, 'copy'));
    expect(error).toBeInstanceOf(Mistake);
    expect((error as Mistake).words).toEqual({ en: expect.stringMatching(en), fr: expect.stringMatching(fr) });
  });
});

describe('an engine that cannot be reached', () => {
  test('is told in one sentence', async () => {
    process.env['MONGODB_URL'] = 'mongodb://127.0.0.1:9/terroir';
    const error = await withInstallation(undefined, () => Promise.resolve()).catch((failure: unknown) => failure);
    process.env['MONGODB_URL'] = settings.MONGODB_URL;
    expect(error).toBeInstanceOf(Mistake);
    expect((error as Mistake).words.fr).toMatch(/^Impossible d’ouvrir l’installation/);
  });
});
