import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCOUNTS, eraseAccount, type Services } from '@terroir/accounts/server';
import { BLOBS, keepPicture, PRIVATE_PICTURE, privatePicture } from '@terroir/http';
import { testClient, type TestAnswer, type TestClient } from '@terroir/http/testing';
import { views } from '@terroir/modules';
import { mailFolder, readLog, verifyLog, withoutPersonal, type Blobs } from '@terroir/store';
import { pino } from 'pino';
import { openApp, type App } from './app.ts';
import { readConfig } from './config.ts';
import { putToMarket } from './item.fixture.ts';
import { drawnPlot, drawnStyle, drawnZone } from './land.fixture.ts';
import { producedToday } from './produce.fixture.ts';
import { dueSince, recurringRent } from './recurring-line.fixture.ts';
import { dayAhead, plannedTask } from './task.fixture.ts';
import { testFirm } from './test-app.ts';
import { TypedWords, type Given, type Shape } from './typed-words.fixture.ts';

// Somebody types a word of its own into every field of every call that the API describes, and is erased. A new call or a
// new field is tried from its first day: a call that no step below makes fails the first test.

const PASSWORD = 'Rhubarbe-42!';
const OTHER = 'Citrouille-43!';
const EMAIL = 'qzxmailwvj@qzxmailwvj.example';
/** Of the business that asks, and stays. */
const BUSINESS = 'epicier@example.com';
const BUYER = 'qzxbuyerwvj@qzxbuyerwvj.example';
interface Step {
  readonly call: string;
  readonly given?: Given;
  /** What the path needs, and a query. */
  readonly id?: string;
  readonly importId?: string;
  readonly date?: string;
  readonly query?: string;
  readonly guest?: boolean;
}
interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Shape } } };
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const dir = mkdtempSync(join(tmpdir(), 'terroir-erasure-'));
const words = new TypedWords();
const lines: string[] = [];
const made: string[] = [];
const email = (word: string) => `${word}@${word}.example`;
const picture = (word: string, side = 8) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><title>${word}</title><rect width="${side}" height="${side}"/></svg>`,
  ).toString('base64');
const link = (word: string) => `https://${word}.example/${word}`;
const line = { quantity_raw: 12.5, cost: 40.25, occurred_on: '2026-04-01' };
const passwords = { password: PASSWORD, password_confirmation: PASSWORD, current_password: PASSWORD };
const place = { country_code: 'CA', latitude: 45.4087653, longitude: -71.8929147, phone: '+1 819 909-7351' };

let app: App;
let accounts: Services;
let paths: Paths;
let accountId: string;
let buyerId: string;
let owner: TestClient;
let guest: TestClient;

function send(who: TestClient, method: string, url: string, body: unknown, headers: Record<string, string>) {
  if (method === 'GET') return who.get(url, headers);
  if (method === 'DELETE') return who.delete(url, headers);
  return method === 'PUT' ? who.put(url, body, headers) : who.post(url, body, headers);
}

/** The position of the newest write: a read shows at least that. */
let written = '';

async function make({
  call,
  given = {},
  id = '',
  importId = '',
  date = '',
  query = '',
  guest: isGuest = false,
}: Step): Promise<TestAnswer> {
  const [method = '', path = ''] = call.split(' ');
  made.push(call);
  const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'].schema;
  const body = schema && words.fill(schema, given);
  const url = `${path.replace('{id}', id).replace('{import_id}', importId).replace('{date}', date)}${query}`;
  const who = isGuest ? guest : owner;
  const headers = {
    'idempotency-key': `key-${made.length}`,
    'x-request-id': `${words.next()}-request`,
    ...(method === 'GET' && written !== '' ? { 'x-min-position': written } : {}),
  };
  const answer = await send(who, method, url, body, headers);
  written = answer.headers['x-position'] ?? written;
  expect({ call, status: answer.status, text: answer.status < 300 ? '' : answer.text }).toEqual({
    call,
    status: expect.any(Number),
    text: '',
  });
  return answer;
}

const idOf = ({ body }: TestAnswer): string => (body.data as { readonly id: string }).id;

/** The first subcategory of a side of the books, and a unit that it may have. */
async function catalogued(side: 'input' | 'output'): Promise<Given> {
  const { body } = await make({ call: `GET /api/v1/${side}_categories` });
  const [category] = body.data as {
    readonly attributes: {
      readonly subcategories: readonly { readonly id: string; readonly units: readonly { readonly id: string }[] }[];
    };
  }[];
  const subcategory = category?.attributes.subcategories[0];
  return { [`${side}_category_id`]: subcategory?.id, unit_id: subcategory?.units[0]?.id, ...line };
}

async function keepsBooks(side: 'input' | 'output'): Promise<void> {
  // Receipts of their own, which no other call keeps.
  const size = side === 'input' ? 16 : 18;
  const given = { ...(await catalogued(side)), produce_id: null, base64data: (word: string) => picture(word, size) };
  await keepsRecords(`/api/v1/producer_${side}s`, given, { ...given, cost: 41 });
  await imports(`/api/v1/producer_${side}s`, `producer_${side}`, given);
  const id = idOf(await make({ call: `POST /api/v1/producer_${side}s`, given }));
  const many = { ...given, ids: [id], id, version: 1, expected_version: 3 };
  for (const changes of ['recategorizations', 'removals', 'reversions'])
    await make({ call: `POST /api/v1/producer_${side}s/${changes}`, given: many });
}

async function imports(path: string, kind: string, given: Given): Promise<void> {
  const importId = idOf(await make({ call: 'POST /api/v1/imports', given: { kind, rows: 1 } }));
  const rows = await make({ call: `POST ${path}/imports/{import_id}`, importId, given: { nth: 0, ...given } });
  const [row] = (rows.body.data as { attributes: { rows: readonly { readonly outcome: string }[] } }).attributes.rows;
  expect(row?.outcome).toBe('recorded');
  await make({ call: 'POST /api/v1/imports/{id}/undo', id: importId });
}

/** Lines that recur, one with a line that was recorded for a due date. */
async function keepsRecurringLines(): Promise<void> {
  const path = '/api/v1/recurring_lines';
  const { notes: _, ...rent } = recurringRent();
  const given = { ...rent, produce_id: null, last_due_on: null };
  await keepsRecords(path, given, { ...given, cost: 41 });
  const id = idOf(await make({ call: `POST ${path}`, given }));
  for (const act of ['record', 'reopen', 'skip', 'reopen', 'record'])
    await make({
      call: `POST ${path}/{id}/${act}`,
      id,
      given: { ...given, due_on: dueSince(), occurred_on: dueSince(), receipt: null },
    });
}

async function keepsRecords(path: string, given: Given, corrected: Given): Promise<void> {
  for (const last of ['DELETE', 'POST']) {
    const id = idOf(await make({ call: `POST ${path}`, given }));
    await make({ call: `PUT ${path}/{id}`, id, given: corrected });
    await make({ call: `GET ${path}/{id}`, id });
    await make({ call: `DELETE ${path}/{id}`, id });
    if (last === 'DELETE') continue;
    await make({ call: `POST ${path}/{id}/restore`, id });
    await make({ call: `POST ${path}/{id}/revert`, id, given: { version: 1 } });
  }
  await make({ call: `GET ${path}` });
}

/** Plots, and zones in one of them; each picture is one that no other call keeps. */
async function keepsLand(): Promise<void> {
  const sized = (side: number) => ({ base64data: (word: string) => picture(word, side) });
  const { coordinates } = drawnPlot;
  await keepsRecords('/api/v1/plots', { coordinates, ...sized(20) }, { coordinates, ...sized(22) });
  const plotId = idOf(await make({ call: 'POST /api/v1/plots', given: { coordinates, image: null } }));
  const { plot_id, zone_type_id, additional_fields, coordinates: inside } = drawnZone(plotId);
  const zone = { coordinates: inside, plot_id, zone_type_id, ...additional_fields };
  await keepsRecords('/api/v1/zones', { ...zone, ...sized(24) }, { ...zone, ...sized(26) });
  await imports('/api/v1/plots', 'plot', { coordinates, image: null });
  await imports('/api/v1/zones', 'zone', { ...zone, image: null });
  const styles = { plots: { [plotId]: drawnStyle }, zones: {} };
  await make({ call: 'POST /api/v1/features_style', given: styles });
}

/** Tasks, what became of one and of its occurrences, and the link of the calendar. */
async function keepsTasks(): Promise<void> {
  const path = '/api/v1/tasks';
  const { name: _, details: __, tags: ___, rule, ...planned } = plannedTask();
  const given = { ...planned, ...rule, base64data: (word: string) => picture(word, 28) };
  await keepsRecords(path, given, { ...given, count: 5, base64data: (word: string) => picture(word, 30) });
  const id = idOf(await make({ call: `POST ${path}`, given: { ...given, image: null } }));
  const day = { id, date: dayAhead() };
  const work = { completed_on: null, hours: 2.5, cost: 45, starts_on: dayAhead(), starts_at: '06:00' };
  for (const act of ['move', 'reinstate', 'skip', 'reinstate', 'complete', 'reopen'])
    await make({ call: `POST ${path}/{id}/occurrences/{date}/${act}`, ...day, given: work });
  for (const act of ['complete', 'reopen']) await make({ call: `POST ${path}/{id}/${act}`, id, given: work });
  await make({ call: `GET ${path}/occurrences`, query: `?from=${dayAhead()}&to=${dayAhead()}` });
  await make({ call: 'PUT /api/v1/task_reminders', given: { wanted: true } });
  await make({ call: 'POST /api/v1/calendar_feed' });
}

/** A website, its publication and its draft as it was. */
async function keepsWebsite(): Promise<void> {
  const looks = { identifier: 'header', color: '#1f2a14', background_color: '#f4efe2', opacity: 0.6, enabled: true };
  const given = (side: number) => ({ ...looks, base64data: (word: string) => picture(word, side) });
  await make({ call: 'PUT /api/v1/website', given: given(34) });
  const { body } = await make({ call: 'POST /api/v1/publish_website', given: given(36) });
  const { slug } = (body.data as { readonly attributes: { readonly slug: string } }).attributes;
  await make({ call: 'GET /api/v1/websites', query: `?slug=${slug}` });
  for (const kind of ['products', 'items'])
    await make({ call: `GET /api/v1/websites/${kind}`, query: `?slug=${slug}` });
  await make({ call: 'POST /api/v1/website/revert', given: { version: 1 } });
}

/** What a visitor of the website and a business ask, and what is answered to both: the business keeps its own words, and no other. */
async function answersEnquiries(): Promise<void> {
  const { body } = await make({ call: 'GET /api/v1/website' });
  const { slug } = (body.data as { readonly attributes: { readonly slug: string } }).attributes;
  await make({ call: 'POST /api/v1/website_enquiries', given: { slug, email }, guest: true });
  const item = { item: { ...(await putToMarket(owner)), name: 'Panier' } };
  const itemId = idOf(await owner.post('/api/v1/items', item));
  const business = await registered(accounts, BUSINESS);
  await business.put('/api/v1/firm', { firm: testFirm });
  const about = { relatable_type: 'Item', relatable_id: itemId, producer_id: accountId };
  const asker = owner;
  owner = business;
  await make({ call: 'POST /api/v1/enquiries', given: { ...about, message: 'Combien ?', version: 1 } });
  owner = asker;
  const listed = await make({ call: 'GET /api/v1/enquiries' });
  for (const { id } of listed.body.data as { id: string }[])
    await make({ call: 'POST /api/v1/enquiries/{id}/answers', id });
  // Two to the owner, and two of its answers.
  const letters = mailFolder(join(dir, 'mail'), '');
  const texts = async () =>
    Promise.all((await letters.list()).map(async (name) => (await letters.read(name))?.replyTo));
  while ((await texts()).filter((replyTo) => replyTo !== undefined).length < 4) await turn();
}

/** A business with an account of its own, which stays. */
async function registered(services: Services, address: string): Promise<TestClient> {
  const accountable = { name: 'Luc', terms_accepted: true, newsletter_subscribed: false };
  const account = { email: address, ...passwords, accountable_type: 'Business', accountable };
  const id = idOf(await guest.post('/api/v1/accounts', { account }));
  const token = await services.tokens.issue('confirm_token', id);
  await guest.post('/api/v1/confirm', { token });
  return testClient(app, await services.sessions.begin(id), null);
}

/** What a business looks for, typed by an account of its own: the marketplace is for businesses. */
async function keepsSearches(): Promise<void> {
  const farmer = owner;
  const email = BUYER;
  const registration = { ...passwords, email, accountable_type: 'Business', terms_accepted: true };
  buyerId = idOf(await make({ call: 'POST /api/v1/accounts', given: registration, guest: true }));
  const token = await accounts.tokens.issue('confirm_token', buyerId);
  await make({ call: 'POST /api/v1/confirm', given: { token }, guest: true });
  const { body } = await make({ call: 'POST /api/v1/authenticate', given: { email, password: PASSWORD }, guest: true });
  owner = testClient(app, (body.data as { readonly attributes: { readonly token: string } }).attributes.token, null);
  const search = { face: 'items', distance: 50, category: [], producer: [], sort: 'name', mail: false };
  await keepsRecords('/api/v1/saved_searches', search, { ...search, mail: true });
  owner = farmer;
}

beforeAll(async () => {
  const unlimited = { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_ACCOUNT: '0', RATE_LIMIT_TIGHT: '0' };
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DEMO: 'off', OUTWARD: 'file', ...unlimited });
  const logger = pino({ level: 'trace' }, { write: (text: string) => void lines.push(text) });
  app = await openApp(config, { logger });
  accounts = app.app.get<Services>(ACCOUNTS);
  guest = testClient(app, null, null);
  ({ paths } = (await guest.get('/api/openapi.json')).body as unknown as { readonly paths: Paths });

  const registration = { ...passwords, email: EMAIL, accountable_type: 'Producer', terms_accepted: true };
  accountId = idOf(await make({ call: 'POST /api/v1/accounts', given: registration, guest: true }));
  words.all.push('qzxmailwvj', 'qzxbuyerwvj');
  const confirmation = await accounts.tokens.issue('confirm_token', accountId);
  await make({ call: 'POST /api/v1/confirm', given: { token: confirmation }, guest: true });
  await make({ call: 'POST /api/v1/forgot', given: { email: EMAIL }, guest: true });
  const letters = mailFolder(join(dir, 'mail'), '');
  // The letters of the registration and of the reset: the latter's link ends every older one.
  while ((await letters.list()).length < 2) await turn();
  const reset = await accounts.tokens.issue('reset_token', accountId);
  await make({ call: 'POST /api/v1/verify', query: `?token=${reset}`, guest: true });
  await make({ call: 'POST /api/v1/reset', given: { ...passwords, token: reset }, guest: true });
  const signIn = { call: 'POST /api/v1/authenticate', given: { email: EMAIL, password: PASSWORD }, guest: true };
  const begin = async () => {
    const { body } = await make(signIn);
    const { token } = (body.data as { readonly attributes: { readonly token: string } }).attributes;
    owner = testClient(app, token, null);
  };
  await begin();
  await make({ call: 'DELETE /api/v1/authenticate' });
  await begin();
  await make({ call: 'PUT /api/v1/profile' });
  await make({ call: 'PUT /api/v1/password', given: { ...passwords, password: OTHER, password_confirmation: OTHER } });
  const firm = { ...place, email, url: link, foundation_date: '2001-05-01', base64data: picture };
  for (const located of [{ latitude: null, longitude: null }, {}, {}])
    await make({ call: 'PUT /api/v1/firm', given: { ...firm, ...located } });
  await make({ call: 'POST /api/v1/subscription' });
  await keepsBooks('input');
  await keepsBooks('output');
  await keepsRecurringLines();
  // A receipt as a call leaves it that failed after it kept one.
  const unnamed = privatePicture(accountId, [Buffer.from(words.next()), Buffer.from(words.next())]);
  await keepPicture(app.app.get<Blobs>(BLOBS), unnamed, PRIVATE_PICTURE);
  // An image of its own, which no other call keeps.
  const certificate = {
    base64data: (word: string) => picture(word, 12),
    valid_from: '2026-03-01',
    valid_until: '2027-02-28',
  };
  await keepsRecords('/api/v1/certifications', certificate, certificate);
  const { harvest, notes: _, ...produce } = producedToday();
  const needs = { input_category_id: 'compost', produce_input_id: null, produce_inputs_remove: [] };
  const produced = { ...produce, ...harvest, ...needs, base64data: (word: string) => picture(word, 14) };
  await keepsRecords('/api/v1/produces', produced, { ...produced, cost: 41 });
  await imports('/api/v1/produces', 'produce', produced);
  // The name is typed, so that the address, which is made from it, is looked for as well.
  const { name: ____, details: _____, ...marketed } = (await putToMarket(owner)) as Given;
  const item = { ...marketed, enabled: true, base64data: (word: string) => picture(word, 32) };
  await keepsRecords('/api/v1/items', item, { ...item, cost: 41 });
  await keepsLand();
  await keepsTasks();
  await keepsWebsite();
  await answersEnquiries();
  await keepsSearches();
  await make({ call: 'PUT /api/v1/followed_practices', given: { practices: ['no_till'] } });
  await make({ call: 'POST /api/v1/followed_practices/revert', given: { version: 1 } });
  await make({ call: 'GET /api/v1/varieties', query: '?product_id=carrot' });
  const asked = { 'GET /api/v1/addresses': 'q', 'GET /api/v1/history': '' };
  for (const [call, field] of Object.entries(asked))
    await make({ call, ...(field !== '' && { query: `?${field}=${words.next()}` }) });
  // A producer may not look at the marketplace.
  for (const path of Object.keys(paths))
    if (paths[path]?.['get'] && !/\{|\/health\/|\/marketplace_/.test(path))
      if (!made.includes(`GET ${path}`)) await make({ call: `GET ${path}` });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const leaving = () => ({
  told: words.foundBelow(join(dir, 'outward')),
  logged: words.foundIn(Buffer.from(lines.join(''))),
  exported: words.foundIn(Buffer.from(JSON.stringify([...readLog(dir)].map(withoutPersonal)))),
});

describe('what somebody typed', () => {
  test('is typed into every call that the API describes', () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { requestBody }]) => requestBody !== undefined)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.filter((call) => !made.includes(call))).toEqual([]);
    expect(words.all.length).toBeGreaterThan(40);
  });

  test('is in the read models of every view that may hold it, and nowhere in the log', () => {
    const found = words.foundBelow(dir);
    expect(Object.keys(found).filter((file) => file.startsWith('log.'))).toEqual([]);
    expect(Object.keys(found).some((file) => file.startsWith('views.sqlite'))).toBe(true);
    expect(Object.keys(found).some((file) => file.startsWith('mail/'))).toBe(true);
    expect(readdirSync(join(dir, 'blobs'), { recursive: true }).length).toBeGreaterThan(0);
  });

  test('leaves neither to other systems, nor to analysts, nor with the lines of the log', () => {
    expect(readdirSync(join(dir, 'outward')).length).toBeGreaterThan(0);
    expect(leaving()).toEqual({ told: {}, logged: [], exported: [] });
  });

  test('is found in no file once the account is erased, and the log verifies', async () => {
    for (const id of [accountId, buyerId]) await eraseAccount(accounts, id, mailFolder(join(dir, 'mail'), ''));
    const head = await app.store.log.head();
    expect(await app.store.projector?.waitFor(head, 60_000)).not.toBe(false);
    const answers = [await guest.get('/api/v1/firm/coordinates'), await owner.get('/api/v1/firm')];
    expect(words.foundIn(Buffer.from(JSON.stringify(answers)))).toEqual([]);
    await app.close();
    expect(words.foundBelow(dir)).toEqual({});
    expect(leaving()).toEqual({ told: {}, logged: [], exported: [] });
    const blobs = readdirSync(join(dir, 'blobs'), { recursive: true, withFileTypes: true });
    expect(blobs.filter((one) => one.isFile())).toEqual([]);
    const letters = mailFolder(join(dir, 'mail'), '');
    for (const name of await letters.list())
      expect(await letters.read(name)).toMatchObject({ to: BUSINESS, subject: expect.stringContaining('Terroir') });
    for await (const checked of verifyLog(dir)) expect(checked.position).toBeLessThanOrEqual(checked.head);
  });

  test('reaches no view that an erasure does not empty', () => {
    const kept = views.filter(({ on, company }) => !Object.hasOwn(on, 'AccountErased') && company === undefined);
    expect(kept.map(({ name }) => name)).toEqual([]);
  });
});
