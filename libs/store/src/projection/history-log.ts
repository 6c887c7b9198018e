import type { View } from '@terroir/kernel';
import { Appended } from '../tally/appended.ts';
import type { Batch, Collection, Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { entryKey, entryOf, groupOf } from './history.ts';
import type { Event } from './routes.ts';
import { Tallies } from '../tally/tallies.ts';
import { tallyOf } from '../tally/tally.ts';

/** History entries and how many there are, on their way to the store. */
export class HistoryLog {
  readonly #collection: Collection;
  readonly #source: Pick<Documents, 'find'>;
  readonly #entries: Appended;
  readonly #tallies: Tallies;

  constructor(collection: Collection, source: Pick<Documents, 'find'>) {
    this.#collection = collection;
    this.#source = source;
    this.#entries = new Appended(collection);
    this.#tallies = new Tallies(tallyOf(collection), source);
  }

  get size(): number {
    return this.#entries.size + this.#tallies.size;
  }

  /** Notes what an event did to a row, where the view is audited. */
  note(
    { name, audited, aggregate }: View,
    key: string,
    before: object | null,
    after: object | null,
    event: Event,
  ): void {
    const entry = audited ? entryOf({ audited, aggregate }, key, before, after, event) : null;
    if (entry === null) return;
    const { companyId, position, recorded } = entry;
    this.#entries.note(companyId, { key: entryKey(position, name, key), row: entry, revision: 0, position });
    this.#tallies.note(companyId, null, { group: groupOf(entry), value: 0 }, recorded, position);
  }

  /** Makes rows of what was counted, at the end of a page. */
  settle(): Promise<void> | null {
    return this.#tallies.settle();
  }

  /** Takes the history of a company away. */
  async erase(companyId: string): Promise<void> {
    await this.#entries.erase(companyId, every(this.#source, this.#collection, 'company', { companyId }));
    await this.#tallies.erase(companyId);
  }

  take(into: { puts: Batch['puts'][number][]; removes: Batch['removes'][number][] }): void {
    this.#entries.take(into);
    this.#tallies.take(into);
  }

  committed(): void {
    this.#entries.committed();
    this.#tallies.committed();
  }
}
