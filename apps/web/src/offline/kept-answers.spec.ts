import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { queries } from '../api/query-client.ts';
import { client, answerKeeper, endSession, beginSession, tokenAtom } from '../session/session.ts';
import { store } from '../session/store.ts';
import { listOf, profileOf, refused } from '../testing/answers.ts';
import { fakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { answersDatabase } from './answers-database.ts';
import { answersKeeper, answersKept, keepAnswersAhead } from './kept-answers.ts';
import { lineAtom } from './line.ts';
import { ownerOf } from './owner.ts';

const marie = '018f0000-0000-7000-8000-00000000000a';
const luc = '018f0000-0000-7000-8000-00000000000b';
const unit = (name: string) => listOf('unit', [['kilogram', { name }]]);
const down = { 'GET /profile': 'down', 'GET /units': 'down', 'GET /zones': 'down', 'GET /addresses': 'down' } as const;
let back: FakeBackEnd;

answerKeeper.resolve(answersKeeper);
beforeEach(async () => {
  back = fakeBackEnd({ 'GET /profile': profileOf('producer_level_two', {}, marie), 'GET /units': unit('kilogram') });
  globalThis.fetch = back.fetch;
  store.set(tokenAtom, 'token-1');
  await client.get('/profile');
  await client.list('/units');
  await answersKept();
});
afterEach(async () => {
  jest.restoreAllMocks();
  endSession('logout');
  await (await answersDatabase())?.clear('answers');
  await (await answersDatabase())?.clear('owner');
  queries.clear();
});
const units = async () => (await client.list<{ name: string }>('/units')).rows.map(({ name }) => name);

test('without a network a screen shows what was answered last, and since when', async () => {
  back.on(down);
  expect(await units()).toEqual(['kilogram']);
  const { isDown, shownAsOf } = store.get(lineAtom);
  expect(isDown).toBe(true);
  expect(Math.abs(Date.parse(shownAsOf ?? '') - Date.now())).toBeLessThan(60_000);
});

test('what was never asked, and what is not among what is kept, fails as ever', async () => {
  back.on(down);
  await expect(client.list('/zones')).rejects.toMatchObject({ code: 'network' });
  await expect(client.list('/addresses', { query: { q: 'Sutton' } })).rejects.toMatchObject({ code: 'network' });
});

test('the past is not kept, and a refusal takes no answer’s place', async () => {
  await client.list('/units', { query: { as_of: '2026-01-01T00:00:00.000Z' } });
  back.on({ 'GET /units': refused(503, { code: 'unavailable', message: 'Not now.' }) });
  await expect(units()).rejects.toMatchObject({ status: 503 });
  back.on(down);
  await expect(client.list('/units', { query: { as_of: '2026-01-01T00:00:00.000Z' } })).rejects.toMatchObject({
    code: 'network',
  });
  expect(await units()).toEqual(['kilogram']);
});

test('when the line is up again what is shown is asked for anew, once, and nothing says offline', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1e6);
  back.on(down);
  const asked = () => queries.fetchQuery({ queryKey: ['units'], queryFn: units, staleTime: 0, retry: false });
  expect(await asked()).toEqual(['kilogram']);
  back.on({ 'GET /units': unit('kg'), 'GET /profile': profileOf('producer_level_two', {}, marie) });
  expect(await asked()).toEqual(['kg']);
  expect(store.get(lineAtom)).toMatchObject({ isDown: false, shownAsOf: null });
  expect(queries.getQueryState(['units'])?.isInvalidated).toBe(false);
  await answersKept();
  back.on({ 'GET /units': 'down' });
  await asked();
  await client.get('/profile');
  const isOld = () => queries.getQueryState(['units'])?.isInvalidated;
  expect(isOld()).toBe(false); // a call that fails again and again asks for nothing more
  await asked();
  now.mockReturnValue(2e6);
  await client.get('/profile');
  expect(isOld()).toBe(true);
});

test('logging out takes what was kept along', async () => {
  endSession('logout');
  const database = await answersDatabase();
  await waitFor(async () => expect(await database?.count('answers')).toBe(0));
  expect(await ownerOf('token-1')).toBeNull();
});

test('what a form chooses from is kept before it was ever opened, and asked for once an hour', async () => {
  const asked = () => back.sent.filter(({ call }) => call === 'GET /zone_types').length;
  await keepAnswersAhead(['/zone_types', '/units']);
  await answersKept();
  await keepAnswersAhead(['/zone_types', '/units']);
  expect(asked()).toBe(1);
  expect(back.sent.filter(({ call }) => call === 'GET /units')).toHaveLength(1);
  back.on({ 'GET /zone_types': 'down' });
  expect((await client.list('/zone_types')).rows).toEqual([]);
});

test('what is not kept is not asked for ahead', async () => {
  await keepAnswersAhead(['/imports', '/plots?as_of=2026-01-01T00:00:00.000Z']);
  expect(back.sent.map(({ path }) => path)).toEqual(['/profile', '/units']);
});

test('another account never sees what one read before it', async () => {
  // What was kept is still there, as where the browser is killed while it logs out.
  beginSession('token-2');
  back.on(down);
  await expect(units()).rejects.toMatchObject({ code: 'network' });
  back.on({ 'GET /profile': profileOf('producer_level_two', {}, luc) });
  await client.get('/profile');
  await answersKept();
  await expect(units()).rejects.toMatchObject({ code: 'network' });
});

test('where the device is full older answers make room; where none does, that is said and nothing else is lost', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  put.mockImplementationOnce(full);
  back.on({ 'GET /units': unit('kg') });
  await units();
  await answersKept();
  expect(store.get(lineAtom).isFull).toBe(false);
  put.mockImplementation(full);
  expect(await units()).toEqual(['kg']);
  await answersKept();
  expect(store.get(lineAtom).isFull).toBe(true);
  put.mockRestore();
  await units();
  await answersKept();
  expect(store.get(lineAtom).isFull).toBe(false);
});
