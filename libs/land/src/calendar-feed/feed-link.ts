import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is kept of the link of a calendar: never the link itself. */
export interface KeptLink {
  /** SHA-256 of the token, in base64url. It holds 256 random bits, so a plain hash is as good as a slow one. */
  readonly hash: string;
  readonly companyId: string;
  readonly language: 'en' | 'fr';
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

const ID_BYTES = 16;
const SECRET_BYTES = 32;
/** What a token looks like. */
export const TOKEN = /^[A-Za-z0-9_-]{64}$/;

const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** A new token of an account, and what is kept of it. The token names its account, so that each has one link at most. */
export function newLink(accountId: string): { readonly token: string; readonly hash: string } {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The account that a token names. */
export const accountOf = (token: string): string =>
  Buffer.from(token, 'base64url')
    .toString('hex', 0, ID_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Whether a token is the one of a link. */
export const isTokenOf = (token: string, link: Pick<KeptLink, 'hash'>): boolean =>
  timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(link.hash));
