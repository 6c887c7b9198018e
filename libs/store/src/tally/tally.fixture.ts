import { afterEach, beforeEach } from '@jest/globals';
import fc from 'fast-check';
import type { Batch, Collection, Documents } from '../documents/documents.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import type { Tallies } from './tallies.ts';
import { tallyOf } from './tally.ts';

/** Where the tallies of lines are kept. */
export const collection = tallyOf({ name: 'line', version: 1, indexes: {} });

/** A store in memory, anew before each test of the file that calls it, and what tallies need of it. */
export function tallyStore() {
  const store = { documents: undefined as unknown as Documents, write, fresh };
  let version = 1;
  beforeEach(async () => {
    store.documents = await openEmbeddedDocuments({ dir: ':memory:' });
  });
  afterEach(() => store.documents.close());
  return store;

  /** Commits what tallies have noted. */
  async function write(tallies: Tallies): Promise<void> {
    const batch: { puts: Batch['puts'][number][]; removes: Batch['removes'][number][] } = { puts: [], removes: [] };
    await tallies.settle();
    tallies.take(batch);
    await store.documents.apply({ ...batch, checkpoints: {} });
    tallies.committed();
  }

  /** A collection for tallies that nothing is in. */
  async function fresh(): Promise<Collection> {
    version += 1;
    const made = { ...collection, version };
    await store.documents.declare(made);
    return made;
  }
}

/** A row of a company that comes, changes, goes or comes back. */
export const change = fc.record({
  company: fc.constantFrom('a', 'b'),
  row: fc.nat({ max: 5 }),
  after: fc.option(fc.record({ group: fc.constantFrom('x', 'y', 'z'), value: fc.integer({ min: -9, max: 9 }) })),
  seconds: fc.nat({ max: 2 }),
  isWritten: fc.boolean(),
  isForgotten: fc.constantFrom(true, false, false, false),
});
