import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accountServices, openAccountMail, plainSender, register, type Services } from '@terroir/accounts/server';
import { Keyring, openBlobFolder, openEmbeddedDocuments, personalLog, uuidv7, type EventLog } from '@terroir/store';
import { embeddedInstallation, migrate, type Installed } from './migrate.ts';

let root: string;
let key: Buffer;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'terroir-followers-'));
  key = randomBytes(32);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const report = (error: unknown): never => {
  throw error;
};

/** Opens an installation with what its accounts work with. */
async function on<T>(
  name: string,
  work: (installed: Installed, services: Services, log: EventLog) => Promise<T>,
): Promise<T> {
  const installed = await embeddedInstallation(join(root, name), key.toString('base64'));
  const documents = await openEmbeddedDocuments({ dir: ':memory:' });
  const blobs = await openBlobFolder(join(root, 'images'));
  try {
    const { secrets } = installed;
    const keyring = await Keyring.open(secrets, key, (await installed.log.head()) === 0);
    const log = personalLog(installed.log, keyring);
    const now = () => new Date().toISOString();
    const ports = { log, documents, secrets, keyring, blobs, now, newId: uuidv7, reached: () => false };
    const options = { publicUrl: 'https://terroir.example', strict: false, onlineAddresses: null };
    return await work(installed, accountServices(ports, options), log);
  } finally {
    await documents.close();
    await blobs.close();
    await installed.close();
  }
}

const registered = (name: string, address: string): Promise<void> =>
  on(name, (_, services) =>
    register(services, plainSender(services), {
      accountId: uuidv7(),
      kind: 'Producer',
      name: 'Ana',
      email: address,
      password: 'Fougère-bleue-47-rivière',
      language: 'fr',
      newsletter: false,
    }),
  );

/** Runs what sends the server's letters until it has passed the end of the log; answers who got one. */
const lettersOf = (name: string): Promise<readonly string[]> =>
  on(name, async ({ checkpoints }, services, log) => {
    const letters: string[] = [];
    const send = async ({ to }: { readonly to: string }): Promise<void> => void letters.push(to);
    const reactor = await openAccountMail(services, { send }, { checkpoints, report, pause: 0 });
    const head = await log.head();
    while (reactor.position < head) await new Promise(setImmediate);
    await reactor.close();
    return letters;
  });

test('a letter that was sent before a move is not sent again, and one that was owed is sent once', async () => {
  for (const address of ['one@farm.example', 'two@farm.example']) await registered('old', address);
  expect(await lettersOf('old')).toEqual(['one@farm.example', 'two@farm.example']);
  await registered('old', 'three@farm.example');
  await on('old', (from) => on('new', (to) => migrate(from, to, new Date().toISOString())));
  expect(await lettersOf('new')).toEqual(['three@farm.example']);
  expect(await lettersOf('new')).toEqual([]);
});

test('whatever keeps a checkpoint, its place goes with the log', async () => {
  await registered('old', 'one@farm.example');
  const head = await on('old', async ({ checkpoints, log }) => {
    await checkpoints.set('of a later version', 1);
    return log.head();
  });
  expect(head).toBeGreaterThan(1);
  await on('old', (from) => on('new', (to) => migrate(from, to, new Date().toISOString())));
  expect(await on('new', ({ checkpoints }) => checkpoints.get('of a later version'))).toBe(1);
});
