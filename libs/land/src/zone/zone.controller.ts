import { Delete, Inject } from '@nestjs/common';
import { Id as RecordId } from '@terroir/events';
import {
  Allow,
  Answers,
  Asking,
  body,
  FromQuery,
  Id,
  importable,
  query,
  recordController,
  RefusalError,
  RequestHeaders,
  resource,
  Summary,
  Tagged,
  type Answer,
  type QueryOf,
  type RecordChange,
  type RequestContext,
} from '@terroir/http';
import { keptFields, refuse as refuseShared } from '@terroir/kernel';
import { isWithin } from '../geometry/index.ts';
import { refuse } from '../refusals.ts';
import { PlotOutlines } from './plot-outlines.ts';
import { zoneAttributes } from './zone.attributes.ts';
import { Zone, ZoneChange } from './zone.commands.ts';
import { zone, type ZoneFields, type ZoneState } from './zone.decider.ts';
import { zoneTexts } from './zone.texts.ts';
import { zoneView } from './zone.view.ts';
import { Zones } from './zones.ts';
import { zoneShape } from './zone.wire.ts';

const allow = ['producer', 'plan_level_1'] as const;
const removalQuery = query({ plotId: RecordId.optional() }, zoneTexts);

const records = importable(
  recordController({
    noun: 'Zone',
    path: 'zones',
    one: 'a zone',
    many: 'zones',
    allow,
    decider: zone,
    view: zoneView,
    pictures: ['image'],
    body: body('zone', Zone, zoneTexts),
    change: body('zone', ZoneChange, zoneTexts),
    resource: resource('zone', zoneShape),
    attributes: zoneAttributes,
  }),
);

@Tagged('Zones', 'The zones of a company, each with its versions.')
export class ZoneController extends records {
  @Inject(Zones) private readonly zones!: Zones;
  @Inject(PlotOutlines) private readonly plots!: PlotOutlines;

  /** A zone whose plot is removed went with it: it comes back with its plot alone, and into no other that is removed. */
  override async precheck(context: RequestContext, id: string, change: RecordChange, to?: ZoneState): Promise<void> {
    const { fields } = await this.zones.state(context, id);
    if (fields === null) return;
    if ((await this.plots.of(context, fields.plotId)) === null) {
      const comesBack = change === 'Restore' || change === 'Revert';
      throw new RefusalError(comesBack ? refuse('zone_plot_removed') : refuseShared('not_found'));
    }
    const then = to && keptFields(to);
    if (then && (await this.plots.of(context, then.plotId)) === null)
      throw new RefusalError(refuse('zone_version_plot_removed', { field: 'version' }));
  }

  /** Adds the plot that the zone is in, or is going to be in. */
  override async complete(context: RequestContext, data: object, id?: string): Promise<object> {
    const said = (data as { readonly plotId?: string }).plotId;
    const plotId = said ?? (id === undefined ? undefined : (await this.zones.state(context, id)).fields?.plotId);
    const plot = plotId === undefined ? null : await this.plots.of(context, plotId);
    return { ...data, plot: plot && { coordinates: plot } };
  }

  /** Adds whether the zone is outside of its plot as that is at this moment. */
  override async answered(context: RequestContext, _: string, fields: ZoneFields): Promise<object> {
    const plot = await this.plots.of(context, fields.plotId);
    return { ...fields, outsidePlot: plot !== null && !isWithin(fields.coordinates, plot) };
  }

  @Delete(':id')
  @Allow(...allow)
  @Answers('nothing')
  @RequestHeaders('If-Match')
  @Summary(
    'Removes a zone',
    'Nothing is overwritten: the removal is a change of its own and can be taken back. With `plot_id`, a zone of another plot is not found.',
  )
  override async remove(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromQuery(removalQuery) { plotId }: QueryOf<typeof removalQuery> = {},
  ): Promise<Answer> {
    const { fields } = plotId === undefined ? { fields: null } : await this.zones.state(context, id);
    if (plotId !== undefined && fields?.plotId !== plotId) throw new RefusalError(refuseShared('not_found'));
    return super.remove(context, id);
  }
}
