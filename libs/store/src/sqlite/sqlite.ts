import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DamagedLog, StoreUnavailable } from '../log/event-log.ts';
import { isError } from '../log/failure.ts';

/** Below this release a race between a writer and a checkpoint could corrupt a database in WAL mode. */
const OLDEST = '3.51.3';
const FULL = 2;

/** Throws when the SQLite that is built into this Node is older than the store can trust with data. */
export function requireVersion(version: string): void {
  const [found, needed] = [version, OLDEST].map((text) => text.split('.').map(Number));
  const at = needed?.findIndex((part, place) => part !== (found?.[place] ?? 0)) ?? -1;
  if (at >= 0 && (found?.[at] ?? 0) < (needed?.[at] ?? 0))
    throw new Error(`SQLite ${version} may corrupt data; Terroir needs ${OLDEST} or newer (Node 24.21 brings it)`);
}

/** Throws unless what this connection commits survives a power cut: `synchronous` FULL or EXTRA, journal in WAL mode. */
export function requireDurability(database: DatabaseSync): void {
  const synchronous = Number(pragma(database, 'synchronous'));
  const journal = pragma(database, 'journal_mode');
  if (synchronous < FULL || journal !== 'wal')
    throw new Error(
      `The log would lose acknowledged events in a power cut: synchronous=${synchronous}, journal_mode=${String(journal)}`,
    );
}

/** The value that a pragma answers. */
export function pragma(database: DatabaseSync, name: string): unknown {
  const row = database.prepare(`PRAGMA ${name}`).get();
  return row === undefined ? undefined : Object.values(row)[0];
}

/**
 * Moves everything from the write-ahead log into the database and empties the log. Answers false when a reader was in the
 * way: a later quiet moment tries again.
 */
export const emptied = (database: DatabaseSync): boolean => {
  const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  return row?.['busy'] === 0;
};

/**
 * Opens a database for writing, readable by its owner only, durable at every commit. `:memory:` lives and dies with the
 * process, so durability is not asked of it.
 */
export function openDurable(file: string): DatabaseSync {
  // Only a new file is touched: closing a file that SQLite has open in this process would drop its locks.
  if (file !== ':memory:' && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    requireVersion(String(database.prepare('SELECT sqlite_version() AS version').get()?.['version']));
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA cache_size = -8000;
      PRAGMA cell_size_check = ON;
      PRAGMA trusted_schema = OFF;
    `);
    if (file !== ':memory:') requireDurability(database);
    return database;
  } catch (error) {
    database.close();
    throw toStoreError(error);
  }
}

/** Opens a database for reading beside its writer. */
export function openReadOnly(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  } catch (error) {
    throw toStoreError(error);
  }
}

const CONSTRAINT = 19;
const DAMAGE: ReadonlySet<number> = new Set([11, 26]); // SQLITE_CORRUPT, SQLITE_NOTADB
// BUSY, NOMEM, READONLY, IOERR, FULL, CANTOPEN
const UNAVAILABLE: ReadonlySet<number> = new Set([5, 7, 8, 10, 13, 14]);

const resultCode = (error: unknown): number | null =>
  isError(error) && typeof error.errcode === 'number' ? error.errcode & 0xff : null;

/** Whether SQLite refused a row that breaks a rule of its table. */
export const isConstraint = (error: unknown): boolean => resultCode(error) === CONSTRAINT;

/** SQLite's error in the words of the port; `position` is where a reader stood. Other errors stay as they are. */
export function toStoreError(error: unknown, position = 0): unknown {
  const code = resultCode(error);
  if (code === null || !isError(error)) return error;
  if (DAMAGE.has(code)) return new DamagedLog(position, error.message);
  return UNAVAILABLE.has(code) ? new StoreUnavailable(error.message, { cause: error }) : error;
}

/**
 * Takes a folder for this process alone and answers how to give it back. The lock is SQLite's own on an empty file, so
 * the system gives it back when the process dies, however it dies.
 */
export function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'terroir.lock');
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    chmodSync(file, 0o600);
  } catch (error) {
    database.close();
    if (toStoreError(error) instanceof StoreUnavailable)
      throw new StoreUnavailable(
        `${folder} is in use by another Terroir process: stop it, or give this one another DATA_DIR`,
        { cause: error },
      );
    throw error;
  }
  return () => {
    database.close();
  };
}
