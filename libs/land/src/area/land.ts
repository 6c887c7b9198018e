import { Inject, Injectable } from '@nestjs/common';
import type { PlotEvent, ZoneEvent } from '@terroir/events';
import { AS_OF, DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import {
  evolve,
  keptFields,
  type Dated,
  type Decider,
  type Message,
  type Recorded,
  type RecordState,
} from '@terroir/kernel';
import type { AsOf, Document, DocumentQuery, EventLog, Page, ReadModels } from '@terroir/store';
import { plot, type PlotFields } from '../plot/plot.decider.ts';
import { zone, type ZoneFields } from '../zone/zone.decider.ts';
import { zoneView, type ZoneRow } from '../zone/zone.view.ts';

/** Zones that are read at once. */
const PAGE = 500;

/** Reads plots and zones of the asking company for decisions and answers about one that depend on the other. */
@Injectable()
export class Land {
  constructor(
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readStream' | 'head'>,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(AS_OF) private readonly asOf: AsOf,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  /** A plot as the log has it at this moment; null where there is none, it is removed, or another company's. */
  plot(context: RequestContext, id: string): Promise<Dated<PlotFields> | null> {
    return this.#kept<PlotFields, PlotEvent>(context, plot, id);
  }

  /** The same of a zone; a removed one has its fields as well, because its plot decides about its restoration. */
  async zone(context: RequestContext, id: string): Promise<RecordState<ZoneFields>> {
    return this.#state<ZoneFields, ZoneEvent>(context, zone, id);
  }

  /** The zones of some plots, by plot and the oldest first, now or at an instant. */
  async zonesOf(
    context: RequestContext,
    plotIds: readonly string[],
    asOf?: string,
  ): Promise<ReadonlyMap<string, readonly Document<ZoneRow>[]>> {
    if (plotIds.length === 0) return new Map();
    await this.reads.upTo(context, zoneView);
    const found: Document<ZoneRow>[] = [];
    const { companyId } = context;
    const query = { index: 'plot', equals: { companyId, plotId: plotIds, removed: false }, limit: PAGE };
    const page = (more: Pick<DocumentQuery, 'cursor'>): Promise<Page<ZoneRow>> =>
      asOf === undefined
        ? this.documents.find<ZoneRow>(zoneView, { ...query, ...more, total: 0 })
        : this.asOf.page<ZoneRow>(zoneView, companyId, asOf, { ...query, ...more });
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { documents, nextCursor } = await page(cursor === undefined ? {} : { cursor });
      found.push(...documents);
      cursor = nextCursor;
    }
    return Map.groupBy(found, ({ row }) => row.plotId);
  }

  /** The zones of a plot, after all that was recorded by now. @throws RefusalError unavailable after 2 s */
  async zonesNow(context: RequestContext, plotId: string): Promise<readonly Document<ZoneRow>[]> {
    const zones = await this.zonesOf(context.needing(await this.log.head()), [plotId]);
    return zones.get(plotId) ?? [];
  }

  async #state<Fields, E extends Message>(
    { companyId }: RequestContext,
    decider: Pick<Decider<RecordState<Fields>, never, E>, 'name' | 'initial' | 'evolve'>,
    id: string,
  ): Promise<RecordState<Fields>> {
    const past = await this.log.readStream(`${decider.name}-${id}`);
    if (past[0]?.companyId !== companyId) return decider.initial;
    return evolve(decider as Decider<RecordState<Fields>, never, E>, past as unknown as (E & Recorded)[]);
  }

  async #kept<Fields, E extends Message>(
    context: RequestContext,
    decider: Pick<Decider<RecordState<Fields>, never, E>, 'name' | 'initial' | 'evolve'>,
    id: string,
  ): Promise<Dated<Fields> | null> {
    return keptFields(await this.#state(context, decider, id));
  }
}
