import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { chained, NO_HASH, type Head, type Link } from '../log/chain.ts';
import { DamagedLog, SEAL_STREAM } from '../log/event-log.ts';
import { SELECT_NEXT, type Row } from './event-log.table.ts';
import { InternedStrings } from './string-interner.ts';
import { keptSeal, readSeal, Sealing, type Seal } from './seal.ts';
import { toStoreError, openReadOnly, pragma } from './sqlite.ts';

/** Names of the files of an embedded log in its folder. */
export const LOG_FILE = 'log.sqlite';
export const SEAL_FILE = 'log.seal';

/** How far a check has come: `position` of `head`, and the seals found sound. */
export interface Checked {
  readonly position: number;
  readonly head: number;
  readonly seals: number;
}

/** A seal, and its own place in the log. */
export interface PlacedSeal {
  readonly seal: Seal;
  readonly position: number;
  readonly revision: number;
  readonly hash: string;
}

const PAGE = 1000;

/**
 * Walks the log in order and throws DamagedLog at the first event that is not what was written: changed, missing, moved
 * or put in. It keeps no more than the ends of the streams used lately, so memory stays flat.
 */
export class LogCheck {
  /** What the next seal will be about, once everything is checked. */
  readonly sealing: Sealing;
  position: number;
  seals = 0;
  readonly #page: StatementSync;
  readonly #before: StatementSync;
  readonly #texts: InternedStrings;
  readonly #heads = new LRUCache<string, Head>({ max: 8000 });

  /** Starts at the log's beginning, or just after a seal. */
  constructor(database: DatabaseSync, from?: PlacedSeal) {
    this.sealing = new Sealing(from?.seal);
    if (from !== undefined) this.sealing.moved(SEAL_STREAM, from.revision, from.hash);
    this.position = from?.position ?? 0;
    this.#page = database.prepare(SELECT_NEXT);
    this.#page.setReturnArrays(true);
    this.#texts = new InternedStrings(database);
    this.#before = database.prepare(
      `SELECT hash FROM events
       WHERE stream = (SELECT number FROM names WHERE text = ?) AND revision = ? AND position <= ?`,
    );
  }

  /** Checks at most `limit` events; answers how many there were. */
  advance(limit: number): number {
    let rows: Row[];
    try {
      rows = this.#page.all(this.position, limit) as unknown as Row[];
    } catch (error) {
      // An unreadable page somewhere among them: go one by one to name the first that is lost.
      if (limit > 1) return this.advance(1);
      throw toStoreError(error, this.position + 1);
    }
    for (const row of rows) this.#check(row);
    return rows.length;
  }

  #check(row: Row): void {
    const [position, id, , revision, , version, recorded, , , correlation, causation, data, found] = row;
    if (position !== this.position + 1) throw new DamagedLog(this.position + 1, 'the event is missing');
    const [stream, type, company, actor] = [row[2], row[4], row[7], row[8]].map((number) =>
      this.#text(number, position),
    );
    // prettier-ignore
    const link =
      [position, id, stream, revision, type, version, recorded, company, actor, correlation, causation, data] as Link;
    const previous = revision === 0 ? NO_HASH : this.#hashBefore(link[2], revision);
    if (previous === null) throw new DamagedLog(position, `event ${id} does not follow another in ${link[2]}`);
    const hash = chained(previous, link);
    if (hash !== found) throw new DamagedLog(position, `event ${id} in ${link[2]} is not what was written`);
    if (stream === SEAL_STREAM) this.#checkSeal(link);
    this.sealing.moved(link[2], revision, hash);
    this.#heads.set(link[2], { revision, hash });
    this.position = position;
  }

  #text(number: number | null, position: number): string | null {
    const text = number === null ? null : this.#texts.get(number);
    if (text === undefined) throw new DamagedLog(position, 'a name that the event uses is missing');
    return text;
  }

  #hashBefore(stream: string, revision: number): string | null {
    const head = this.#heads.get(stream);
    if (head?.revision === revision - 1) return head.hash;
    const row = this.#before.get(stream, revision - 1, this.position);
    return row === undefined ? null : String(row['hash']);
  }

  #checkSeal([position, id, , , , , , , , , , data]: Link): void {
    const seal = readSeal(data);
    const expected = this.sealing.seal(this.position);
    if (seal?.upTo !== expected.upTo || seal.streams !== expected.streams || seal.root !== expected.root)
      throw new DamagedLog(position, `the seal ${id} does not fit the ${this.position} events before it`);
    this.sealing.sealed(seal);
    this.seals += 1;
  }
}

/** The position of the last event, 0 when there is none. @throws DamagedLog naming the first unreadable event */
export function headOf(database: DatabaseSync): number {
  try {
    return Number(database.prepare('SELECT coalesce(max(position), 0) AS head FROM events').get()?.['head']);
  } catch (error) {
    const check = new LogCheck(database);
    while (check.advance(PAGE) > 0);
    throw toStoreError(error);
  }
}

/** The last seal at or before a position, and where it stands; undefined when there is none. */
export function sealBefore(database: DatabaseSync, position: number): PlacedSeal | undefined {
  const row = database
    .prepare(
      `SELECT position, revision, hash, data FROM events
       WHERE stream = (SELECT number FROM names WHERE text = ?) AND position <= ? ORDER BY revision DESC LIMIT 1`,
    )
    .get(SEAL_STREAM, position);
  const seal = row === undefined ? null : readSeal(String(row['data']));
  if (row === undefined || seal === null) return undefined;
  return { seal, position: Number(row['position']), revision: Number(row['revision']), hash: String(row['hash']) };
}

/** Throws DamagedLog when the log does not hold the seal that was kept beside it. */
export function checkKeptSeal(database: DatabaseSync, kept: Seal | null): void {
  if (kept === null) return;
  const head = headOf(database);
  if (head <= kept.upTo)
    throw new DamagedLog(head + 1, `the log ends here, but it was sealed up to position ${kept.upTo}`);
  const row = database
    .prepare('SELECT text, data FROM events JOIN names ON number = stream WHERE position = ?')
    .get(kept.upTo + 1);
  if (row?.['text'] !== SEAL_STREAM || readSeal(String(row['data']))?.root !== kept.root)
    throw new DamagedLog(kept.upTo + 1, 'this is not the seal that was kept beside the log');
}

/** Throws DamagedLog when SQLite finds its own structure (pages, indexes) damaged. */
export function checkFile(database: DatabaseSync): void {
  let report: string;
  try {
    report = String(pragma(database, 'integrity_check(1)'));
  } catch (error) {
    throw toStoreError(error);
  }
  if (report !== 'ok') throw new DamagedLog(Number(/row (\d+)/.exec(report)?.[1] ?? 0), report);
}

/**
 * Verifies the embedded log in a folder, also while a server writes to it: file structure, gapless positions, revisions,
 * hashes and seals. Yields after every thousand events; the last one has `position === head`.
 * @throws DamagedLog naming the first event that was changed, removed, moved or put in.
 */
export async function* verifyLog(folder: string): AsyncGenerator<Checked, void, void> {
  const file = join(folder, LOG_FILE);
  if (!existsSync(file)) throw new Error(`There is no log in ${folder}`);
  const kept = keptSeal(join(folder, SEAL_FILE));
  const database = openReadOnly(file);
  try {
    const head = atFile(() => headOf(database));
    const check = atFile(() => new LogCheck(database));
    while (check.position < head) {
      const more = check.advance(Math.min(PAGE, head - check.position));
      if (more === 0) throw new DamagedLog(check.position + 1, 'the event is missing');
      if (check.position < head) yield { position: check.position, head, seals: check.seals };
      await new Promise(setImmediate);
    }
    checkFile(database);
    checkKeptSeal(database, kept);
    yield { position: head, head, seals: check.seals };
  } finally {
    database.close();
  }
}

function atFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw toStoreError(error);
  }
}
