import { hash } from 'node:crypto';

/**
 * An event as it is chained: every column in full, in the order of the table. `actor` and `data` are JSON texts as they
 * are stored (`data` with ciphertext), `causation` is null when it is the same as `correlation`.
 */
export type Link = readonly [
  position: number,
  id: string,
  stream: string,
  revision: number,
  type: string,
  version: number,
  recorded: string,
  company: string | null,
  actor: string,
  correlation: string,
  causation: string | null,
  data: string,
];

/** What the first event of a stream is chained to. */
export const NO_HASH = '';

/**
 * The hash of an event: SHA-256 (hexadecimal) of the UTF-8 bytes of the JSON array [hash of the event before it in its
 * stream, …every column]. A JSON array leaves no doubt where one field ends and the next begins.
 */
export const chained = (previous: string, link: Link): string =>
  hash('sha256', JSON.stringify([previous, ...link]), 'hex');

/** Where a stream ends. */
export interface Head {
  readonly revision: number;
  readonly hash: string;
}
