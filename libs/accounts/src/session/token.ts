import { hash, randomBytes } from 'node:crypto';
import type { Secret, Secrets } from '@terroir/store';

const HOUR = 60 * 60 * 1000;

/** A token to hand out, once: 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It holds 256 random bits, so a plain hash is as good as a slow one. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** What a token in a mail is for. */
export type Purpose = 'confirm_token' | 'reset_token';

/** Tokens of mailed links: valid for one hour and one use, kept as hashes. */
export interface MailTokens {
  /** Makes a token for an account; an earlier one for a new password is worth nothing any more. */
  issue(purpose: Purpose, accountId: string): Promise<string>;
  /** The account of a valid token, which stays valid. */
  peek(purpose: Purpose, token: string): Promise<string | null>;
  /** Spends a token: of two who try, one gets the account's id and the other null. */
  take(purpose: Purpose, token: string): Promise<Secret<string> | null>;
  /** Gives a spent token back when what it was spent for could not be recorded. */
  giveBack(secret: Secret): Promise<void>;
  /** Makes every token of the account for this purpose worthless. */
  revoke(purpose: Purpose, accountId: string): Promise<void>;
}

export function mailTokens(secrets: Secrets, now: () => string): MailTokens {
  return {
    async issue(purpose, accountId) {
      const token = newToken();
      const expires = new Date(Date.parse(now()) + HOUR).toISOString();
      const key = tokenHash(token);
      await secrets.put({ kind: purpose, key, owner: accountId, value: accountId, expires });
      if (purpose === 'reset_token') await secrets.removeOwned(purpose, accountId, key);
      return token;
    },
    peek: async (purpose, token) => (await secrets.get<string>(purpose, tokenHash(token), now()))?.value ?? null,
    take: (purpose, token) => secrets.take<string>(purpose, tokenHash(token), now()),
    giveBack: (secret) => secrets.put(secret),
    revoke: (purpose, accountId) => secrets.removeOwned(purpose, accountId),
  };
}
