import type { Touched } from '@terroir/kernel';
import type { Documents, Page } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import type { RowBuffer } from './row-buffer.ts';

/** Where rows come from that are not in memory. */
export type Source = Pick<Documents, 'getMany' | 'find'>;

/** A source without a row: for folding from the very beginning. */
export const NOWHERE: Source = {
  getMany: () => Promise.resolve([]),
  find: <Row>() => Promise.resolve<Page<Row>>({ documents: [], total: 0, nextCursor: null }),
};

/** The keys of the rows that have these values, in the store and in memory; they are at hand afterwards. */
export async function touchedKeys(
  source: Source,
  shelf: RowBuffer,
  { index, equals }: Touched,
): Promise<ReadonlySet<string>> {
  const keys = shelf.matching(equals);
  for await (const document of every(source, shelf.collection, index, equals)) {
    if (shelf.unwritten(document.key) !== undefined) continue; // this is what it was; what it is was seen above
    shelf.fetched([], [document]);
    keys.add(document.key);
  }
  return keys;
}
