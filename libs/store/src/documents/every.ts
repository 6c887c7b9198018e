import type { Collection, Document, DocumentQuery, Documents } from './documents.ts';

const PAGE = 500;

/** Every document with these values and within a range, now or at an instant, page by page: memory stays flat however many there are. */
export async function* every<Row extends object>(
  source: Pick<Documents, 'find'>,
  collection: Collection,
  index: string,
  equals: NonNullable<DocumentQuery['equals']>,
  bounds: Pick<DocumentQuery, 'keys' | 'at' | 'range' | 'cache'> & { readonly limit?: number } = {},
): AsyncGenerator<Document<Row>> {
  const query: DocumentQuery = { index, equals, limit: PAGE, ...bounds, total: 0 };
  let page = await source.find<Row>(collection, query);
  for (;;) {
    yield* page.documents;
    if (page.nextCursor === null) return;
    page = await source.find<Row>(collection, { ...query, cursor: page.nextCursor });
  }
}

/** All of them in memory, in their order: for what belongs to one company. */
export async function gathered<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
