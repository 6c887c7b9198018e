import { Inject } from '@nestjs/common';
import type { Language } from '@terroir/events';
import { body, importable, recordController, resource, type OwnedRecord, type RequestContext } from '@terroir/http';
import type { Document } from '@terroir/store';
import { areaAttributes } from '../area/area.attributes.ts';
import type { Ring } from '../geometry/index.ts';
import { zoneAttributes } from '../zone/zone.attributes.ts';
import type { ZoneRow } from '../zone/zone.view.ts';
import { Zones } from '../zone/zones.ts';
import { Plot, PlotChange } from './plot.commands.ts';
import { plot, type PlotFields } from './plot.decider.ts';
import { PlotStarts } from './plot-starts.ts';
import { plotTexts } from './plot.texts.ts';
import { plotView, type PlotRow } from './plot.view.ts';
import { plotShape, type PlotAttributes } from './plot.wire.ts';

/** The zones of some plots, by the id of the plot. */
export type ZonesByPlot = ReadonlyMap<string, readonly Document<ZoneRow>[]>;

const plotAttributes = (
  record: OwnedRecord<PlotFields> | PlotRow,
  language: Language,
  zones: ZonesByPlot,
): PlotAttributes => ({
  ...areaAttributes(record),
  zones: (zones.get(record.id) ?? []).map(({ key, row, revision }) => ({
    id: key,
    version: revision + 1,
    ...zoneAttributes(row, language),
  })),
});

const records = importable(
  recordController({
    noun: 'Plot',
    path: 'plots',
    one: 'a plot',
    many: 'plots',
    allow: ['producer', 'plan_level_1'],
    decider: plot,
    view: plotView,
    pictures: ['image'],
    body: body('plot', Plot, plotTexts),
    change: body('plot', PlotChange, plotTexts),
    resource: resource('plot', plotShape),
    attributes: plotAttributes,
  }),
);

export class PlotController extends records {
  @Inject(Zones) private readonly zones!: Zones;
  @Inject(PlotStarts) private readonly starts!: PlotStarts;

  /** The zones of the plots that are answered; of a plot that was just changed, after that change. */
  override around(context: RequestContext, asOf: string | undefined, ids: readonly string[]): Promise<ZonesByPlot> {
    if (ids.every((id) => context.isNew(id))) return Promise.resolve(new Map());
    return this.zones.ofPlots(context.needing(context.outcome.position), ids, asOf);
  }

  /** Adds the plot that a new one starts in, and the zones that a redrawn one must hold. */
  override async complete(context: RequestContext, data: object, id?: string): Promise<object> {
    if (!('coordinates' in data)) return data;
    if (id === undefined || context.isNew(id)) {
      // A body with faults has no outline here, and is decided on all the same, so that all of them are named.
      const { coordinates: ring } = data as { readonly coordinates?: Ring | undefined };
      return !ring?.[0] ? data : { ...data, startsIn: await this.starts.plotAt(context, ring) };
    }
    const zones = await this.zones.ofPlotNow(context, id);
    return { ...data, zones: zones.map(({ row: { name, coordinates } }) => ({ name, coordinates })) };
  }
}
