import { Inject, Injectable } from '@nestjs/common';
import { refuse } from '@terroir/kernel';
import type { Collection, Document, DocumentQuery, EventLog, Page, ReadModels } from '@terroir/store';
import type { RequestContext } from '../request/request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { DOCUMENTS, EVENT_LOG, POSITIONS, type Positions } from '../contract/ports.ts';
import { beyondLog } from '../contract/refusal-words.ts';
import { PositionWaits } from './position-waits.ts';

/** How long, in milliseconds, a read waits for its read model (readings §3). */
const POSITION_WAIT = 2000;

type RowsOf<Row> = Collection & { readonly row: { readonly _zod: { readonly output: Row } } };

/** How controllers read rows. A view is a collection, so it is handed over as it is. */
@Injectable()
export class Reads {
  readonly #waits = new PositionWaits();

  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(POSITIONS) private readonly positions: Positions,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head'>,
  ) {}

  /**
   * Waits until the views that will be read have reached what the request asked for by `X-Min-Position`: for whoever
   * reads them by other means than `one` and `page`.
   * @throws RefusalError unavailable after 2 s, or at once while too many wait; FieldErrors unavailable, which names the
   * header, when the log itself has not come so far by then
   */
  async upTo(context: RequestContext, ...views: readonly Pick<Collection, 'name'>[]): Promise<void> {
    const { minPosition, language, actor, address } = context;
    if (minPosition === null) return;
    const behind = views.filter(({ name }) => this.positions.reached(name) < minPosition);
    if (behind.length === 0) return;
    const reached = await this.#waits.during(actor.accountId ?? address, () =>
      Promise.all(behind.map(async ({ name }) => this.positions.waitFor(minPosition, POSITION_WAIT, name))),
    );
    if (!reached.includes(false)) return;
    if ((await this.log.head()) < minPosition) throw beyondLog(language);
    throw new RefusalError(refuse('unavailable'));
  }

  /** Waits as `upTo` does. Answers the revision of what several views make together: how much of the log went into it. */
  async revisionOf(context: RequestContext, ...views: readonly Pick<Collection, 'name'>[]): Promise<number> {
    await this.upTo(context, ...views);
    return Math.min(...views.map(({ name }) => this.positions.reached(name))) - 1;
  }

  /**
   * One row of the asking company. Rows of a company carry its id in `companyId`.
   * @throws RefusalError not_found when there is none or it is another company's: the two are not told apart
   */
  async one<Row extends { readonly companyId: string }>(
    context: RequestContext,
    of: RowsOf<Row>,
    id: string,
  ): Promise<Document<Row>> {
    if (context.minPosition !== null) await this.upTo(context, of);
    const document = await this.documents.get<Row>(of, id);
    if (document === null || document.row.companyId !== context.companyId) throw new RefusalError(refuse('not_found'));
    return document;
  }

  /** The row after what this request wrote has reached it. @throws RefusalError unavailable after 2 s, not_found */
  after<Row extends { readonly companyId: string }>(
    context: RequestContext,
    of: RowsOf<Row>,
    id: string,
  ): Promise<Document<Row>> {
    return this.one(context.needing(context.outcome.position), of, id);
  }

  /** Rows of a view, whoever's they are: the query must say which. */
  async page<Row extends object>(context: RequestContext, of: RowsOf<Row>, query: DocumentQuery): Promise<Page<Row>> {
    if (context.minPosition !== null) await this.upTo(context, of);
    return this.documents.find<Row>(of, query);
  }
}
