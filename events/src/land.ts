import { z } from 'zod';
import { Id, personal, type MessageOf } from './values.ts';

/** The fields of a plot. */
const plot = { name: personal(z.string()) };

/** Stream `plot-ID`. */
export const plotEvents = {
  PlotRecorded: z.object({ plotId: Id, ...plot }),
  PlotCorrected: z.object({ plotId: Id, ...z.object(plot).partial().shape }),
  PlotRemoved: z.object({ plotId: Id }),
  PlotRestored: z.object({ plotId: Id }),
} as const;
export type PlotEvent = MessageOf<typeof plotEvents>;

/** The fields of a zone. */
const zone = { name: personal(z.string()) };

/** Stream `zone-ID`. */
export const zoneEvents = {
  ZoneRecorded: z.object({ zoneId: Id, ...zone }),
  ZoneCorrected: z.object({ zoneId: Id, ...z.object(zone).partial().shape }),
  ZoneRemoved: z.object({ zoneId: Id }),
  ZoneRestored: z.object({ zoneId: Id }),
} as const;
export type ZoneEvent = MessageOf<typeof zoneEvents>;
