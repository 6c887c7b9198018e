import { afterEach, expect, jest, test } from '@jest/globals';
import { createClient } from './client.ts';
import { lastWritePosition } from './last-write-position.ts';

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** A page that has just been loaded: what its first read asks to wait for. */
async function firstReadAfterReload(): Promise<string | null> {
  let asked: string | null = null;
  const client = createClient({
    fetch: (_url, init) => {
      asked = new Headers(init?.headers).get('X-Min-Position');
      return Promise.reject(new TypeError('The answer does not matter here'));
    },
    token: () => null,
    language: () => 'fr',
    onUnauthenticated: () => undefined,
    lastWrite: lastWritePosition,
  });
  await client.get('/firm').catch(() => null);
  return asked;
}

test('a page that is reloaded after a change asks for what was written before', async () => {
  expect(await firstReadAfterReload()).toBeNull();
  lastWritePosition.keep(42n);
  expect(await firstReadAfterReload()).toBe('42');
});

test('a position that is forgotten is not asked for after a reload', async () => {
  lastWritePosition.keep(42n);
  lastWritePosition.forget();
  expect(await firstReadAfterReload()).toBeNull();
});

test('a minute later nothing is waited for: the log may have been moved, and count otherwise', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z'), doNotFake: ['queueMicrotask'] });
  lastWritePosition.keep(42n);
  jest.setSystemTime(Date.parse('2026-05-01T12:01:01Z'));
  expect(await firstReadAfterReload()).toBeNull();
});

test('what is not ours in the storage is nothing', () => {
  sessionStorage.setItem('terroir-written', '{"42":1}');
  expect(lastWritePosition.read()).toBeNull();
});
