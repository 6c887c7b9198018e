import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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

describe('before the app runs', () => {
  /** Runs the lines that stand before it. */
  const askFirst = () => {
    const script = document.createElement('script');
    script.textContent = readFileSync(join(import.meta.dirname, 'first-question.js'), 'utf8');
    document.head.append(script);
    script.remove();
  };
  beforeEach(() => {
    globalThis.terroirProfile = undefined;
    document.documentElement.lang = 'en';
    localStorage.setItem('terroir-token', JSON.stringify('token-1'));
  });
  afterEach(() => {
    globalThis.terroirProfile = undefined;
    localStorage.removeItem('terroir-token');
  });

  test('the profile is asked for once, and the app takes the answer', async () => {
    askFirst();
    void askProfileEarly();
    expect(await queries.fetchQuery(profileQuery)).toMatchObject({ name: 'Marie Tremblay' });
    expect(back.sent.map(({ call }) => call)).toEqual(['GET /profile']);
  });

  test('what was asked for another account or in another language is not taken but stopped', async () => {
    askFirst();
    const sent = globalThis.terroirProfile;
    store.set(tokenAtom, 'token-2');
    void askProfileEarly();
    await queries.fetchQuery(profileQuery);
    expect(back.sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(sent?.stop.signal.aborted).toBe(true);
    globalThis.terroirProfile = undefined;
    askFirst();
    document.documentElement.lang = 'fr';
    void askProfileEarly();
    expect(back.sent.map(({ headers }) => headers.get('Accept-Language')).slice(2)).toEqual(['en', 'fr']);
  });

  test('nothing is asked once the app has', () => {
    void askProfileEarly();
    askFirst();
    expect(back.sent.map(({ call }) => call)).toEqual(['GET /profile']);
  });

  test('a guest is not asked about', () => {
    localStorage.setItem('terroir-token', 'null');
    askFirst();
    localStorage.setItem('terroir-token', 'no JSON');
    askFirst();
    expect(back.sent).toEqual([]);
  });
});
