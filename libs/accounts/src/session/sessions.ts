import type { Secrets } from '@terroir/store';
import { LRUCache } from 'lru-cache';
import { newToken, tokenHash } from './token.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A session ends 30 days after its last use (touched at most hourly), and 400 days after it began whatever happens. */
export const sessionDays = { idle: 30, longest: 400 } as const;

// A session is two secrets. `session` is written once and removed to revoke it; `session_use` slides. Were they one, a
// touch that overlaps a revocation would write the session back. Both must stand, so a touch can revive nothing.
const SESSION = 'session';
const USE = 'session_use';

/** Sessions: random bearer tokens kept as hashes, revocable at once. */
export interface Sessions {
  /** Begins a session and gives its token, which nothing can show again. */
  begin(accountId: string): Promise<string>;
  /** The account of a session that stands, or null; slides its end. */
  account(token: string): string | null | Promise<string | null>;
  end(token: string): Promise<void>;
  /** Ends every session of an account, but that of `exceptToken`. */
  endAll(accountId: string, exceptToken?: string | null): Promise<void>;
}

interface Known {
  readonly accountId: string;
  /** Until when nothing needs to be read again: the next touch, or the end of the session. */
  readonly until: string;
}

/**
 * Sessions over the secrets. A session that was read is remembered for `memory` milliseconds at most (an hour, its
 * time to the next touch, unless said otherwise); ending it forgets it at once in this process, so where several
 * processes serve, `memory` is how long another one may still honour it.
 */
export function sessions(secrets: Secrets, now: () => string, memory = HOUR): Sessions {
  const known = new LRUCache<string, Known>({ max: 20_000 });
  let endings = 0; // what was read before an ending must not be remembered after it
  const after = (milliseconds: number, from = now()): string => new Date(Date.parse(from) + milliseconds).toISOString();
  const touch = (key: string, accountId: string, instant: string): Promise<void> =>
    secrets.put({
      kind: USE,
      key,
      owner: accountId,
      value: instant,
      expires: after(sessionDays.idle * DAY, instant),
    });

  async function read(key: string, instant: string): Promise<string | null> {
    const before = endings;
    const [session, use] = await Promise.all([
      secrets.get<string>(SESSION, key, instant),
      secrets.get<string>(USE, key, instant),
    ]);
    if (session === null || use === null) return null;
    const stale = Date.parse(instant) - Date.parse(use.value) >= HOUR;
    if (stale) await touch(key, session.value, instant);
    const [until = instant] = [
      after(memory, instant),
      after(HOUR, stale ? instant : use.value),
      session.expires ?? instant,
    ].toSorted();
    if (before === endings) known.set(key, { accountId: session.value, until });
    return session.value;
  }

  function forget(those: (key: string, accountId: string) => boolean): void {
    endings += 1;
    for (const [key, { accountId }] of known.entries()) if (those(key, accountId)) known.delete(key);
  }

  return {
    async begin(accountId) {
      const token = newToken();
      const key = tokenHash(token);
      const instant = now();
      await touch(key, accountId, instant);
      const expires = after(sessionDays.longest * DAY, instant);
      await secrets.put({ kind: SESSION, key, owner: accountId, value: accountId, expires });
      return token;
    },
    account(token) {
      const key = tokenHash(token);
      const instant = now();
      const found = known.get(key);
      return found !== undefined && instant < found.until ? found.accountId : read(key, instant);
    },
    async end(token) {
      const ended = tokenHash(token);
      await secrets.remove(SESSION, ended);
      forget((key) => key === ended);
      await secrets.remove(USE, ended);
    },
    async endAll(accountId, exceptToken = null) {
      const except = exceptToken === null ? [] : [tokenHash(exceptToken)];
      await secrets.removeOwned(SESSION, accountId, ...except);
      forget((key, owner) => owner === accountId && !except.includes(key));
      await secrets.removeOwned(USE, accountId, ...except);
    },
  };
}
