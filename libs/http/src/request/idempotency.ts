import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '@terroir/kernel';
import type { Keyring, Secret, Secrets } from '@terroir/store';
import type { RequestContext } from './request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { malformedHeader } from '../contract/refusal-words.ts';

/** The kind of secrets that answers are kept as, by the account they were given to. */
export const KEPT_ANSWERS = 'idempotency';
const DAY = 24 * 60 * 60 * 1000;
/** How long another process is trusted to answer a request that it has begun, and how often it is looked at, in milliseconds. */
const TRUST = 10_000;
const LOOK = 25;

/** An answer as it is kept: what a repeated request gets without anything being done again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** What stands at a key: begun and not answered, or answered. The answer is sealed because it may hold a token. */
interface Kept {
  readonly print: string;
  readonly begun: string;
  /** The process that works on it, and until when others leave it to it. */
  readonly holder?: string;
  readonly until?: string;
  readonly sealed?: string;
}

type Sealer = Pick<Keyring, 'wrap' | 'unwrap' | 'keyedHash'>;

/**
 * What became of a request: its answer, `nothing` when it was refused before anything was written, or `unknown` when it
 * failed and may have written all the same (the answer of the log was lost, the read models came too late).
 */
export type Outcome = KeptAnswer | 'nothing' | 'unknown';

/** A request that holds its key until it is finished. */
export interface Turn {
  /** The request under its key. */
  readonly context: RequestContext;
  /**
   * Keeps a successful answer for 24 hours, and frees a key under which nothing was written. After an unknown outcome the
   * next attempt goes on at once under the same ids, as after a crash.
   */
  finish(outcome: Outcome): Promise<void>;
  /** Lets those who wait for this turn go on; safe to repeat. */
  release(): void;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * `Idempotency-Key` (readings §3): the same key and body from the same account return the first answer. The key is
 * written before the work begins. When a process dies in between, the next attempt takes over with the same ids
 * and finds by their causation the events that the first one had written, so nothing is written twice.
 */
export class Idempotency {
  readonly #secrets: Secrets;
  readonly #keyring: Sealer;
  readonly #now: () => string;
  readonly #running = new Map<string, Promise<void>>();
  /** Tells what this process holds from what others do; null where no other can be at work. */
  readonly #holder: string | null;

  /** @param shared whether other processes serve the same accounts: then a key is waited for wherever its work is done */
  constructor(secrets: Secrets, keyring: Sealer, now: () => string, shared = false) {
    this.#secrets = secrets;
    this.#keyring = keyring;
    this.#now = now;
    this.#holder = shared ? randomUUID() : null;
  }

  /** The first answer, or a turn to give it. @throws RefusalError idempotency_mismatch */
  async begin(
    context: RequestContext,
    key: string,
    request: { method: string; url: string; body: unknown },
  ): Promise<KeptAnswer | Turn> {
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw malformedHeader('Idempotency-Key', context.language);
    // Hashes under a key: a body may hold a password, which a plain hash would give to whoever guesses fast.
    const owner = context.actor.accountId ?? `guest:${this.#keyring.keyedHash(`address ${context.address}`)}`;
    const id = sha256(`${owner}\n${key}`);
    const print = this.#keyring.keyedHash(`${request.method} ${request.url}\n${textOf(request.body)}`);
    for (let before = this.#running.get(id); before !== undefined; before = this.#running.get(id)) await before;
    const release = this.#occupy(id);
    try {
      const { stored, created } = await this.#hold(id, owner, print);
      if (stored.value.print !== print) throw new RefusalError(refuse('idempotency_mismatch'));
      if (stored.value.sealed !== undefined) {
        const answer = JSON.parse(this.#keyring.unwrap(stored.value.sealed, id).toString('utf8')) as KeptAnswer;
        release();
        return answer;
      }
      const newId = repeatableIds(id, Date.parse(stored.value.begun));
      const finish = (outcome: Outcome): Promise<void> =>
        this.#finish({ ...stored, owner: context.outcome.answerOwner ?? stored.owner }, outcome);
      return { context: context.under(`idempotent:${id}`, !created, newId), finish, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async #finish(stored: Secret<Kept>, outcome: Outcome): Promise<void> {
    const { key, value } = stored;
    if (outcome === 'unknown' && this.#holder === null) return;
    if (this.#holder !== null) {
      // Who was slower than it is trusted to be may have been replaced: then the key is another's.
      const found = await this.#secrets.get<Kept>(KEPT_ANSWERS, key, this.#now());
      if (found?.value.holder !== this.#holder) return;
    }
    if (outcome === 'nothing') return this.#secrets.remove(KEPT_ANSWERS, key);
    const kept: Kept =
      outcome === 'unknown'
        ? { ...value, until: this.#now() }
        : { ...value, sealed: this.#keyring.wrap(JSON.stringify(outcome), key) };
    await this.#secrets.put({ ...stored, value: kept });
  }

  /** Writes that the work is begun here, or finds that it was begun before; waits while another process is at it. */
  async #hold(id: string, owner: string, print: string): Promise<{ stored: Secret<Kept>; created: boolean }> {
    const after = (instant: string, milliseconds: number) => new Date(Date.parse(instant) + milliseconds).toISOString();
    for (;;) {
      const now = this.#now();
      const held = this.#holder === null ? {} : { holder: this.#holder, until: after(now, TRUST) };
      const value: Kept = { print, begun: now, ...held };
      const fresh = { kind: KEPT_ANSWERS, key: id, owner, value, expires: after(now, DAY) };
      const found = await this.#secrets.putIfAbsent<Kept>(fresh, now);
      const { print: first, sealed, holder, until } = found.stored.value;
      if (found.created || this.#holder === null || sealed !== undefined || first !== print) return found;
      if (holder !== this.#holder && until !== undefined && now < until) {
        await pause(LOOK);
        continue;
      }
      // Whoever began it is gone. Two who take it over at once do the same under the same ids, which lands once.
      const stored = { ...found.stored, value: { ...found.stored.value, ...held } };
      await this.#secrets.put(stored);
      return { stored, created: false };
    }
  }

  /** Marks the key as taken until the function it answers is called. */
  #occupy(id: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#running.set(id, promise);
    return () => {
      if (this.#running.get(id) === promise) this.#running.delete(id);
      resolve();
    };
  }
}

/** A body as a text to compare. @throws RefusalError malformed_request when it is nested too deep to be written out */
function textOf(body: unknown): string {
  try {
    return JSON.stringify(body ?? null);
  } catch {
    throw new RefusalError(refuse('malformed_request'));
  }
}

/** Identifiers in the form of UUIDv7 that are the same again for the same request: its instant, then a keyed hash. */
function repeatableIds(id: string, milliseconds: number): () => string {
  let count = 0;
  return () => {
    const bytes = createHash('sha256')
      .update(`${id}:${(count += 1)}`)
      .digest()
      .subarray(0, 16);
    bytes.writeUIntBE(milliseconds, 0, 6);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
}
