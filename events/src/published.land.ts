import { z } from 'zod';
import type { PlotEvent, ZoneEvent } from './land.ts';
import { CatalogueId, nothing, present, sayNothing } from './published.records.ts';
import { Id } from './values.ts';

// What leaves of land: how large it is and what it is used as. Where it is stays at home, as every place does.

type DataOf<E extends { readonly type: string; readonly data: object }, Type extends E['type']> = Extract<
  E,
  { readonly type: Type }
>['data'];

const measures = {
  area: z.number().meta({ description: 'Square metres on the ellipsoid' }),
  perimeter: z.number().meta({ description: 'Metres on the ellipsoid' }),
};
const sayMeasures = ({ area, perimeter }: DataOf<PlotEvent, 'PlotCorrected'>) => present({ area, perimeter });
const STYLE = { stays: 'says how a map is drawn' } as const;

/** What leaves of a plot. */
export const publishedPlot = {
  PlotRecorded: {
    summary: 'A company recorded a plot of land; its name, place and picture stay at home',
    version: 1,
    data: z.object(measures),
    say: sayMeasures,
  },
  PlotCorrected: {
    summary: 'A plot was corrected: its measures are there when it was redrawn',
    version: 1,
    data: z.object(measures).partial(),
    say: sayMeasures,
  },
  PlotStyled: STYLE,
  PlotRemoved: { summary: 'A plot was removed, and its zones with it', version: 1, data: nothing, say: sayNothing },
  PlotRestored: {
    summary: 'A removed plot is back as it was, with its zones',
    version: 1,
    data: nothing,
    say: sayNothing,
  },
} as const;

const zone = { plot_id: Id, zone_type_id: CatalogueId, ...measures };
const soil = {
  soil_type: CatalogueId.nullable().meta({ description: 'Of cropland alone' }).optional(),
  soil_ph: z.number().nullable().optional(),
};
const sayZone = (data: Omit<DataOf<ZoneEvent, 'ZoneCorrected'>, 'zoneId'>) =>
  present({
    plot_id: data.plotId,
    zone_type_id: data.zoneTypeId,
    area: data.area,
    perimeter: data.perimeter,
    soil_type: data.soilType,
    soil_ph: data.soilPh,
  });

/** What leaves of a zone. */
export const publishedZone = {
  ZoneRecorded: {
    summary: 'A company recorded a zone of a plot; its name, tags, place and picture stay at home',
    version: 1,
    data: z.object({ ...zone, ...soil }),
    say: sayZone,
  },
  ZoneCorrected: {
    summary: 'A zone was corrected: only the fields that changed are there',
    version: 1,
    data: z.object({ ...zone, ...soil }).partial(),
    say: sayZone,
  },
  ZoneStyled: STYLE,
  ZoneRemoved: { summary: 'A zone was removed', version: 1, data: nothing, say: sayNothing },
  ZoneRestored: { summary: 'A removed zone is back as it was', version: 1, data: nothing, say: sayNothing },
} as const;
