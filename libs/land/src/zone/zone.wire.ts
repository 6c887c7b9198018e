import type { FieldTexts } from '@terroir/http';
import { z } from 'zod';
import { areaTexts } from '../area/area.texts.ts';
import { areaShape } from '../area/area.wire.ts';

/** What people call the fields of the form. */
export const zoneTexts: FieldTexts = {
  zone: { en: 'Zone', fr: 'Zone' },
  ...areaTexts,
  plot_id: { en: 'Plot', fr: 'Parcelle' },
  zone_type_id: { en: 'Zone type', fr: 'Type de zone' },
  additional_fields: { en: 'Soil', fr: 'Sol' },
  'additional_fields.soil_type': { en: 'Soil type', fr: 'Type de sol' },
  'additional_fields.soil_ph': { en: 'Soil pH', fr: 'pH du sol' },
  tags: { en: 'Tags', fr: 'Étiquettes' },
};

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
