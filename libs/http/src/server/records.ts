import { Inject, Injectable } from '@nestjs/common';
import { Instant } from '@terroir/events';
import { refuse } from '@terroir/kernel';
import type { AsOf, Document, DocumentQuery, Page, RowsOf } from '@terroir/store';
import { RefusalError } from '../contract/errors.ts';
import { AS_OF } from '../contract/ports.ts';
import { paging, query } from '../contract/query.ts';
import type { QueryOf } from '../contract/route.ts';
import type { RequestContext } from '../request/request-context.ts';
import { Reads } from './reads.ts';

/** How a list of records may be asked for: as it is now, or as it was at an instant; newest first. */
export const recordsQuery = query({ ...paging, asOf: Instant.optional() });
/** The same of one record. */
export const recordQuery = query({ asOf: Instant.optional() });

/** What every row of a record has (`recordView` of the kernel). */
export interface RecordRow {
  readonly id: string;
  readonly companyId: string;
  readonly recordedAt: string;
  readonly removed: boolean;
}

/** A view of records; unless a list has an order of its own, its index `recorded` is company, `removed` and the instant of the recording. */
export type RecordsOf<Row extends RecordRow> = RowsOf<Row>;

/** An order of a list, the newest first; its index begins with company and `removed`. */
export interface RecordOrder {
  readonly index: string;
  /** Bounds of the field that follows, beyond which nothing was there yet at an instant (ISO 8601). */
  readonly until: (instant: string) => NonNullable<DocumentQuery['range']>;
}

const BY_RECORDING: RecordOrder = { index: 'recorded', until: (instant) => ({ field: 'recordedAt', to: instant }) };

/** Reads the records of the asking company. */
@Injectable()
export class Records {
  constructor(
    @Inject(Reads) private readonly reads: Reads,
    @Inject(AS_OF) private readonly asOf: AsOf,
  ) {}

  /** One record, as it is or as it was at an instant. @throws RefusalError not_found, also for a removed one */
  async one<Row extends RecordRow>(
    context: RequestContext,
    of: RecordsOf<Row>,
    id: string,
    asOf?: string,
  ): Promise<Document<Row>> {
    const found =
      asOf === undefined ? await this.reads.one<Row>(context, of, id) : await this.past(context, of, id, asOf);
    if (found.row.removed) throw new RefusalError(refuse('not_found'));
    return found;
  }

  /** A page of the list. @throws BadCursor when the cursor is none that a page gave out */
  async page<Row extends RecordRow>(
    context: RequestContext,
    of: RecordsOf<Row>,
    { limit, cursor, asOf }: QueryOf<typeof recordsQuery>,
    { index, until }: RecordOrder = BY_RECORDING,
  ): Promise<Page<Row>> {
    const { companyId } = context;
    const query = {
      index,
      equals: { companyId, removed: false },
      order: 'descending',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    } as const;
    await this.reads.upTo(context, of);
    if (asOf !== undefined) {
      // What came later was not there yet: the walk begins at the instant.
      const range = until(new Date(asOf).toISOString());
      return this.asOf.page<Row>(of, companyId, asOf, { ...query, range });
    }
    const total = await this.asOf.totalOf(of, companyId);
    return this.reads.page<Row>(context, of, { ...query, ...(total === undefined ? {} : { total }) });
  }

  private async past<Row extends RecordRow>(
    context: RequestContext,
    of: RecordsOf<Row>,
    id: string,
    instant: string,
  ): Promise<Document<Row>> {
    await this.reads.upTo(context, of);
    const found = await this.asOf.one<Row>(of, id, instant);
    if (found === null || found.row.companyId !== context.companyId) throw new RefusalError(refuse('not_found'));
    return found;
  }
}
