import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import type { EventLog, ReadModels } from '@terroir/store';
import { itemProduceView, type ItemProduceRow } from './item-produce.view.ts';

/** Finds out which produces an item may name. */
@Injectable()
export class OwnProduces {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
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

  async #missing({ companyId }: RequestContext, ids: readonly string[]): Promise<readonly string[]> {
    const found = await this.documents.getMany<ItemProduceRow>(itemProduceView, ids);
    const own = found.filter(({ row }) => row.companyId === companyId && !row.removed);
    const known = new Set(own.map(({ key }) => key));
    return ids.filter((id) => !known.has(id));
  }
}
