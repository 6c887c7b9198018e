import { LRUCache } from 'lru-cache';
import type { Batch, Document } from '../documents/documents.ts';
import { keptKey, tableOf } from '../documents/documents.rows.ts';

/** Characters of rows, as JSON, remembered for each collection. */
const MOST = 2 * 1024 * 1024;

/**
 * The documents that were read lately, by collection, so that what every request asks for (the account behind a
 * session, the lines of a list) is read once. Whoever writes forgets what a batch touches as soon as its outcome is known, before anybody
 * is told that it landed. They are shared by all readers, hence frozen.
 */
export class RecentDocuments {
  readonly #tables = new Map<string, LRUCache<string, Document>>();

  find(table: string, key: string): Document | undefined {
    return this.#tables.get(table)?.get(key);
  }

  /** @param key under which it is kept; size the characters of the row as JSON */
  keep(table: string, key: string, document: Document, size: number): void {
    let kept = this.#tables.get(table);
    if (kept === undefined) {
      kept = new LRUCache<string, Document>({ maxSize: MOST });
      this.#tables.set(table, kept);
    }
    Object.freeze(document.row);
    kept.set(key, Object.freeze(document), { size });
  }

  forget({ puts, removes }: Batch): void {
    if (this.#tables.size === 0) return;
    for (const { collection, document } of puts)
      this.#tables.get(tableOf(collection))?.delete(keptKey(collection, document));
    for (const { collection, key } of removes) this.#tables.get(tableOf(collection))?.delete(key);
  }

  drop(table: string): void {
    this.#tables.delete(table);
  }
}
