import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import type { EventLog, ReadModels } from '@terroir/store';
import { cellsAt, isDeepInside, type Position, type Ring } from '../geometry/index.ts';
import { plotView, type PlotRow } from './plot.view.ts';

/** Plots that are read at once. */
const PAGE = 100;

/** Says in which plot of the asking company an outline starts (S1 §4). */
@Injectable()
export class PlotStarts {
  constructor(
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head'>,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  /** The name of that plot, of all that are recorded by now; null where there is none. @throws RefusalError unavailable after 2 s */
  async plotAt(context: RequestContext, [start]: Ring): Promise<string | null> {
    await this.reads.upTo(context.needing(await this.log.head()), plotView);
    const at = start as Position;
    const equals = { companyId: context.companyId, removed: false, cell: cellsAt(at) };
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await this.documents.find<PlotRow>(plotView, {
        index: 'cell',
        equals,
        limit: PAGE,
        total: 0,
        ...(cursor === undefined ? {} : { cursor }),
      });
      const found = page.documents.find(({ row }) => isDeepInside(row.coordinates, at));
      if (found !== undefined) return found.row.name;
      cursor = page.nextCursor;
    }
    return null;
  }
}
