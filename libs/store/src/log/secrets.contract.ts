import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { StoreUnavailable } from './event-log.ts';
import type { Secret, Secrets } from './secrets.ts';

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 60_000;

const noon = '2026-05-01T12:00:00.000Z';
const one = '2026-05-01T13:00:00.000Z';
const two = '2026-05-01T14:00:00.000Z';
const session = (key: string, more: Partial<Secret<string>> = {}): Secret<string> => ({
  kind: 'session',
  key,
  owner: 'account-1',
  value: `value of ${key}`,
  expires: one,
  ...more,
});

/** What every keeper of secrets promises, on the one that `open` makes anew for each test. */
export function secretsContract(name: string, open: () => Promise<Secrets>): void {
  describe(`secrets: ${name}`, () => {
    let secrets: Secrets;
    beforeEach(async () => {
      secrets = await open();
    });
    afterEach(() => secrets.close());
    /** Many secrets, so many at once that none waits too long for one of a store's connections. */
    const putEach = async (all: readonly Secret<string>[]): Promise<void> => {
      for (let from = 0; from < all.length; from += 50)
        await Promise.all(all.slice(from, from + 50).map((each) => secrets.put(each)));
    };

    test('gives back what was put, by kind and key', async () => {
      await secrets.put(session('a'));
      await secrets.put(session('a', { kind: 'reset', value: 'another', expires: null }));
      expect(await secrets.get('session', 'a', noon)).toEqual(session('a'));
      expect(await secrets.get('reset', 'a', noon)).toMatchObject({ value: 'another', expires: null });
      expect(await secrets.get('session', 'b', noon)).toBeNull();
    });

    test(
      'keeps any JSON as it is',
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), fc.jsonValue(), async (key, value) => {
            await secrets.put({ kind: 'answer', key: encodeURIComponent(key), owner: '', value, expires: null });
            const found = await secrets.get('answer', encodeURIComponent(key), noon);
            expect(JSON.stringify(found?.value)).toBe(JSON.stringify(value));
          }),
          { numRuns: 30 },
        );
      },
      SLOW,
    );

    test('replaces what stands at the key', async () => {
      await secrets.put(session('a'));
      await secrets.put(session('a', { value: 'newer', owner: 'account-2', expires: two }));
      expect(await secrets.get('session', 'a', one)).toEqual(
        session('a', { value: 'newer', owner: 'account-2', expires: two }),
      );
    });

    test('has nothing at a key once its instant has come', async () => {
      await secrets.put(session('a'));
      expect(await secrets.get('session', 'a', noon)).not.toBeNull();
      expect(await secrets.get('session', 'a', one)).toBeNull();
      expect(await secrets.take('session', 'a', one)).toBeNull();
    });

    test('lets the first of many stand when all put if absent', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, nth) => secrets.putIfAbsent(session('a', { value: `value ${nth}` }), noon)),
      );
      expect(outcomes.filter((outcome) => outcome.created)).toHaveLength(1);
      const winner = outcomes.find((outcome) => outcome.created)?.stored;
      expect(outcomes.map((outcome) => outcome.stored)).toEqual(outcomes.map(() => winner));
      expect(await secrets.get('session', 'a', noon)).toEqual(winner);
    });

    test('puts in the place of what has expired', async () => {
      await secrets.put(session('a'));
      const { created, stored } = await secrets.putIfAbsent(session('a', { value: 'newer', expires: two }), one);
      expect({ created, value: stored.value }).toEqual({ created: true, value: 'newer' });
    });

    test('gives a one-time secret to exactly one of many takers', async () => {
      await secrets.put(session('a'));
      const taken = await Promise.all(Array.from({ length: 10 }, () => secrets.take('session', 'a', noon)));
      expect(taken.filter((secret) => secret !== null)).toEqual([session('a')]);
      expect(await secrets.get('session', 'a', noon)).toBeNull();
    });

    test('removes one, and minds nothing that is not there', async () => {
      await secrets.put(session('a'));
      await secrets.put(session('b'));
      await secrets.remove('session', 'a');
      await secrets.remove('session', 'c');
      expect(await secrets.get('session', 'a', noon)).toBeNull();
      expect(await secrets.get('session', 'b', noon)).not.toBeNull();
    });

    test('removes an owner’s secrets of one kind, but the one that is spared', async () => {
      await secrets.put(session('a'));
      await secrets.put(session('b'));
      await secrets.put(session('c', { owner: 'account-2' }));
      await secrets.put(session('d', { kind: 'reset' }));
      await secrets.removeOwned('session', 'account-1', 'b');
      const left = async () => {
        const found = await Promise.all(['a', 'b', 'c'].map((key) => secrets.get('session', key, noon)));
        return found.map((secret) => secret?.key ?? null);
      };
      expect(await left()).toEqual([null, 'b', 'c']);
      expect(await secrets.get('reset', 'd', noon)).not.toBeNull();
      await secrets.removeOwned('session', 'account-1');
      expect(await left()).toEqual([null, null, 'c']);
    });

    test('sweeps away what has expired and counts it', async () => {
      await secrets.put(session('a'));
      await secrets.put(session('b', { expires: two }));
      await secrets.put(session('c', { expires: null }));
      expect(await secrets.sweep(one)).toBe(1);
      expect(await secrets.sweep(one)).toBe(0);
      expect(await secrets.get('session', 'c', two)).not.toBeNull();
    });

    test('tells of everything that has not expired, once', async () => {
      await putEach(Array.from({ length: 1200 }, (_, nth) => session(`${nth}`, { expires: two })));
      await secrets.put(session('old'));
      await secrets.put(session('old', { kind: 'reset', expires: null }));
      const found: string[] = [];
      for await (const { kind, key } of secrets.all(one)) found.push(`${kind} ${key}`);
      const expected = [...Array.from({ length: 1200 }, (_, nth) => `session ${nth}`), 'reset old'];
      expect(found.toSorted()).toEqual(expected.toSorted());
    });

    test('tells of what has not expired of one kind, by key, and of no other', async () => {
      const keys = Array.from({ length: 1100 }, (_, nth) => String(nth).padStart(4, '0'));
      await putEach(keys.map((key) => session(key, { expires: two })));
      await secrets.put(session('old'));
      for (const kind of ['sessio', 'session_use', 'session:0', 'sessions', 'reset'])
        await secrets.put(session('0001', { kind, expires: null }));
      const found: string[] = [];
      for await (const { kind, key } of secrets.ofKind('session', one)) found.push(`${kind} ${key}`);
      expect(found).toEqual(keys.map((key) => `session ${key}`));
      for await (const { value } of secrets.ofKind<string>('reset', one)) expect(value).toBe('value of 0001');
    });

    test('closes after what was asked before, and refuses what is asked later', async () => {
      const asked = Array.from({ length: 10 }, (_, nth) => secrets.put(session(`${nth}`)));
      await secrets.close();
      const outcomes = await Promise.allSettled(asked);
      expect(outcomes.every((outcome) => outcome.status === 'fulfilled')).toBe(true);
      await expect(secrets.put(session('a'))).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(secrets.get('session', 'a', noon)).rejects.toBeInstanceOf(StoreUnavailable);
      await secrets.close();
    });
  });
}
