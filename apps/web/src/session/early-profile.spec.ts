import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { queries } from '../api/query-client.ts';
import { profileOf, refused } from '../testing/answers.ts';
import { fakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { askProfileEarly } from './early-profile.ts';
import { profileQuery } from './profile.ts';
import { beginSession, tokenAtom } from './session.ts';
import { store } from './store.ts';

let back: FakeBackEnd;
beforeEach(() => {
  back = fakeBackEnd({ 'GET /profile': profileOf('producer_level_two') });
  globalThis.fetch = back.fetch;
  store.set(tokenAtom, 'token-1');
});
afterEach(() => {
  queries.clear();
  store.set(tokenAtom, null);
});

test('a profile that was asked for early is not asked for again', async () => {
  void askProfileEarly();
  expect(back.sent.map(({ call }) => call)).toEqual(['GET /profile']);
  expect(await queries.fetchQuery(profileQuery)).toMatchObject({ name: 'Marie Tremblay' });
  expect(back.sent).toHaveLength(1);
});

test('an early answer serves once: who asks later sees the profile as it is then', async () => {
  void askProfileEarly();
  await queries.fetchQuery(profileQuery);
  await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
  expect(back.sent).toHaveLength(2);
});

test('nobody sees the profile of the account before theirs', async () => {
  void askProfileEarly();
  beginSession('token-2');
  back.on({ 'GET /profile': profileOf('producer_level_two', { name: 'Luc Gagnon' }) });
  expect(await queries.fetchQuery(profileQuery)).toMatchObject({ name: 'Luc Gagnon' });
});

test('an early refusal is that of the screen', async () => {
  back.on({ 'GET /profile': refused(503, { code: 'unavailable', message: 'Not now.' }) });
  void askProfileEarly();
  await expect(queries.fetchQuery(profileQuery)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a guest has no profile to ask for', () => {
  store.set(tokenAtom, null);
  void askProfileEarly();
  expect(back.sent).toEqual([]);
});
