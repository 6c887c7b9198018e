import { hash } from 'node:crypto';
import type { NewRow } from './new-row.ts';

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

/**
 * The hash of an event in a log whose store gives the places (EventStoreDB): the rule of `chained` with position 0, since
 * an event is chained before the store has said where it stands. `stream` is our name, without the store's prefix;
 * `row` is the event as `toRow` writes it.
 */
export function chainedWithoutPlace(previous: string, stream: string, revision: number, row: NewRow): string {
  const [id, type, version, recorded, company, actor, correlation, causation, data] = row;
  return chained(previous, [
    0,
    id,
    stream,
    revision,
    type,
    version,
    recorded,
    company,
    actor,
    correlation,
    causation,
    data,
  ]);
}
