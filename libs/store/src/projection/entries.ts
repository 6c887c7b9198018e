import type { Batch, Collection, Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import type { HistoryEntry } from './history.ts';

/** History entries on their way to the store, in the same batch as the rows that they tell of. */
export class Entries {
  readonly #collection: Collection;
  readonly #source: Pick<Documents, 'find'>;
  #noted = new Map<string, HistoryEntry>();
  #writing: ReadonlyMap<string, HistoryEntry> = new Map();
  #outdated = new Set<string>();

  constructor(collection: Collection, source: Pick<Documents, 'find'>) {
    this.#collection = collection;
    this.#source = source;
  }

  get size(): number {
    return this.#noted.size + this.#outdated.size;
  }

  note(key: string, entry: HistoryEntry): void {
    this.#noted.set(key, entry);
  }

  /** Takes a company out of the history: what is written, what is on its way, and what was about to be. */
  async erase(companyId: string): Promise<void> {
    for await (const { key } of every(this.#source, this.#collection, 'company', { companyId }))
      this.#outdated.add(key);
    for (const [key, entry] of this.#writing) if (entry.companyId === companyId) this.#outdated.add(key);
    for (const [key, entry] of this.#noted) if (entry.companyId === companyId) this.#noted.delete(key);
  }

  /** Adds what has changed to a batch. */
  take({ puts, removes }: { puts: Batch['puts'][number][]; removes: Batch['removes'][number][] }): void {
    const collection = this.#collection;
    for (const key of this.#outdated) removes.push({ collection, key });
    for (const [key, row] of this.#noted)
      puts.push({ collection, document: { key, row, revision: 0, position: row.position } });
    this.#writing = this.#noted;
    this.#noted = new Map();
    this.#outdated = new Set();
  }

  committed(): void {
    this.#writing = new Map();
  }
}
