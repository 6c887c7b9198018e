import { Inject, Injectable } from '@nestjs/common';
import { AS_OF, DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import { every, gathered, type AsOf, type EventLog, type ReadModels } from '@terroir/store';
import { itemProduceView, type ItemProduceRow } from './item-produce.view.ts';

/** Produces by their ids. */
export type ProducesById = ReadonlyMap<string, ItemProduceRow>;

/** Finds out which produces an item may name, and which of those that items name are there no more. */
@Injectable()
export class OwnProduces {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(AS_OF) private readonly past: AsOf,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head'>,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  /**
   * The ids that are no produces of the asking company, or were removed. One that is not found may have been recorded a moment
   * ago: it is looked for again once all that was recorded by now is read.
   * @throws RefusalError unavailable when the read models are more than 2 s late
   */
  async unknownAmong(context: RequestContext, ids: readonly string[]): Promise<readonly string[]> {
    const missing = await this.#missing(context, ids);
    if (missing.length === 0) return missing;
    await this.reads.upTo(context.needing(await this.log.head()), itemProduceView);
    return this.#missing(context, missing);
  }

  /**
   * The produces of the asking company that are removed, now or at an instant.
   * @throws RefusalError unavailable when the read models are more than 2 s late
   */
  async removed(context: RequestContext, asOf: string | undefined): Promise<ProducesById> {
    await this.reads.upTo(context, itemProduceView);
    const equals = { companyId: context.companyId, removed: true };
    const found = await gathered(
      asOf === undefined
        ? every<ItemProduceRow>(this.documents, itemProduceView, 'standing', equals)
        : this.past.every<ItemProduceRow>(itemProduceView, asOf, 'standing', equals),
    );
    return new Map(found.map(({ row }) => [row.id, row]));
  }

  async #missing({ companyId }: RequestContext, ids: readonly string[]): Promise<readonly string[]> {
    const found = await this.documents.getMany<ItemProduceRow>(itemProduceView, ids);
    const own = found.filter(({ row }) => row.companyId === companyId && !row.removed);
    const known = new Set(own.map(({ key }) => key));
    return ids.filter((id) => !known.has(id));
  }
}
