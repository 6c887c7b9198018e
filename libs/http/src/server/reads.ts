import { Inject, Injectable } from '@nestjs/common';
import { refuse } from '@terroir/kernel';
import type { Collection, Document, DocumentQuery, Page, ReadModels } from '@terroir/store';
import type { RequestContext } from '../request/request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { DOCUMENTS, POSITIONS, type Positions } from '../contract/ports.ts';

/** How controllers read rows. A view is a collection, so it is handed over as it is. */
@Injectable()
export class Reads {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(POSITIONS) private readonly positions: Positions,
  ) {}

  /**
   * One row of the asking company. Rows of a company carry its id in `companyId`.
   * @throws RefusalError not_found when there is none or it is another company's: the two are not told apart
   */
  async one<Row extends { readonly companyId: string }>(
    asked: RequestContext,
    of: Collection & { readonly row: { readonly _zod: { readonly output: Row } } },
    id: string,
  ): Promise<Document<Row>> {
    const document = await this.documents.get<Row>(of, id);
    if (document === null || document.row.companyId !== asked.companyId) throw new RefusalError(refuse('not_found'));
    return document;
  }

  /** The row after what this request wrote has reached it. @throws RefusalError unavailable after 2 s, not_found */
  async after<Row extends { readonly companyId: string }>(
    asked: RequestContext,
    of: Collection & { readonly row: { readonly _zod: { readonly output: Row } } },
    id: string,
  ): Promise<Document<Row>> {
    if (asked.position !== null && !(await this.positions.waitFor(asked.position, 2000))) {
      throw new RefusalError(refuse('unavailable'));
    }
    return this.one(asked, of, id);
  }

  /** Rows of a view, whoever's they are: the query must say which. */
  page<Row extends object>(
    of: Collection & { readonly row: { readonly _zod: { readonly output: Row } } },
    query: DocumentQuery,
  ): Promise<Page<Row>> {
    return this.documents.find<Row>(of, query);
  }
}
