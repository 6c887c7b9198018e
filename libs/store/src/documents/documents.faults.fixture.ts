import type { Batch, Collection, Documents } from './documents.ts';
import { openMongoDocuments } from '../mongodb/documents.mongodb.ts';
import type { Mongo } from '../mongodb/mongo.ts';

export const ware: Collection = { name: 'ware', version: 1, indexes: { price: ['cents'] } };
export const tale: Collection = { name: 'history', version: 1, indexes: { price: ['cents'] } };
export const put = (collection: Collection, key: string, cents: number): Batch['puts'][number] => ({
  collection,
  document: { key, row: { cents }, revision: 0, position: cents },
});
export const keys = Array.from({ length: 12 }, (_, nth) => `k${nth}`);

/** A first state, and the batch that follows it: rows change, come and go, in two collections, with a tale of it. */
export const first: Batch = {
  puts: keys.slice(0, 8).map((key) => put(ware, key, 1)),
  removes: [],
  checkpoints: { p: 1 },
  fence: 1,
};
export const second: Batch = {
  puts: [...keys.map((key) => put(tale, key, 2)), ...keys.slice(4).map((key) => put(ware, key, 2))],
  removes: keys.slice(0, 4).map((key) => ({ collection: ware, key })),
  checkpoints: { p: 2 },
  fence: 1,
};

/** All rows and the checkpoint, as text. */
export async function told(documents: Documents): Promise<string> {
  const rows = async (collection: Collection) => {
    const page = await documents.find<{ cents: number }>(collection, { index: 'price', limit: 100 });
    return page.documents.map(({ key, row }) => `${key}=${row.cents}`).join(' ');
  };
  return `${await rows(tale)} | ${await rows(ware)} | ${await documents.checkpoint('p')}`;
}

/** The same documents, with room for both collections. */
export async function declared(documents: Documents): Promise<Documents> {
  await documents.declare(ware);
  await documents.declare(tale);
  return documents;
}

/** What the two batches lead to, tried on an empty database. */
export async function states(mongo: Mongo): Promise<readonly [before: string, after: string]> {
  const documents = await declared(openMongoDocuments(mongo));
  await documents.apply(first);
  const before = await told(documents);
  await documents.apply(second);
  return [before, await told(documents)];
}
