import { Inject, Injectable } from '@nestjs/common';
import { Instant } from '@terroir/events';
import { paging, query, Reads, RefusalError, type RequestContext, type QueryOf } from '@terroir/http';
import { refuse } from '@terroir/kernel';
import type { AsOf, Document, Page } from '@terroir/store';
import type { InputView } from '../input/input.view.ts';
import type { OutputView } from '../output/output.view.ts';
import type { LineRow } from './line-row.ts';

/** How a list of lines may be asked for: as it is now, or as it was at an instant; newest first. */
export const linesQuery = query({ ...paging, asOf: Instant.optional() });

/** Token of the store's `AsOf`. */
export const AS_OF = Symbol('asOf');

/** The views of lines. */
type LineView = InputView | OutputView;
const PAGE = 500;

/** Reads the inputs or outputs of the asking company. */
@Injectable()
export class Lines {
  constructor(
    @Inject(Reads) private readonly reads: Reads,
    @Inject(AS_OF) private readonly asOf: AsOf,
  ) {}

  /** One line that stands in the books. @throws RefusalError not_found, also for a removed one */
  async one(asked: RequestContext, of: LineView, id: string): Promise<Document<LineRow>> {
    const found = await this.reads.one(asked, of, id);
    if (found.row.removed) throw new RefusalError(refuse('not_found'));
    return found;
  }

  /** A page of the list. @throws RefusalError malformed_request when the cursor is none that a page gave out */
  async page(
    asked: RequestContext,
    of: LineView,
    { limit, cursor, asOf }: QueryOf<typeof linesQuery>,
  ): Promise<Page<LineRow>> {
    if (asOf !== undefined) return pageOf(await this.past(asked, of, asOf), limit, cursor);
    return this.reads.page(of, {
      index: 'recorded',
      equals: { companyId: asked.companyId, removed: false },
      order: 'descending',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
  }

  /** Every line, as it is now or as it was at an instant. */
  async all(asked: RequestContext, of: LineView, asOf: string | undefined): Promise<readonly LineRow[]> {
    if (asOf !== undefined) return (await this.past(asked, of, asOf)).map(({ row }) => row);
    const rows: LineRow[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await this.page(asked, of, { limit: PAGE, cursor, asOf });
      rows.push(...page.documents.map(({ row }) => row));
      if (page.nextCursor === null) return rows;
      cursor = page.nextCursor;
    }
  }

  private async past(asked: RequestContext, of: LineView, instant: string): Promise<readonly Document<LineRow>[]> {
    const found = await this.asOf(of, asked.companyId, instant);
    return found.filter(({ row }) => !row.removed).toSorted((a, b) => (order(a) < order(b) ? 1 : -1));
  }
}

const order = ({ key, row }: Document<LineRow>): string => `${row.recordedAt} ${key}`;

/** The past does not change, so the key of a page's last line finds the next page. */
function pageOf(all: readonly Document<LineRow>[], limit: number, cursor: string | undefined): Page<LineRow> {
  const last = cursor === undefined ? -1 : all.findIndex(({ key }) => key === cursor);
  if (cursor !== undefined && last < 0) throw new RefusalError(refuse('malformed_request', { field: 'cursor' }));
  const documents = all.slice(last + 1, last + 1 + limit);
  const more = last + 1 + documents.length < all.length;
  return { documents, total: all.length, nextCursor: more ? (documents.at(-1)?.key ?? null) : null };
}
