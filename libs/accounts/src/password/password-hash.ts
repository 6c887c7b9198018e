import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import type { Secrets } from '@terroir/store';
import { normalPassword } from './password.ts';
import { semaphore } from './semaphore.ts';

// OWASP's second choice for argon2id (its default): 19 MiB, two passes, one lane. `Algorithm` and `Version` are ambient
// const enums, so the library's defaults (argon2id, version 0x13) are relied on and proven by a test.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const PARAMETERS = '$argon2id$v=19$m=19456,t=2,p=1$';

const KIND = 'password';

/** Password hashes: secrets, kept by account, never in the log. */
export interface Passwords {
  /** A hash to keep. Costs about 30 ms of a thread that is not the event loop's. */
  hash(password: string): Promise<string>;
  keep(accountId: string, hash: string): Promise<void>;
  forget(accountId: string): Promise<void>;
  /** Whether it is the account's password; takes as long when there is no such account (null) or no password. */
  verify(accountId: string | null, password: string): Promise<boolean>;
}

export function passwords(secrets: Secrets, now: () => string): Passwords {
  // One processor stays free for everything else; who waits behind 200 others is asked to come back.
  const working = semaphore(Math.max(1, availableParallelism() - 1), 200);
  const hashed = (password: string): Promise<string> => working(() => hash(normalPassword(password), cost));
  const keep = (accountId: string, value: string): Promise<void> =>
    secrets.put({ kind: KIND, key: accountId, owner: accountId, value, expires: null });
  // Verifying against a hash of nobody's takes the time that a known account takes.
  let nobody: Promise<string> | null = null;
  return {
    hash: hashed,
    keep,
    forget: (accountId) => secrets.remove(KIND, accountId),
    async verify(accountId, password) {
      const known = await secrets.get<string>(KIND, accountId ?? 'nobody', now());
      const against = known?.value ?? (await (nobody ??= hash('nobody', cost)));
      const right = await working(() => verify(against, normalPassword(password)));
      if (!right || known === null || accountId === null) return false;
      if (!known.value.startsWith(PARAMETERS)) await keep(accountId, await hashed(password));
      return true;
    },
  };
}
