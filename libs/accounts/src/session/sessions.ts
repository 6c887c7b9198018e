import type { Secrets } from '@terroir/store';
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
  account(token: string): Promise<string | null>;
  end(token: string): Promise<void>;
  /** Ends every session of an account, but that of `exceptToken`. */
  endAll(accountId: string, exceptToken?: string | null): Promise<void>;
}

export function sessions(secrets: Secrets, now: () => string): Sessions {
  const after = (milliseconds: number): string => new Date(Date.parse(now()) + milliseconds).toISOString();
  const touch = (key: string, accountId: string): Promise<void> =>
    secrets.put({ kind: USE, key, owner: accountId, value: now(), expires: after(sessionDays.idle * DAY) });
  return {
    async begin(accountId) {
      const token = newToken();
      const key = tokenHash(token);
      await touch(key, accountId);
      const expires = after(sessionDays.longest * DAY);
      await secrets.put({ kind: SESSION, key, owner: accountId, value: accountId, expires });
      return token;
    },
    async account(token) {
      const key = tokenHash(token);
      const instant = now();
      const [session, use] = await Promise.all([
        secrets.get<string>(SESSION, key, instant),
        secrets.get<string>(USE, key, instant),
      ]);
      if (session === null || use === null) return null;
      if (Date.parse(instant) - Date.parse(use.value) > HOUR) await touch(key, session.value);
      return session.value;
    },
    async end(token) {
      const key = tokenHash(token);
      await secrets.remove(SESSION, key);
      await secrets.remove(USE, key);
    },
    async endAll(accountId, exceptToken = null) {
      const except = exceptToken === null ? [] : [tokenHash(exceptToken)];
      await secrets.removeOwned(SESSION, accountId, ...except);
      await secrets.removeOwned(USE, accountId, ...except);
    },
  };
}
