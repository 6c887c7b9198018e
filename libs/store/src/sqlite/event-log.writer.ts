import { LRUCache } from 'lru-cache';
import { type NewRow } from '../log/new-row.ts';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chained, NO_HASH, type Head, type Link } from '../log/chain.ts';
import { StoreUnavailable, type Expected, SEAL_STREAM } from '../log/event-log.ts';
import { EVENTS_SCHEMA } from './event-log.table.ts';
import { StringInterner } from './string-interner.ts';
import { OpeningCheck } from './opening-check.ts';
import { keepSeal, keptSeal, type Seal } from './seal.ts';
import { toStoreError, isConstraint, openDurable } from './sqlite.ts';
import { uuidv7 } from '../log/uuid.ts';
import { checkKeptSeal, LOG_FILE, SEAL_FILE, sealBefore } from './verify.ts';
import type { Writer } from './write-queue.ts';

/** An append, a new bound of the file's size in pages of 4 KiB (null: none), or a seal (always alone). */
export type LogRequest =
  | { readonly stream: string; readonly expected: Expected; readonly rows: readonly NewRow[] }
  | { readonly maxPages: number | null }
  | { readonly seal: true };

/** Where an append landed, the revision that stood in its way, or the id that another event already has. */
export type LogOutcome =
  { readonly revision: number; readonly position: number } | { readonly actual: number } | { readonly taken: string };

export interface LogWriterOptions {
  /** Folder of the files, or `:memory:`. */
  readonly folder: string;
  /** A seal is written after so many events. */
  readonly sealEvery: number;
  /** What the log holds is checked from so many milliseconds after the opening on, so that a start has the cores to itself. */
  readonly checkAfter: number;
}

const NO_LIMIT = 4_294_967_294;
const SYSTEM = JSON.stringify({ accountId: null, companyId: null, role: 'system' });

/** What a transaction has done so far; it becomes the writer's state when it is durable. */
interface Staged {
  position: number;
  readonly heads: Map<string, Head>;
  readonly moves: [stream: string, revision: number, hash: string][];
  seal: Seal | null;
}

/** The only writer of an embedded log. Everything it is asked at once becomes durable in one transaction. */
export class LogWriter implements Writer<LogRequest, LogOutcome> {
  readonly database: DatabaseSync;
  #position: number;
  /** The check of what the log held when it was opened. */
  readonly #check: OpeningCheck;
  readonly #heads = new LRUCache<string, Head>({ max: 8000 });
  readonly #numbers: StringInterner;
  readonly #options: LogWriterOptions;
  /** What kept a due seal from being written. */
  #sealTrouble: unknown = null;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #insert: StatementSync;
  readonly #placeOf: StatementSync;
  readonly #headOf: StatementSync;

  /**
   * Opens the log; what it holds is checked in quiet moments.
   * @throws DamagedLog when it cannot be read, or does not hold the seal that was kept beside it
   */
  constructor(options: LogWriterOptions) {
    this.#options = options;
    const { folder } = options;
    this.database = openDurable(folder === ':memory:' ? folder : join(folder, LOG_FILE));
    try {
      this.database.exec(EVENTS_SCHEMA);
      this.#check = new OpeningCheck(this.database, options.checkAfter);
      this.#position = this.#check.head;
      if (folder !== ':memory:') checkKeptSeal(this.database, keptSeal(join(folder, SEAL_FILE)));
      this.#numbers = new StringInterner(this.database);
      this.#begin = this.database.prepare('BEGIN IMMEDIATE');
      this.#commit = this.database.prepare('COMMIT');
      this.#insert = this.database.prepare('INSERT INTO events VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)');
      this.#placeOf = this.database.prepare(
        'SELECT text, revision, position FROM events JOIN names ON number = stream WHERE id = ?',
      );
      this.#headOf = this.database.prepare(
        'SELECT revision, hash FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1',
      );
    } catch (error) {
      this.database.close();
      throw toStoreError(error);
    }
  }

  /**
   * Writes all requests, and those that come meanwhile, in one transaction. A wrong revision or a taken id fails its own
   * request only.
   * @throws StoreUnavailable when nothing could be written
   */
  run(requests: readonly LogRequest[], more: () => boolean): LogOutcome[] {
    const outcomes = this.#write(requests, more);
    try {
      if (this.#unsealed >= this.#options.sealEvery && this.#check.canSeal()) this.#seal();
    } catch (error) {
      this.#sealTrouble = error; // the events are durable all the same
    }
    return outcomes;
  }

  #write(requests: readonly LogRequest[], more: () => boolean): LogOutcome[] {
    try {
      return this.#transaction(requests, more, false);
    } catch (error) {
      this.#rollback();
      if (!isConstraint(error)) throw toStoreError(error, this.#position + 1);
    }
    try {
      return this.#transaction(requests, () => false, true); // some id is taken: look each one up to see whose
    } catch (error) {
      this.#rollback();
      throw toStoreError(error, this.#position + 1);
    }
  }

  #rollback(): void {
    this.#numbers.forget();
    if (this.database.isTransaction) this.database.exec('ROLLBACK');
  }

  #transaction(requests: readonly LogRequest[], more: () => boolean, careful: boolean): LogOutcome[] {
    const staged: Staged = { position: this.#position, heads: new Map(), moves: [], seal: null };
    this.#begin.run();
    const outcomes: LogOutcome[] = [];
    for (const request of requests) {
      outcomes.push(this.#serve(request, staged, careful));
      if (outcomes.length === requests.length) more(); // what came meanwhile is gone through as well
    }
    if (staged.position === this.#position) this.#rollback();
    else this.#commit.run();
    this.#numbers.keep();
    this.#position = staged.position;
    for (const [stream, head] of staged.heads) this.#heads.set(stream, head);
    if (staged.seal !== null) this.#check.sealing.sealed(staged.seal);
    for (const move of staged.moves) this.#check.moved(...move);
    return outcomes;
  }

  #serve(request: LogRequest, staged: Staged, careful: boolean): LogOutcome {
    if ('maxPages' in request) {
      this.database.exec(`PRAGMA max_page_count = ${Math.trunc(request.maxPages ?? NO_LIMIT)}`);
      return { revision: -1, position: staged.position };
    }
    if ('seal' in request) return this.#serve(this.#sealRequest(staged), staged, careful);
    const { stream, expected, rows } = request;
    let head = staged.heads.get(stream) ?? this.#heads.get(stream) ?? this.#findHead(stream);
    const actual = head?.revision ?? -1;
    if (expected === 'any' || expected !== (actual < 0 ? 'absent' : actual)) {
      const landed = this.#landed(stream, rows);
      if (landed !== null) return landed;
      if (expected !== 'any') return { actual };
    }
    if (careful) {
      const seen = new Set<string>();
      for (const [id] of rows) {
        if (seen.has(id) || this.#placeOf.get(id) !== undefined) return { taken: id };
        seen.add(id);
      }
    }
    const streamNumber = this.#numbers.obtain(stream);
    for (const [id, type, version, recorded, company, actor, correlation, causation, data] of rows) {
      const revision: number = head === undefined ? 0 : head.revision + 1;
      const position = staged.position + 1;
      // prettier-ignore
      const link: Link =
        [position, id, stream, revision, type, version, recorded, company, actor, correlation, causation, data];
      const hash = chained(head?.hash ?? NO_HASH, link);
      // prettier-ignore
      this.#insert.run(
        position, id, streamNumber, revision, this.#numbers.obtain(type), version, recorded,
        company === null ? null : this.#numbers.obtain(company), this.#numbers.obtain(actor),
        correlation, causation, data, hash,
      );
      head = { revision, hash };
      staged.position = position;
      staged.moves.push([stream, revision, hash]);
    }
    if (head !== undefined) staged.heads.set(stream, head);
    return { revision: head?.revision ?? -1, position: staged.position };
  }

  #findHead(stream: string): Head | undefined {
    const number = this.#numbers.find(stream);
    const row = number === undefined ? undefined : this.#headOf.get(number);
    return row && { revision: Number(row['revision']), hash: String(row['hash']) };
  }

  /** Where these events stand when they were appended to this stream before; null when they were not. */
  #landed(stream: string, rows: readonly NewRow[]): { revision: number; position: number } | null {
    let last: { revision: number; position: number } | null = null;
    for (const [id] of rows) {
      const place = this.#placeOf.get(id);
      const [revision, position] = [Number(place?.['revision']), Number(place?.['position'])];
      if (place?.['text'] !== stream || (last !== null && revision !== last.revision + 1)) return null;
      last = { revision, position };
    }
    return last;
  }

  #sealRequest(staged: Staged): LogRequest {
    const seal = this.#check.sealing.seal(this.#position);
    staged.seal = seal;
    const id = uuidv7();
    const recorded = new Date().toISOString();
    const row: NewRow = [id, 'LogSealed', 1, recorded, null, SYSTEM, id, null, JSON.stringify(seal)];
    return { stream: SEAL_STREAM, expected: 'any', rows: [row] };
  }

  /** How many events stand after the last seal, itself not counted. */
  get #unsealed(): number {
    const { upTo } = this.#check.sealing;
    return this.#position - upTo - (upTo > 0 ? 1 : 0);
  }

  /** Goes on with the check of what the log held. Throws what kept a seal away. */
  idle(): number | null {
    const trouble = this.#sealTrouble;
    this.#sealTrouble = null;
    if (trouble !== null) throw trouble;
    return this.#check.turn();
  }

  #seal(): void {
    this.#write([{ seal: true }], () => false);
    const { folder } = this.#options;
    if (folder === ':memory:') return;
    const newest = sealBefore(this.database, this.#position);
    try {
      if (newest !== undefined) keepSeal(join(folder, SEAL_FILE), newest.seal);
    } catch (error) {
      throw new StoreUnavailable('The seal could not be kept beside the log', { cause: error });
    }
  }

  /** Seals what is new and closes the file. A disk without room for the seal does not keep the log from closing. */
  close(): void {
    try {
      this.#check.finishEnd();
      if (this.#unsealed > 0 && this.#check.canSeal()) this.#seal();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    } finally {
      this.database.close();
    }
  }
}
