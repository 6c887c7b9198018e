import type { Document, ReadModels, RowsOf } from '@terroir/store';

/** Rows that are kept, some 500 bytes each: pages begin with the same cheap or first ones again and again. */
export const MOST_ROWS = 20_000;

/** Rows of wares that were shown lately, until they change. */
export class KeptRows {
  readonly #documents: ReadModels;
  /** The one that was asked for longest ago comes first. */
  readonly #rows = new Map<string, Document>();
  #changes = 0;

  constructor(documents: ReadModels) {
    this.#documents = documents;
  }

  /** The rows that exist among the ids, in their order, each with its version. */
  async of<Row extends object>(view: RowsOf<Row>, ids: readonly string[]): Promise<readonly Document<Row>[]> {
    const found = new Map<string, Document<Row>>();
    for (const id of ids) {
      const row = this.#rows.get(id);
      if (row === undefined) continue;
      found.set(id, row as Document<Row>);
      this.#keep(id, row);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const before = this.#changes;
      for (const document of await this.#documents.getMany<Row>(view, missing)) {
        found.set(document.key, document);
        // What was read while rows changed may be older than the change.
        if (before === this.#changes) this.#keep(document.key, document);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** These have changed. */
  forget(ids: readonly string[]): void {
    this.#changes += 1;
    for (const id of ids) this.#rows.delete(id);
  }

  /** Nothing stays: an erased company names none of its wares. */
  clear(): void {
    this.#changes += 1;
    this.#rows.clear();
  }

  #keep(id: string, row: Document): void {
    this.#rows.delete(id);
    this.#rows.set(id, row);
    if (this.#rows.size <= MOST_ROWS) return;
    for (const oldest of this.#rows.keys()) {
      this.#rows.delete(oldest);
      return;
    }
  }
}
