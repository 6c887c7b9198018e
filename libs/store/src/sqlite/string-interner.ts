import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/**
 * InternedStrings that stand in many events (streams, types, companies, actors) are kept once and named by a number: the file is
 * half the size, and the index of streams changes fewer pages with every commit.
 */
export const NAMES_SCHEMA = `
  CREATE TABLE IF NOT EXISTS names (number INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
`;

/** InternedStrings by number, for readers. */
export class InternedStrings {
  readonly #recent = new LRUCache<number, string>({ max: 8000 });
  readonly #find: StatementSync;

  constructor(database: DatabaseSync) {
    this.#find = database.prepare('SELECT text FROM names WHERE number = ?');
    this.#find.setReturnArrays(true);
  }

  /** The text of a number, undefined when there is none. */
  get(number: number): string | undefined {
    const known = this.#recent.get(number);
    if (known !== undefined) return known;
    const row = this.#find.get(number) as unknown as [string] | undefined;
    if (row !== undefined) this.#recent.set(number, row[0]);
    return row?.[0];
  }
}

/** StringInterner by text, for the writer. New ones count once `keep` was called after the commit. */
export class StringInterner {
  readonly #recent = new LRUCache<string, number>({ max: 8000 });
  #staged = new Map<string, number>();
  readonly #find: StatementSync;
  readonly #insert: StatementSync;

  constructor(database: DatabaseSync) {
    this.#find = database.prepare('SELECT number FROM names WHERE text = ?');
    this.#insert = database.prepare('INSERT INTO names (text) VALUES (?)');
  }

  /** The number of a text that has one. */
  find(text: string): number | undefined {
    const known = this.#recent.get(text) ?? this.#staged.get(text);
    if (known !== undefined) return known;
    const found = this.#find.get(text)?.['number'];
    if (typeof found !== 'number') return undefined;
    this.#staged.set(text, found);
    return found;
  }

  /** The number of a text, given to it now if it has none. */
  obtain(text: string): number {
    const found = this.find(text);
    if (found !== undefined) return found;
    const number = Number(this.#insert.run(text).lastInsertRowid);
    this.#staged.set(text, number);
    return number;
  }

  /** The transaction is durable. */
  keep(): void {
    for (const [text, number] of this.#staged) this.#recent.set(text, number);
    this.#staged.clear();
  }

  /** The transaction came to nothing. */
  forget(): void {
    this.#staged = new Map();
  }
}
