import { hash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isError } from '../log/failure.ts';

/** What a seal says (the data of `LogSealed`). */
export interface Seal {
  /** The position of the last event under the seal. */
  readonly upTo: number;
  /** How many streams there are up to that position. */
  readonly streams: number;
  readonly root: string;
}

/**
 * What the next seal will be about. Its root is SHA-256 over the root before it and the head hashes of the streams that
 * moved since, in the order in which they first moved; so the newest root depends on the head of every stream, and
 * sealing costs as much as moved, not as much as there is.
 */
export class Sealing {
  #root: string;
  #upTo: number;
  #streams: number;
  readonly #moved = new Map<string, string>();

  constructor(last: Seal = { upTo: 0, streams: 0, root: '' }) {
    this.#root = last.root;
    this.#upTo = last.upTo;
    this.#streams = last.streams;
  }

  /** The last position under the last seal. */
  get upTo(): number {
    return this.#upTo;
  }

  /** An event was added to a stream: its new head. */
  moved(stream: string, revision: number, head: string): void {
    if (revision === 0) this.#streams += 1;
    this.#moved.set(stream, head);
  }

  /** The seal over everything up to a position. */
  seal(upTo: number): Seal {
    const root = hash('sha256', JSON.stringify([this.#root, upTo, this.#streams, ...this.#moved.values()]), 'hex');
    return { upTo, streams: this.#streams, root };
  }

  /** The seal stands in the log: the next one starts from it. */
  sealed(seal: Seal): void {
    this.#root = seal.root;
    this.#upTo = seal.upTo;
    this.#moved.clear();
  }
}

/** The seal in an event's data, or null when it is none. */
export function readSeal(data: string): Seal | null {
  let seal: Partial<Seal> | null;
  try {
    seal = JSON.parse(data) as Partial<Seal> | null;
  } catch {
    return null; // not JSON, so not a seal: the caller names the event
  }
  const { upTo, streams, root } = seal ?? {};
  return typeof upTo === 'number' && typeof streams === 'number' && typeof root === 'string'
    ? { upTo, streams, root }
    : null;
}

/**
 * Keeps the newest seal beside the log, so that a log which has lost its tail, seals and all, is noticed. It is written
 * after the seal is durable and is only ever behind, so a copy of the log without it is a sound backup.
 */
export function keepSeal(file: string, seal: Seal): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(seal)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The seal kept beside the log, or null when none is kept. */
export function keptSeal(file: string): Seal | null {
  try {
    return readSeal(readFileSync(file, 'utf8'));
  } catch (error) {
    if (isError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
}
