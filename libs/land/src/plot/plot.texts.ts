import type { FieldTexts } from '@terroir/http';
import { areaTexts } from '../area/area.texts.ts';

/** What people call the fields of the form. */
export const plotTexts: FieldTexts = { plot: { en: 'Plot', fr: 'Parcelle' }, ...areaTexts };
