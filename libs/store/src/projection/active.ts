import type { Collection, Document, DocumentQuery, Documents, Page } from '../documents/documents.ts';
import { StoreUnavailable } from '../log/event-log.ts';

/** Knows which collection is read for a view at this moment. */
export interface ActiveCollections {
  collection(view: string): Collection;
}

/** What may be asked of read models by those who only read. */
export type ReadModels = Pick<Documents, 'get' | 'getMany' | 'find'>;

/**
 * Read models by view: a view is asked for as it is declared, the rows come from its active build. While a new version
 * is built, the old one answers; an index that only the new one has is unavailable until then.
 */
export function activeDocuments(documents: ReadModels, projector: ActiveCollections): ReadModels {
  const active = ({ name }: Collection): Collection => projector.collection(name);
  return {
    get: <Row extends object>(of: Collection, key: string): Promise<Document<Row> | null> =>
      documents.get<Row>(active(of), key),
    getMany: <Row extends object>(of: Collection, keys: readonly string[]): Promise<readonly Document<Row>[]> =>
      documents.getMany<Row>(active(of), keys),
    async find<Row extends object>(of: Collection, query: DocumentQuery): Promise<Page<Row>> {
      const collection = active(of);
      if (!Object.hasOwn(collection.indexes, query.index) && Object.hasOwn(of.indexes, query.index))
        throw new StoreUnavailable(`${of.name} is being rebuilt`);
      return documents.find<Row>(collection, query);
    },
  };
}
