import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventTypes } from '@terroir/events';
import { Command } from 'commander';
import { demoPeople, fillFreshFolder } from '@terroir/demo';
import { DamagedLog, LOG_FILE, readLog, verifyLog } from '@terroir/store';
import { addAccount, instantOf } from './account.command.ts';
import { outwardContract } from './asyncapi.command.ts';
import { backUp, restore } from './backup.ts';
import { clusterFor, clusterIn, clusterKey } from './cluster.ts';
import { exported } from './export.command.ts';
import { withInstallation } from './installation.ts';
import { addPictures } from './pictures.command.ts';
import { Mistake, spoken } from './words.ts';

const run = promisify(execFile);
let root: string;
let data: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'terroir-cli-'));
  data = join(root, 'data');
  const people = demoPeople.filter(({ name }) => name === 'Hatley Creek Farm');
  const report = (error: unknown) => {
    throw error;
  };
  await fillFreshFolder(data, { until: '2026-05-01T12:00:00.000Z', people, report });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const nothing = () => undefined;
const headOf = async (folder: string) => {
  let head = 0;
  for await (const checked of verifyLog(folder)) head = checked.head;
  return head;
};

describe('export', () => {
  test('leaves every personal field out and everything else in', () => {
    const events = [...readLog(data)];
    const lines = events.map((event) => exported(event) as { type: string; data: object });
    expect(lines.length).toBe(events.length);
    for (const [place, { type, data: out }] of lines.entries()) {
      const hidden = eventTypes.get(type)?.personal ?? [];
      expect(Object.keys(out)).toEqual(
        Object.keys(events[place]?.data ?? {}).filter((field) => field !== '$personal' && !hidden.includes(field)),
      );
    }
    const text = JSON.stringify(lines);
    for (const typed of ['Whitcomb', 'Hatley Creek', '$personal']) expect(text).not.toContain(typed);
    expect(text).not.toContain('@terroir.example');
  });
});

describe('sweep-pictures', () => {
  const program = () => addedTo(new Command().option('--data <folder>'));
  const addedTo = (command: Command) => {
    addPictures(command);
    return command;
  };
  const picturesOf = (folder: string) =>
    withInstallation(folder, async ({ services: { blobs } }) => {
      const ids: string[] = [];
      for await (const id of blobs.list()) ids.push(id);
      return ids;
    });

  test('removes what no event names, and nothing that an event names, however old', async () => {
    const folder = join(root, 'swept');
    cpSync(data, folder, { recursive: true });
    const named = await picturesOf(folder);
    expect(named.length).toBeGreaterThan(3);
    await withInstallation(folder, ({ services: { blobs } }) => blobs.put(Buffer.from('of a lost race'), 'image/webp'));
    const said = jest.spyOn(console, 'log').mockReturnValue();
    await program().parseAsync(['--data', folder, 'sweep-pictures'], { from: 'user' });
    expect(said.mock.calls.flat()).toEqual(['1 pictures that no event named were removed.']);
    said.mockRestore();
    expect(await picturesOf(folder)).toEqual(named);
  });

  test('is refused while a server has the folder, which may be about to name a picture', async () => {
    const folder = join(root, 'served');
    cpSync(data, folder, { recursive: true });
    await withInstallation(folder, async () =>
      expect(program().parseAsync(['--data', folder, 'sweep-pictures'], { from: 'user' })).rejects.toThrow(Mistake),
    );
  });
});

describe('account erase', () => {
  test('leaves no text of a person in any file of the folder', async () => {
    const folder = join(root, 'erased');
    cpSync(data, folder, { recursive: true });
    const { email, typed } = await withInstallation(folder, async ({ store }) => {
      const events = await store.log.readAll(0, 100_000);
      const texts = events.flatMap(({ type, data: said }) =>
        (eventTypes.get(type)?.personal ?? []).map((field) => said[field]),
      );
      return {
        email: String(events.find(({ type }) => type === 'AccountRegistered')?.data['email']),
        typed: new Set(texts.filter((text): text is string => typeof text === 'string' && text.length > 7)),
      };
    });
    expect(typed.size).toBeGreaterThan(20);
    const found = () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const bytes = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
      return [...typed].filter((text) => bytes.some((file) => file.includes(text)));
    };
    expect(found().length).toBeGreaterThan(20);
    const said = jest.spyOn(console, 'log').mockReturnValue();
    const program = new Command().option('--data <folder>');
    addAccount(program);
    await program.parseAsync(['--data', folder, 'account', 'erase', email, '--yes'], { from: 'user' });
    expect(said.mock.calls.flat()).toEqual([expect.stringContaining('is erased')]);
    said.mockRestore();
    expect(found()).toEqual([]);
    expect(await headOf(folder)).toBeGreaterThan(await headOf(data));
  });
});

describe('backup and restore', () => {
  test('bring the same log, readable with its keys, to another folder', async () => {
    const copy = join(root, 'copy');
    const again = join(root, 'again');
    const events = await backUp(data, copy, nothing);
    expect(events).toBe(await headOf(data));
    await expect(restore(copy, data)).rejects.toThrow(Mistake);
    await expect(backUp(data, copy, nothing)).rejects.toThrow('not empty');
    expect(await restore(copy, again)).toBe(events);
    const name = await withInstallation(again, async ({ services }) => {
      const { documents } = services;
      const { accountView } = await import('@terroir/accounts/server');
      const page = await documents.find<{ name: string }>(accountView, { index: 'registration', limit: 1 });
      return page.documents[0]?.row.name;
    });
    expect(name).toBe('Margaret Whitcomb');
  });

  test('make folders and files that only their owner can read, also from a backup that others could', async () => {
    const copy = join(root, 'private-copy');
    const again = join(root, 'private-again');
    const parts = (folder: string) => ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
    const open = (folder: string) => parts(folder).filter((part) => (statSync(join(folder, part)).mode & 0o077) !== 0);
    await backUp(data, copy, nothing);
    expect(open(copy)).toEqual([]);
    for (const part of parts(copy)) chmodSync(join(copy, part), 0o755);
    await restore(copy, again);
    expect(parts(again).toSorted()).toEqual(expect.arrayContaining(['', LOG_FILE, 'secrets.sqlite']));
    expect(open(again)).toEqual([]);
  });

  test('refuse a folder that is no backup', async () => {
    await expect(restore(join(root, 'nowhere'), join(root, 'other'))).rejects.toThrow('holds no backup');
  });
});

describe('verify', () => {
  test('names the event of which one byte was changed', async () => {
    const copy = join(root, 'damaged');
    await backUp(data, copy, nothing);
    const log = new DatabaseSync(join(copy, LOG_FILE));
    const victim = log.prepare("SELECT position, data FROM events WHERE data LIKE '%quantity%' LIMIT 1").get();
    const position = Number(victim?.['position']);
    log
      .prepare('UPDATE events SET data = replace(data, ?, ?) WHERE position = ?')
      .run('quantity', 'quantitx', position);
    log.close();
    const failure = await headOf(copy).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DamagedLog);
    expect((failure as DamagedLog).position).toBe(position);
  });
});

describe('a data folder', () => {
  test('is refused in one sentence while another process has it', async () => {
    await withInstallation(data, async () => {
      const other = `import { DatabaseSync } from 'node:sqlite'; const db = new DatabaseSync(process.argv[1]); db.exec('BEGIN EXCLUSIVE');`;
      await expect(
        run(process.execPath, ['--input-type=module', '-e', other, join(data, 'terroir.lock')]),
      ).rejects.toThrow(/locked/);
      await expect(withInstallation(data, () => Promise.resolve())).rejects.toThrow(
        /in use by another Terroir process/,
      );
    });
  });

  test('without a log is a mistake, not a new installation', async () => {
    await expect(withInstallation(join(root, 'empty'), () => Promise.resolve())).rejects.toThrow(Mistake);
    expect(() => readFileSync(join(root, 'empty', LOG_FILE))).toThrow();
  });
});

describe('a day that something is paid until', () => {
  test('ends at its end, and nonsense is refused', () => {
    expect(instantOf('2027-01-31')).toBe('2027-01-31T23:59:59.999Z');
    expect(instantOf('2027-01-31T10:00:00Z')).toBe('2027-01-31T10:00:00.000Z');
    expect(() => instantOf('next year')).toThrow(Mistake);
    expect(() => instantOf('2027-13-40')).toThrow(Mistake);
  });
});

describe('asyncapi', () => {
  test('prints the whole contract, or the schema of one event, and knows no other', () => {
    expect(outwardContract()).toMatchObject({ asyncapi: '3.0.0' });
    expect(outwardContract('InputRecorded')).toMatchObject({ title: 'InputRecorded', type: 'object' });
    expect(() => outwardContract('NameChanged')).toThrow(Mistake);
  });
});

describe('the cluster that a command works on', () => {
  const engines = { EVENTSTORE_URL: 'esdb://127.0.0.1:2113', MONGODB_URL: 'mongodb://127.0.0.1/terroir' };

  test('is the one that the server’s settings name, unless a data folder is named on the command line', () => {
    expect(clusterIn({})).toBeNull();
    expect(clusterIn({ EVENTSTORE_URL: '', MONGODB_URL: ' ' })).toBeNull();
    const address = { eventStoreUrl: engines.EVENTSTORE_URL, mongoUrl: engines.MONGODB_URL };
    expect(clusterIn(engines)).toEqual({ ...address, prefix: 'terroir.' });
    expect(clusterFor(undefined, { ...engines, STORE_PREFIX: 'farm' })).toEqual({ ...address, prefix: 'farm.' });
    expect(clusterFor('data', engines)).toBeNull();
  });

  test('is not guessed from half of its settings, and needs its key', () => {
    expect(() => clusterIn({ EVENTSTORE_URL: engines.EVENTSTORE_URL })).toThrow(Mistake);
    expect(() => clusterIn({ MONGODB_URL: engines.MONGODB_URL })).toThrow(Mistake);
    expect(() => clusterKey({ MASTER_KEY: '' })).toThrow(Mistake);
    expect(clusterKey({ MASTER_KEY: 'key' })).toBe('key');
  });
});

describe('the language of a refusal', () => {
  test('is that of the terminal', () => {
    expect(spoken({ LANG: 'fr_CA.UTF-8' })).toBe('fr');
    expect(spoken({ LANG: 'fr_CA.UTF-8', LC_ALL: 'en_CA.UTF-8' })).toBe('en');
    expect(spoken({ LANG: 'en_CA.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' })).toBe('fr');
    expect(spoken({ LANG: 'C.UTF-8' })).toBe('en');
  });
});
