import type { Collection, Document, DocumentQuery, Documents } from './documents.ts';

const PAGE = 500;

/** Every document with these values, page by page: memory stays flat however many there are. */
export async function* every<Row extends object>(
  source: Pick<Documents, 'find'>,
  collection: Collection,
  index: string,
  equals: NonNullable<DocumentQuery['equals']>,
  bounds: Pick<DocumentQuery, 'keys'> = {},
): AsyncGenerator<Document<Row>> {
  const query: DocumentQuery = { index, equals, ...bounds, limit: PAGE, total: 0 };
  let page = await source.find<Row>(collection, query);
  for (;;) {
    yield* page.documents;
    if (page.nextCursor === null) return;
    page = await source.find<Row>(collection, { ...query, cursor: page.nextCursor });
  }
}
