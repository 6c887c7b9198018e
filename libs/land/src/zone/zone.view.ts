import { zoneEvents, type PlotEvent, type ZoneEvent } from '@terroir/events';
import { recordView, splitStream, type FieldsOf, type RecordRow, type View } from '@terroir/kernel';
import { z } from 'zod';
import { isWithin, type Ring } from '../geometry/index.ts';

/** A zone with what follows from its plot: `removed` also where the plot is, `removedItself` where the zone was. */
export type ZoneRow = RecordRow<FieldsOf<'Zone', ZoneEvent>> & {
  readonly removedItself: boolean;
  /** The plot was redrawn while the zone was on its way, or one of the two went back to what it was. */
  readonly outsidePlot: boolean;
};

const record = recordView<'Zone', ZoneEvent>({
  name: 'zone',
  version: 1,
  noun: 'Zone',
  events: zoneEvents,
  indexes: {
    recorded: ['companyId', 'removed', 'recordedAt'],
    plot: ['companyId', 'plotId', 'removed', 'recordedAt'],
  },
  label: 'name',
  past: ['recorded', 'plot'],
}) as unknown as View<ZoneRow, ZoneEvent>;

type Siblings = Readonly<Record<string, unknown>>;
type Change = Partial<Pick<ZoneRow, 'removedItself'>>;

/** What is read of the row of the plot. */
interface OwnPlot {
  readonly coordinates: Ring;
  readonly removed: boolean;
}
const plotOf = ({ plot }: Siblings): OwnPlot | null => (plot ?? null) as OwnPlot | null;

/** A row that goes and comes back with its plot. */
function withPlot(row: ZoneRow | null, siblings: Siblings, change: Change = {}): ZoneRow | null {
  if (row === null) return null;
  const next = { ...row, ...change };
  return { ...next, removed: next.removedItself || plotOf(siblings)?.removed === true };
}

/** A row that was moved, or whose plot was. */
function placed(row: ZoneRow | null, siblings: Siblings, change: Change = {}): ZoneRow | null {
  const next = withPlot(row, siblings, change);
  const plot = plotOf(siblings);
  return next && { ...next, outsidePlot: plot !== null && !isWithin(next.coordinates, plot.coordinates) };
}

/** The zones of all companies, one row each. They read the row of their plot, whose events touch all of its zones. */
export const zoneView: View<ZoneRow, ZoneEvent | PlotEvent> = {
  ...(record as View<ZoneRow, ZoneEvent | PlotEvent>),
  row: (record.row as unknown as z.ZodObject).extend({
    removedItself: z.boolean(),
    outsidePlot: z.boolean(),
  }) as unknown as z.ZodType<ZoneRow>,
  key: ({ stream }) => {
    const [aggregate, id] = splitStream(stream);
    return aggregate === 'zone' ? id : null;
  },
  touches: ({ type, data, companyId }) =>
    type === 'PlotRemoved' || type === 'PlotRestored' || (type === 'PlotCorrected' && data.coordinates)
      ? { index: 'plot', equals: { companyId: companyId ?? '', plotId: data.plotId } }
      : null,
  siblings: ['plot'],
  reads: ({ data }, row) => {
    const plotId = 'plotId' in data ? data.plotId : row?.plotId;
    return { plot: plotId === undefined ? null : { view: 'plot', key: plotId } };
  },
  on: {
    ZoneRecorded: (row, event, siblings) =>
      placed(record.on.ZoneRecorded?.(row, event, siblings) ?? null, siblings, { removedItself: false }),
    ZoneCorrected: (row, event, siblings) => {
      const next = record.on.ZoneCorrected?.(row, event, siblings) ?? null;
      return event.data.coordinates || event.data.plotId ? placed(next, siblings) : next;
    },
    ZoneStyled: (row, { data: { style } }) => row && { ...row, style },
    ZoneRemoved: (row, _, siblings) => withPlot(row, siblings, { removedItself: true }),
    ZoneRestored: (row, _, siblings) => withPlot(row, siblings, { removedItself: false }),
    PlotCorrected: (row, _, siblings) => placed(row, siblings),
    PlotRemoved: (row, _, siblings) => withPlot(row, siblings),
    PlotRestored: (row, _, siblings) => withPlot(row, siblings),
  },
};
