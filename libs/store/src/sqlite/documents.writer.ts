import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Cell } from '../documents/documents.rows.ts';
import { StoreUnavailable, DamagedLog } from '../log/event-log.ts';
import { emptied, toStoreError, openDurable } from './sqlite.ts';
import type { Writer } from './write-queue.ts';

/** Rows for one prepared statement: the cells of all of them, one after the other. */
export interface Rows {
  readonly sql: string;
  readonly width: number;
  readonly cells: readonly Cell[];
}

export type DocumentsRequest =
  | {
      readonly rows: readonly Rows[];
      readonly checkpoints: readonly (readonly [projection: string, position: number])[];
      readonly erases: boolean;
      readonly fence: number | null;
    }
  | { readonly statements: readonly string[]; readonly forget: readonly string[]; readonly fence: number | null }
  | { readonly maxPages: number | null };

/** What became of a request: done (or nothing to do), a newer fence in the way, or checkpoints that do not agree. */
export type DocumentsOutcome = { readonly done: boolean } | { readonly newest: number } | { readonly mixed: true };

export const VIEWS_FILE = 'views.sqlite';
export const CHECKPOINT = 'SELECT position FROM checkpoints WHERE projection = ?';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS checkpoints (projection TEXT NOT NULL PRIMARY KEY, position INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS fence (newest INTEGER NOT NULL) STRICT;
`;
const DONE: DocumentsOutcome = { done: true };
const MOST_PAGES = 4_294_967_294;

/** The only writer of the read models: everything given at once is one transaction. */
export class DocumentsWriter implements Writer<DocumentsRequest, DocumentsOutcome> {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** What was erased still stands in the write-ahead log; after a crash that is not known, so it is taken for true. */
  #traces = true;

  constructor(folder: string) {
    this.database = openDurable(folder === ':memory:' ? folder : join(folder, VIEWS_FILE));
    try {
      // What a power cut takes from the read models is in the log, so commits need not wait for the disk. Removed
      // bytes are overwritten: what is erased must not be found in a free page.
      this.database.exec(`
        PRAGMA synchronous = NORMAL;
        PRAGMA wal_autocheckpoint = 8000;
        PRAGMA cache_size = -8000;
        PRAGMA secure_delete = ON;
        ${SCHEMA}
      `);
    } catch (error) {
      this.database.close();
      throw told(error);
    }
  }

  run(requests: readonly DocumentsRequest[]): DocumentsOutcome[] {
    const bound = requests.find((request) => 'maxPages' in request);
    if (bound) return requests.map(() => this.#bound(bound.maxPages));
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const outcomes = requests.map((request) => this.#serve(request));
      this.database.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      this.#statements.clear();
      throw told(error);
    }
  }

  #bound(maxPages: number | null): DocumentsOutcome {
    this.database.exec(`PRAGMA max_page_count = ${maxPages ?? MOST_PAGES}`);
    return DONE;
  }

  #serve(request: DocumentsRequest): DocumentsOutcome {
    if ('maxPages' in request) return DONE; // handled outside of the transaction
    const newest = this.#fenced(request.fence);
    if (newest !== null) return { newest };
    if ('statements' in request) return this.#change(request);
    const { rows, checkpoints, erases } = request;
    const ahead = checkpoints.filter(
      ([projection, position]) => position > Number(this.#prepared(CHECKPOINT).get(projection)?.['position'] ?? 0),
    );
    if (checkpoints.length > 0 && ahead.length === 0) return { done: false };
    if (ahead.length < checkpoints.length) return { mixed: true };
    for (const { sql, width, cells } of rows) {
      const statement = this.#prepared(sql);
      for (let at = 0; at < cells.length; at += width) statement.run(...cells.slice(at, at + width));
    }
    if (erases) this.#traces = true;
    const set = this.#prepared('INSERT OR REPLACE INTO checkpoints (projection, position) VALUES (?, ?)');
    for (const [projection, position] of checkpoints) set.run(projection, position);
    return DONE;
  }

  /** Remembers a fence; answers the newest one when this one is older. */
  #fenced(fence: number | null): number | null {
    if (fence === null) return null;
    const newest = Number(this.#prepared('SELECT newest FROM fence').get()?.['newest'] ?? -1);
    if (newest > fence) return newest;
    if (newest < fence) {
      this.#prepared('DELETE FROM fence').run();
      this.#prepared('INSERT INTO fence (newest) VALUES (?)').run(fence);
    }
    return null;
  }

  #change({ statements, forget }: Extract<DocumentsRequest, { readonly statements: unknown }>): DocumentsOutcome {
    this.#statements.clear();
    for (const statement of statements) this.database.exec(statement);
    for (const projection of forget) this.#prepared('DELETE FROM checkpoints WHERE projection = ?').run(projection);
    return DONE;
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** After an erasure the write-ahead log is emptied, so that no copy of a row stays in it. */
  idle(): null {
    if (this.#traces) this.#traces = !emptied(this.database);
    return null;
  }

  close(): void {
    this.database.close();
  }
}

/** SQLite's error in the words of the port. Read models can be made again, so damage only makes them unavailable. */
export function told(error: unknown): unknown {
  const words = toStoreError(error);
  return words instanceof DamagedLog ? new StoreUnavailable(`${VIEWS_FILE}: ${words.reason}`, { cause: error }) : words;
}
