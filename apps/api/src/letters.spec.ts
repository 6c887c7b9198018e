import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ACCOUNTS, eraseAccount, type Services } from '@terroir/accounts/server';
import { POSITIONS, type Positions } from '@terroir/http';
import { checkpointsIn, mailFolder, type Letter } from '@terroir/store';
import { putToMarket } from './item.fixture.ts';
import { openLetters } from './letters.ts';
import { producedToday } from './produce.fixture.ts';
import { testApp } from './test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const base64data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').toString('base64');

/** What a process sends that begins and, once it has sent everything, ends. */
async function sentOnce(...options: Parameters<typeof openLetters>): Promise<void> {
  const letters = await openLetters(...options);
  await letters.idle();
  await letters.close();
}

test('a company is reminded of a certification that ends soon, once, and nobody of one whose account is erased', async () => {
  const app = await testApp();
  const accounts = app.app.get<Services>(ACCOUNTS);
  const [ana, bo] = [await app.signedIn('producer', 2), await app.signedIn('producer', 2)];
  const valid_until = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);
  const certification = { number: 'BIO-1', certifier: 'QAI', valid_until, image: { base64data } };
  const made = [];
  for (const who of [ana, bo]) made.push(await who.post('/api/v1/certifications', { certification }));
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  await eraseAccount(accounts, bo.accountId);
  await app.store.projector?.waitFor(await app.store.log.head(), 60_000);

  const letters: Letter[] = [];
  const errors: unknown[] = [];
  const options = {
    checkpoints: checkpointsIn(app.store.secrets),
    timeZone: 'America/Toronto',
    currency: 'CAD',
    positions: app.app.get<Positions>(POSITIONS),
    report: (error: unknown) => void errors.push(error),
  };
  const send = (letter: Letter) => Promise.resolve(void letters.push(letter));
  for (let start = 0; start < 2; start += 1) await sentOnce(accounts, { send }, options);
  expect(errors).toEqual([]);
  expect(letters).toMatchObject([{ to: ana.email, language: 'en', text: expect.stringContaining('/certifications') }]);
  await app.close();
}, 120_000);

test('what a producer typed is in no kept letter of a search once its account is erased', async () => {
  const app = await testApp();
  const accounts = app.app.get<Services>(ACCOUNTS);
  const [farm, buyer] = [await app.signedIn('producer', 2), await app.signedIn('business')];
  await buyer.post('/api/v1/saved_searches', { saved_search: { name: 'Paniers', face: 'items', mail: true } });
  await farm.post('/api/v1/items', { item: { ...(await putToMarket(farm)), name: 'Panier de Zoé' } });
  await app.store.projector?.waitFor(await app.store.log.head(), 60_000);
  const dir = await mkdtemp(join(tmpdir(), 'terroir-letters-'));
  const folder = mailFolder(dir, 'Terroir <noreply@terroir.example>');
  const options = {
    checkpoints: checkpointsIn(app.store.secrets),
    timeZone: 'America/Toronto',
    currency: 'CAD',
    positions: app.app.get<Positions>(POSITIONS),
    report: (error: unknown) => expect(error).toBeUndefined(),
  };
  await sentOnce(accounts, folder, options);
  const kept = async () => {
    const letters = await Promise.all((await folder.list()).map((name) => folder.read(name)));
    return letters.filter((letter) => letter?.text.includes('Panier de Zoé')).map((letter) => letter?.to);
  };
  expect(await kept()).toEqual([buyer.email]);
  await eraseAccount(accounts, farm.accountId, folder);
  expect(await kept()).toEqual([]);
  await app.close();
  await rm(dir, { recursive: true });
}, 120_000);

test('a business is mailed what its saved search finds, once', async () => {
  const app = await testApp();
  const accounts = app.app.get<Services>(ACCOUNTS);
  const [farm, buyer] = [await app.signedIn('producer', 2), await app.signedIn('business')];
  const search = { name: 'Mes légumes', face: 'produces', mail: true };
  expect((await buyer.post('/api/v1/saved_searches', { saved_search: search })).status).toBe(201);
  await farm.post('/api/v1/produces', { produce: producedToday() });
  const letters: Letter[] = [];
  const errors: unknown[] = [];
  const send = (letter: Letter) => Promise.resolve(void letters.push(letter));
  const options = {
    checkpoints: checkpointsIn(app.store.secrets),
    timeZone: 'America/Toronto',
    currency: 'CAD',
    positions: app.app.get<Positions>(POSITIONS),
    report: (error: unknown) => void errors.push(error),
  };
  await app.store.projector?.waitFor(await app.store.log.head(), 60_000);
  for (let start = 0; start < 2; start += 1) await sentOnce(accounts, { send }, options);
  expect(errors).toEqual([]);
  expect(letters.filter(({ subject }) => subject.includes('Mes légumes'))).toMatchObject([
    {
      to: buyer.email,
      text: expect.stringContaining('/marketplace'),
      html: expect.stringMatching(/<a href="[^"]+\/stop-mail\/[^"]+"[^>]*>Stop these emails<\/a>/),
    },
  ]);
  await app.close();
}, 120_000);
