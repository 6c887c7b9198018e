import { hash } from 'node:crypto';

/** An event as it lies in the log, but for its hash. `actor` and `data` are JSON texts, `data` with ciphertext. */
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
  causation: string,
  data: string,
];

/** The columns of a row of the log, in the order of `Link`, and the hash. */
export const COLUMNS =
  'position, id, stream, revision, type, version, recorded, company, actor, correlation, causation, data, hash';

/** What the first event of a stream is chained to. */
export const NO_HASH = '';

/**
 * The hash of an event: SHA-256 (hexadecimal) of the UTF-8 bytes of the JSON array [hash of the event before it in its
 * stream, …every column as stored]. A JSON array leaves no doubt where one field ends and the next begins.
 */
export const chained = (previous: string, link: Link): string =>
  hash('sha256', JSON.stringify([previous, ...link]), 'hex');

/** Where a stream ends. */
export interface Head {
  readonly revision: number;
  readonly hash: string;
}

/** The ends of the streams used lately, in two generations: what is not asked for during a whole one is forgotten. */
export class Heads {
  #young = new Map<string, Head>();
  #old = new Map<string, Head>();
  readonly #size: number;

  constructor(size = 20_000) {
    this.#size = size;
  }

  get(stream: string): Head | undefined {
    const young = this.#young.get(stream);
    if (young !== undefined) return young;
    const old = this.#old.get(stream);
    if (old !== undefined) this.set(stream, old);
    return old;
  }

  set(stream: string, head: Head): void {
    if (this.#young.size >= this.#size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(stream, head);
  }
}
