import { Inject, Injectable } from '@nestjs/common';
import { Instant } from '@terroir/events';
import { refuse } from '@terroir/kernel';
import { COMPANY_STREAM, type AsOf, type Document, type Page, type RowsOf } from '@terroir/store';
import { RefusalError } from '../contract/errors.ts';
import { AS_OF } from '../contract/ports.ts';
import { paging, query } from '../contract/query.ts';
import type { QueryOf } from '../contract/route.ts';
import type { RequestContext } from '../request/request-context.ts';
import { Reads } from './reads.ts';

/** How a list of records may be asked for: as it is now, or as it was at an instant; newest first. */
export const recordsQuery = query({ ...paging, asOf: Instant.optional() });

/** What every row of a record has (`recordView` of the kernel). */
export interface RecordRow {
  readonly id: string;
  readonly companyId: string;
  readonly recordedAt: string;
  readonly removed: boolean;
}

/** A view of records; its index `recorded` is company, `removed` and the instant of the recording. */
export type RecordsOf<Row extends RecordRow> = RowsOf<Row>;

const PAGE = 500;

/** Reads the records of the asking company. */
@Injectable()
export class Records {
  constructor(
    @Inject(Reads) private readonly reads: Reads,
    @Inject(AS_OF) private readonly asOf: AsOf,
  ) {}

  /** One record. @throws RefusalError not_found, also for a removed one */
  async one<Row extends RecordRow>(context: RequestContext, of: RecordsOf<Row>, id: string): Promise<Document<Row>> {
    const found = await this.reads.one<Row>(context, of, id);
    if (found.row.removed) throw new RefusalError(refuse('not_found'));
    return found;
  }

  /** A page of the list. @throws RefusalError malformed_request when the cursor is none that a page gave out */
  async page<Row extends RecordRow>(
    context: RequestContext,
    of: RecordsOf<Row>,
    { limit, cursor, asOf }: QueryOf<typeof recordsQuery>,
  ): Promise<Page<Row>> {
    if (asOf !== undefined) return pageOf(await this.past(context, of, asOf), limit, cursor);
    return this.reads.page<Row>(context, of, {
      index: 'recorded',
      equals: { companyId: context.companyId, removed: false },
      order: 'descending',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
  }

  /** Every record, as it is now or as it was at an instant. */
  async all<Row extends RecordRow>(
    context: RequestContext,
    of: RecordsOf<Row>,
    asOf: string | undefined,
  ): Promise<readonly Row[]> {
    if (asOf !== undefined) return (await this.past(context, of, asOf)).map(({ row }) => row);
    const rows: Row[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await this.page(context, of, { limit: PAGE, cursor, asOf });
      rows.push(...page.documents.map(({ row }) => row));
      if (page.nextCursor === null) return rows;
      cursor = page.nextCursor;
    }
  }

  private async past<Row extends RecordRow>(
    context: RequestContext,
    of: RecordsOf<Row>,
    instant: string,
  ): Promise<readonly Document<Row>[]> {
    await this.reads.upTo(context, COMPANY_STREAM);
    const found = await this.asOf(of, context.companyId, instant);
    return found.filter(({ row }) => !row.removed).toSorted((a, b) => (order(a) < order(b) ? 1 : -1));
  }
}

const order = ({ key, row }: Document<RecordRow>): string => `${row.recordedAt} ${key}`;

/** The past does not change, so the key of a page's last record finds the next page. */
function pageOf<Row extends object>(
  all: readonly Document<Row>[],
  limit: number,
  cursor: string | undefined,
): Page<Row> {
  const last = cursor === undefined ? -1 : all.findIndex(({ key }) => key === cursor);
  if (cursor !== undefined && last < 0) throw new RefusalError(refuse('malformed_request', { field: 'cursor' }));
  const documents = all.slice(last + 1, last + 1 + limit);
  const more = last + 1 + documents.length < all.length;
  return { documents, total: all.length, nextCursor: more ? (documents.at(-1)?.key ?? null) : null };
}
