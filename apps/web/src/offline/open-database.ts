import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A database of this browser, opened when it is first asked for; `null` where the browser has none, as in private windows. */
export function databaseOf<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<Schema>, from: number) => void,
): () => Promise<IDBPDatabase<Schema> | null> {
  let opened: Promise<IDBPDatabase<Schema> | null> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = async () => {
    if (!('indexedDB' in globalThis)) return null;
    try {
      const database = await openDB<Schema>(name, version, {
        upgrade,
        terminated: forget,
        // Another tab has a newer release: it must not wait for this one.
        blocking: (_now, _next, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
      });
      return database;
    } catch (thrown) {
      forget();
      reportError(thrown); // nothing is kept then, and calls fail as they do without a database
      return null;
    }
  };
  return () => (opened ??= open());
}

/** The storage of the browser, or of the device, is full. */
export const isFull = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
