import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openLog, type Secrets } from '@terroir/store';
import { sessions, type Sessions } from './sessions.ts';
import { mailTokens, tokenHash } from './token.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
let store: Awaited<ReturnType<typeof openLog>>;
let clock = 0;
const now = () => new Date(clock).toISOString();
const pass = (milliseconds: number): void => {
  clock += milliseconds;
};
let all: Sessions;
beforeEach(async () => {
  clock = Date.parse('2026-05-01T12:00:00.000Z');
  store = await openLog({ dir: ':memory:', writer: 'inline' });
  all = sessions(store.secrets, now);
});
afterEach(() => store.close());

describe('a session', () => {
  test('belongs to its account, under a token that is 32 random bytes and kept nowhere', async () => {
    const [one, two] = [await all.begin('ana'), await all.begin('ana')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url')).toHaveLength(32);
    expect(await all.account(one)).toBe('ana');
    expect(await all.account(`${one}x`)).toBeNull();
    expect(await store.secrets.get('session', one, now())).toBeNull();
    expect(await store.secrets.get('session', tokenHash(one), now())).not.toBeNull();
  });

  test('lasts 30 days from its last use', async () => {
    const token = await all.begin('ana');
    for (let uses = 0; uses < 3; uses += 1) {
      pass(29 * DAY);
      expect(await all.account(token)).toBe('ana');
    }
    pass(30 * DAY);
    expect(await all.account(token)).toBeNull();
  });

  test('ends 400 days after it began, however often it is used', async () => {
    const token = await all.begin('ana');
    for (let days = 0; days < 390; days += 10) {
      pass(10 * DAY);
      expect(await all.account(token)).toBe('ana');
    }
    pass(10 * DAY);
    expect(await all.account(token)).toBeNull();
  });

  test('is touched at most once an hour', async () => {
    const touched: string[] = [];
    const counting: Secrets = {
      ...methodsOf(store.secrets),
      put: (secret) => {
        touched.push(secret.kind);
        return store.secrets.put(secret);
      },
    };
    const watched = sessions(counting, now);
    const token = await watched.begin('ana');
    touched.length = 0;
    for (let minutes = 0; minutes < 59; minutes += 1) {
      pass(HOUR / 60);
      await watched.account(token);
    }
    expect(touched).toEqual([]);
    pass(HOUR / 60);
    await watched.account(token);
    await watched.account(token);
    expect(touched).toEqual(['session_use']);
  });

  test('that is ended is worth nothing at once, though it was remembered', async () => {
    const token = await all.begin('ana');
    expect(await all.account(token)).toBe('ana');
    await all.end(token);
    expect(await all.account(token)).toBeNull();
  });

  test('that another process has ended is honoured for as long as it may be remembered, and no longer', async () => {
    const other = sessions(store.secrets, now, 3000);
    const token = await all.begin('ana');
    expect(await other.account(token)).toBe('ana');
    await all.end(token);
    pass(2999);
    expect(await other.account(token)).toBe('ana');
    pass(1);
    expect(await other.account(token)).toBeNull();
  });

  test('ends with all others of its account but the one that asked, and no other account’s', async () => {
    const tokens = [await all.begin('ana'), await all.begin('ana'), await all.begin('ana')];
    const other = await all.begin('bo');
    for (const token of tokens) await all.account(token);
    await all.endAll('ana', tokens[1]);
    const left = [];
    for (const token of tokens) left.push(await all.account(token));
    expect(left).toEqual([null, 'ana', null]);
    expect(await all.account(other)).toBe('bo');
    await all.endAll('ana');
    expect(await all.account(tokens[1] ?? '')).toBeNull();
  });

  test('that is read while it is ended is not remembered', async () => {
    const token = await all.begin('ana');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const slow: Secrets = {
      ...methodsOf(store.secrets),
      async get(kind, key, instant) {
        const found = await store.secrets.get<never>(kind, key, instant);
        await held;
        return found;
      },
    };
    const watched = sessions(slow, now);
    const reading = watched.account(token);
    await watched.endAll('ana');
    letGo();
    await reading;
    expect(await watched.account(token)).toBeNull();
  });

  test('cannot be brought back by a touch that overlaps its end', async () => {
    const token = await all.begin('ana');
    pass(2 * HOUR);
    const late: Secrets = {
      ...methodsOf(store.secrets),
      async put(secret) {
        await all.end(token); // the end lands between the touch's read and its write
        await store.secrets.put(secret);
      },
    };
    await sessions(late, now).account(token);
    expect(await sessions(store.secrets, now).account(token)).toBeNull();
  });
});

/** The methods of a class instance, so that a test may replace one. */
function methodsOf(secrets: Secrets): Secrets {
  return {
    get: (kind, key, instant) => secrets.get(kind, key, instant),
    put: (secret) => secrets.put(secret),
    putIfAbsent: (secret, instant) => secrets.putIfAbsent(secret, instant),
    take: (kind, key, instant) => secrets.take(kind, key, instant),
    remove: (kind, key) => secrets.remove(kind, key),
    removeOwned: (kind, owner, except) => secrets.removeOwned(kind, owner, except),
    ofKind: (kind, instant) => secrets.ofKind(kind, instant),
    all: (instant) => secrets.all(instant),
    sweep: (instant) => secrets.sweep(instant),
    close: () => secrets.close(),
  };
}

describe('a mailed token', () => {
  test('for a new password is worth nothing once a newer one was made', async () => {
    const tokens = mailTokens(store.secrets, now);
    const [older, other] = [await tokens.issue('reset_token', 'ana'), await tokens.issue('confirm_token', 'ana')];
    const newer = await tokens.issue('reset_token', 'ana');
    expect(await tokens.peek('reset_token', older)).toBeNull();
    expect(await tokens.peek('reset_token', newer)).toBe('ana');
    expect(await tokens.peek('confirm_token', other)).toBe('ana');
  });

  test('is good for one hour', async () => {
    const tokens = mailTokens(store.secrets, now);
    const token = await tokens.issue('reset_token', 'ana');
    pass(HOUR - 1);
    expect(await tokens.peek('reset_token', token)).toBe('ana');
    pass(1);
    expect(await tokens.peek('reset_token', token)).toBeNull();
    expect(await tokens.take('reset_token', token)).toBeNull();
  });

  test('is good for one use, whoever else tries at the same time', async () => {
    const tokens = mailTokens(store.secrets, now);
    const token = await tokens.issue('confirm_token', 'ana');
    const takers = await Promise.all([1, 2, 3, 4].map(() => tokens.take('confirm_token', token)));
    expect(takers.filter((taken) => taken !== null)).toHaveLength(1);
  });

  test('is good for its purpose only', async () => {
    const tokens = mailTokens(store.secrets, now);
    const token = await tokens.issue('confirm_token', 'ana');
    expect(await tokens.take('reset_token', token)).toBeNull();
    expect(await tokens.take('confirm_token', token)).toMatchObject({ value: 'ana' });
  });
});
