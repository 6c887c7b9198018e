import { Inject, Injectable } from '@nestjs/common';
import type { ZoneEvent } from '@terroir/events';
import { AS_OF, DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import type { AsOf, Document, DocumentQuery, EventLog, Page, ReadModels } from '@terroir/store';
import { stateOf } from '../area/state-of.ts';
import { zone, type ZoneFields, type ZoneState } from './zone.decider.ts';
import { zoneView, type ZoneRow } from './zone.view.ts';

/** Zones that are read at once of a plot, and plots whose zones are read at once. */
const PAGE = 500;
const AT_ONCE = 50;

/** Reads the zones of the asking company for decisions and answers about them and their plots. */
@Injectable()
export class Zones {
  constructor(
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readStream' | 'head'>,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(AS_OF) private readonly asOf: AsOf,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  /** A zone as the log has it at this moment, a removed one with its fields. */
  state(context: RequestContext, id: string): Promise<ZoneState> {
    return stateOf<ZoneFields, ZoneEvent>(this.log, zone, context, id);
  }

  /** The zones of some plots, by plot and the oldest first, now or at an instant. */
  async ofPlots(
    context: RequestContext,
    plotIds: readonly string[],
    asOf?: string,
  ): Promise<ReadonlyMap<string, readonly Document<ZoneRow>[]>> {
    if (plotIds.length === 0) return new Map();
    await this.reads.upTo(context, zoneView);
    const found = new Map<string, readonly Document<ZoneRow>[]>();
    for (let at = 0; at < plotIds.length; at += AT_ONCE)
      await Promise.all(
        plotIds.slice(at, at + AT_ONCE).map(async (id) => found.set(id, await this.#ofPlot(context, id, asOf))),
      );
    return found;
  }

  /** The zones of a plot, after all that was recorded by now. @throws RefusalError unavailable after 2 s */
  async ofPlotNow(context: RequestContext, plotId: string): Promise<readonly Document<ZoneRow>[]> {
    const zones = await this.ofPlots(context.needing(await this.log.head()), [plotId]);
    return zones.get(plotId) ?? [];
  }

  async #ofPlot(
    { companyId }: RequestContext,
    plotId: string,
    asOf: string | undefined,
  ): Promise<readonly Document<ZoneRow>[]> {
    const found: Document<ZoneRow>[] = [];
    const query = { index: 'plot', equals: { companyId, plotId, removed: false }, limit: PAGE };
    const page = (more: Pick<DocumentQuery, 'cursor'>): Promise<Page<ZoneRow>> =>
      asOf === undefined
        ? this.documents.find<ZoneRow>(zoneView, { ...query, ...more, total: 0 })
        : this.asOf.page<ZoneRow>(zoneView, companyId, asOf, { ...query, ...more });
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { documents, nextCursor } = await page(cursor === undefined ? {} : { cursor });
      found.push(...documents);
      cursor = nextCursor;
    }
    return found;
  }
}
