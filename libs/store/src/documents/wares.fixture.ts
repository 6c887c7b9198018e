import { expect } from '@jest/globals';
import type { Batch, Collection, DocumentQuery, Documents } from './documents.ts';

export interface Ware {
  readonly stall: string;
  readonly name: string | null;
  readonly cents: number;
  readonly sold: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

/** Room for many cases on a machine that has much else to do, in milliseconds. */
export const SLOW = 120_000;

export const wares: Collection = {
  name: 'ware',
  version: 1,
  indexes: {
    name: ['stall', 'sold', 'name'],
    price: ['stall', 'cents'],
    all: ['cents', 'name'],
    place: ['sold', 'latitude', 'longitude'],
  },
};
export const ware = (more: Partial<Ware> = {}): Ware => ({
  stall: 'north',
  name: 'Honey',
  cents: 100,
  sold: false,
  latitude: 46,
  longitude: -73,
  ...more,
});
export const put = (key: string, row: object, collection = wares, position = 1): Batch['puts'][number] => ({
  collection,
  document: { key, row, revision: 0, position },
});
export const batch = (puts: Batch['puts'], more: Partial<Batch> = {}): Batch => ({
  puts,
  removes: [],
  checkpoints: {},
  ...more,
});

/** Writes wares by their keys, each like any other but for what is given. */
export const writing = (opened: () => Documents) => (rows: Readonly<Record<string, Partial<Ware>>>) =>
  opened().apply(batch(Object.entries(rows).map(([key, more]) => put(key, ware(more)))));

/** The keys that a query of the wares finds, by name unless it says otherwise. */
export const keysOf = (opened: () => Documents) => (query: Partial<DocumentQuery>) =>
  pages(opened(), { index: 'name', limit: 100, ...query });

/** The keys of all pages; every page but the last is full, and each has the total. */
export async function pages(documents: Documents, query: DocumentQuery, collection = wares): Promise<string[]> {
  const found: string[] = [];
  const totals = new Set<number>();
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof documents.find>> = await documents.find(collection, {
      ...query,
      ...(cursor !== null && { cursor }),
    });
    expect(page.documents.length).toBeLessThanOrEqual(query.limit);
    if (page.nextCursor !== null) expect(page.documents.length).toBe(query.limit);
    found.push(...page.documents.map(({ key }) => key));
    totals.add(page.total);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect([...totals]).toEqual([found.length]);
  return found;
}
