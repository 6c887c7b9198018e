import { BY_KEY, type Batch, type Collection, type Document, type Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { companyOf } from './history.ts';
import type { Event } from './routes.ts';

/** The companies whose account was erased, by their ids, with the position of the erasure. */
const ERASED = { name: 'erased', version: 1, indexes: {} } as const satisfies Collection;

/** Makes room for the list of erased companies. */
export const declareErased = (documents: Documents): Promise<void> => documents.declare(ERASED);

/**
 * Which companies were erased, and where in the log: a command that raced the erasure may have recorded an event after it,
 * and that event must leave nothing in any read model. The positions are the same for every build.
 */
export class ErasedCompanies {
  readonly #positions = new Map<string, number>();
  #noted: Document[] = [];

  async open(source: Pick<Documents, 'find'>): Promise<void> {
    for await (const { key, position } of every(source, ERASED, BY_KEY, {})) this.#positions.set(key, position);
  }

  /** Notes an erasure; the first one of a company counts. */
  note(company: string, position: number): void {
    if (this.#positions.has(company)) return;
    this.#positions.set(company, position);
    this.#noted.push({ key: company, row: {}, revision: 0, position });
  }

  /** Whether an event was recorded after its company was erased. */
  isLate(event: Event): boolean {
    const erased = this.#positionFor(event);
    return erased !== undefined && erased < event.position;
  }

  /** Whether the company of an event was erased, before the event or after it. */
  has(event: Event): boolean {
    return this.#positionFor(event) !== undefined;
  }

  #positionFor(event: Event): number | undefined {
    if (this.#positions.size === 0) return undefined;
    const company = companyOf(event);
    return company === null ? undefined : this.#positions.get(company);
  }

  /** Adds what was noted to a batch. */
  take({ puts }: { readonly puts: Batch['puts'][number][] }): void {
    for (const document of this.#noted) puts.push({ collection: ERASED, document });
    this.#noted = [];
  }
}
