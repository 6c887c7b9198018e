import type { FieldTexts } from '@terroir/http';
import { areaTexts } from '../area/area.texts.ts';

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
