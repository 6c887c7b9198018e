import { keptKey } from '../documents/documents.rows.ts';
import type { Batch, Collection, Document } from '../documents/documents.ts';

interface Noted {
  readonly companyId: string;
  readonly document: Document;
}

/**
 * Documents that are added and never changed (history entries, former rows, tallies), on their way to the store in the
 * same batch as the rows that they tell of.
 */
export class Appended {
  readonly #collection: Collection;
  #noted = new Map<string, Noted>();
  #writing: ReadonlyMap<string, Noted> = new Map();
  #outdated = new Set<string>();

  constructor(collection: Collection) {
    this.#collection = collection;
  }

  get size(): number {
    return this.#noted.size + this.#outdated.size;
  }

  note(companyId: string, document: Document): void {
    this.#noted.set(keptKey(this.#collection, document), { companyId, document });
  }

  /** Takes a company's documents away: what is `written`, what is on its way, and what was about to be. */
  async erase(companyId: string, written: AsyncIterable<Document>): Promise<void> {
    for await (const document of written) this.#outdated.add(keptKey(this.#collection, document));
    for (const [key, one] of this.#writing) if (one.companyId === companyId) this.#outdated.add(key);
    for (const [key, one] of this.#noted) if (one.companyId === companyId) this.#noted.delete(key);
  }

  /** Adds what has changed to a batch. */
  take({ puts, removes }: { puts: Batch['puts'][number][]; removes: Batch['removes'][number][] }): void {
    const collection = this.#collection;
    for (const key of this.#outdated) removes.push({ collection, key });
    for (const { document } of this.#noted.values()) puts.push({ collection, document });
    this.#writing = this.#noted;
    this.#noted = new Map();
    this.#outdated = new Set();
  }

  committed(): void {
    this.#writing = new Map();
  }
}
