import type { PlotEvent, ZoneEvent } from '@terroir/events';
import { splitStream, view, type Recorded } from '@terroir/kernel';
import { z } from 'zod';

export const LandMomentRow = z.object({
  id: z.string(),
  companyId: z.string(),
  at: z.string(),
  event: z.string(),
  resourceType: z.string(),
  resourceId: z.string(),
});
export type LandMomentRow = z.output<typeof LandMomentRow>;

const moment =
  (event: string) =>
  (
    row: LandMomentRow | null,
    { stream, companyId, recorded, position }: Recorded & { data: object },
  ): LandMomentRow => {
    const [resourceType, resourceId] = splitStream(stream);
    return row ?? { id: String(position), companyId: companyId ?? '', at: recorded, event, resourceType, resourceId };
  };
/** A correction moves something on the map where it names an outline or another plot. */
const moved =
  (event: string) =>
  (row: LandMomentRow | null, corrected: Parameters<ReturnType<typeof moment>>[1]): LandMomentRow | null =>
    'coordinates' in corrected.data || 'plotId' in corrected.data ? moment(event)(row, corrected) : row;

/** When the map of a company changed, a row for each change: a plot or zone came, was redrawn, went or came back. */
export const landMomentView = view<LandMomentRow, PlotEvent | ZoneEvent>({
  name: 'land_moment',
  version: 1,
  row: LandMomentRow,
  aggregate: 'land_moment',
  indexes: { at: ['companyId', 'at'] },
  company: 'companyId',
  key: ({ position }: Recorded) => String(position),
  on: {
    PlotRecorded: moment('PlotRecorded'),
    PlotCorrected: (row, event) => ('coordinates' in event.data ? moment('PlotCorrected')(row, event) : row),
    PlotRemoved: moment('PlotRemoved'),
    PlotRestored: moment('PlotRestored'),
    ZoneRecorded: moment('ZoneRecorded'),
    ZoneCorrected: moved('ZoneCorrected'),
    ZoneRemoved: moment('ZoneRemoved'),
    ZoneRestored: moment('ZoneRestored'),
  },
});
