import type { Collection, Document, DocumentQuery, Documents } from './documents.ts';

const PAGE = 500;

/** Every document with these values, page by page: memory stays flat however many there are. */
export async function* every<Row extends object>(
  source: Pick<Documents, 'find'>,
  collection: Collection,
  index: string,
  equals: NonNullable<DocumentQuery['equals']>,
): AsyncGenerator<Document<Row>> {
  let page = await source.find<Row>(collection, { index, equals, limit: PAGE });
  for (;;) {
    yield* page.documents;
    if (page.nextCursor === null) return;
    page = await source.find<Row>(collection, { index, equals, limit: PAGE, cursor: page.nextCursor });
  }
}
