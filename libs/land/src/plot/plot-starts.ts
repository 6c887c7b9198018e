import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import type { EventLog, ReadModels } from '@terroir/store';
import { isDeepInside, type Position, type Ring } from '../geometry/index.ts';
import { plotView, type PlotRow } from './plot.view.ts';

/** Plots that are read at once. */
const PAGE = 500;
type Outlined = Pick<PlotRow, 'name' | 'coordinates'>;

/** Says in which plot of the asking company an outline starts (S1 §4). */
@Injectable()
export class PlotStarts {
  /** Read once for a call: an import asks for each of its rows. */
  readonly #read = new WeakMap<RequestContext, Promise<readonly Outlined[]>>();

  constructor(
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head'>,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  /** The name of that plot, of all that were recorded before the call; null where there is none. @throws RefusalError unavailable after 2 s */
  async plotAt(context: RequestContext, [start]: Ring): Promise<string | null> {
    const plots = this.#read.get(context) ?? this.#all(context);
    this.#read.set(context, plots);
    const found = (await plots).find(({ coordinates }) => isDeepInside(coordinates, start as Position));
    return found?.name ?? null;
  }

  async #all(context: RequestContext): Promise<readonly Outlined[]> {
    const { companyId } = context;
    await this.reads.upTo(context.needing(await this.log.head()), plotView);
    const found: Outlined[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await this.documents.find<PlotRow>(plotView, {
        index: 'recorded',
        equals: { companyId, removed: false },
        limit: PAGE,
        total: 0,
        ...(cursor === undefined ? {} : { cursor }),
      });
      found.push(...page.documents.map(({ row: { name, coordinates } }) => ({ name, coordinates })));
      cursor = page.nextCursor;
    }
    return found;
  }
}
