import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { emptied, toStoreError, openDurable } from './sqlite.ts';
import type { Writer } from './write-queue.ts';

/** A secret as it lies in the table; `value` is JSON. */
export type SecretRow = readonly [kind: string, key: string, owner: string, value: string, expires: string | null];

export type SecretRequest =
  | { readonly put: SecretRow }
  | { readonly putIfAbsent: SecretRow; readonly now: string }
  | { readonly take: readonly [kind: string, key: string]; readonly now: string }
  | { readonly remove: readonly [kind: string, key: string] }
  | { readonly removeOwned: readonly [kind: string, owner: string, except: string | null] }
  | { readonly sweep: string };

/** The row that stands or was taken, whether it is the caller's, and how many rows went. */
export interface SecretOutcome {
  readonly row: SecretRow | null;
  readonly created: boolean;
  readonly removed: number;
}

export const SECRETS_FILE = 'secrets.sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS secrets (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    owner TEXT NOT NULL,
    value TEXT NOT NULL,
    expires TEXT,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS secrets_by_owner ON secrets (kind, owner);
  CREATE INDEX IF NOT EXISTS secrets_by_expiry ON secrets (expires) WHERE expires IS NOT NULL;
`;

/** The secret of a kind and key, unless it has expired by an instant. */
export const LIVE_SECRET = `
  SELECT kind, key, owner, value, expires FROM secrets
  WHERE kind = ? AND key = ? AND (expires IS NULL OR expires > ?)
`;
const NOTHING: SecretOutcome = { row: null, created: false, removed: 0 };

/** The only writer of secrets. Requests given at once are served in order in one durable transaction. */
export class SecretsWriter implements Writer<SecretRequest, SecretOutcome> {
  readonly database: DatabaseSync;
  /** What was removed still stands in the write-ahead log; after a crash that is not known, so it is taken for true. */
  #traces = true;
  readonly #statements: Record<'put' | 'get' | 'remove' | 'owned' | 'sweep' | 'begin' | 'commit', StatementSync>;

  constructor(folder: string) {
    this.database = openDurable(folder === ':memory:' ? folder : join(folder, SECRETS_FILE));
    try {
      // Removed bytes are overwritten: an erased person's key must not be found in a free page.
      this.database.exec(`PRAGMA secure_delete = ON; ${SCHEMA}`);
      const prepare = (sql: string) => this.database.prepare(sql);
      this.#statements = {
        put: prepare('INSERT OR REPLACE INTO secrets (kind, key, owner, value, expires) VALUES (?, ?, ?, ?, ?)'),
        get: prepare(LIVE_SECRET),
        remove: prepare('DELETE FROM secrets WHERE kind = ? AND key = ?'),
        owned: prepare('DELETE FROM secrets WHERE kind = ? AND owner = ? AND key IS NOT ?'),
        sweep: prepare('DELETE FROM secrets WHERE expires <= ?'),
        begin: prepare('BEGIN IMMEDIATE'),
        commit: prepare('COMMIT'),
      };
      this.#statements.get.setReturnArrays(true);
    } catch (error) {
      this.database.close();
      throw toStoreError(error);
    }
  }

  run(requests: readonly SecretRequest[]): SecretOutcome[] {
    try {
      this.#statements.begin.run();
      const outcomes = requests.map((request) => this.#serve(request));
      this.#statements.commit.run();
      return outcomes;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw toStoreError(error);
    }
  }

  #serve(request: SecretRequest): SecretOutcome {
    const { put, get, remove, owned, sweep } = this.#statements;
    if ('put' in request) {
      put.run(...request.put);
      return { row: request.put, created: true, removed: 0 };
    }
    if ('putIfAbsent' in request) {
      const [kind, key] = request.putIfAbsent;
      const row = get.get(kind, key, request.now) as SecretRow | undefined;
      if (row !== undefined) return { row, created: false, removed: 0 };
      put.run(...request.putIfAbsent);
      return { row: request.putIfAbsent, created: true, removed: 0 };
    }
    if ('take' in request) {
      const row = get.get(...request.take, request.now) as SecretRow | undefined;
      if (row === undefined) return NOTHING;
      remove.run(...request.take);
      return { row, created: false, removed: 1 };
    }
    if ('remove' in request) return this.#removed(remove.run(...request.remove).changes);
    if ('removeOwned' in request) return this.#removed(owned.run(...request.removeOwned).changes);
    return { ...NOTHING, removed: Number(sweep.run(request.sweep).changes) };
  }

  #removed(changes: number | bigint): SecretOutcome {
    if (Number(changes) > 0) this.#traces = true;
    return { ...NOTHING, removed: Number(changes) };
  }

  /** After a removal the write-ahead log is emptied, so that no copy of the secret stays in it. */
  idle(): null {
    if (this.#traces) this.#traces = !emptied(this.database);
    return null;
  }

  close(): void {
    this.database.close();
  }
}
