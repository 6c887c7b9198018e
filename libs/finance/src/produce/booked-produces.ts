import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import type { EventLog, ReadModels } from '@terroir/store';
import { bookedProduceView, type BookedProduceRow } from './booked-produce.view.ts';

/** Reads which produces the outputs of a company may name. */
@Injectable()
export class BookedProduces {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head'>,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  /**
   * Whether a produce is one of the asking company's and not removed. One that is not found may have been recorded a moment ago, so
   * it is looked for again once all that was recorded by now is read.
   * @throws RefusalError unavailable after 2 s
   */
  async isListed(context: RequestContext, produceId: string): Promise<boolean> {
    if (await this.isFound(context, produceId)) return true;
    await this.reads.upTo(context.needing(await this.log.head()), bookedProduceView);
    return this.isFound(context, produceId);
  }

  private async isFound({ companyId }: RequestContext, produceId: string): Promise<boolean> {
    const found = await this.documents.get<BookedProduceRow>(bookedProduceView, produceId);
    return found?.row.companyId === companyId && !found.row.removed;
  }
}
