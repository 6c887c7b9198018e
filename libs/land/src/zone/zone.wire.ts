import { z } from 'zod';
import { areaShape } from '../area/area.wire.ts';

/** A zone as it is answered (S1 §3). */
export const zoneShape = {
  ...areaShape,
  plotId: z.string(),
  zoneTypeId: z.string(),
  zoneType: z.object({ id: z.string(), name: z.string(), identifier: z.string() }),
  zoneTypeIdentifier: z.string(),
  additionalFields: z
    .object({ soilType: z.object({ id: z.string(), name: z.string() }).nullable(), soilPh: z.number().nullable() })
    .nullable()
    .meta({ description: 'Of cropland alone; null where nothing is said of its soil' }),
  tags: z.array(z.string()),
  outsidePlot: z
    .boolean()
    .meta({ description: 'It reaches out of its plot by more than a metre, and needs redrawing' }),
};
export type ZoneAttributes = z.output<z.ZodObject<typeof zoneShape>>;
