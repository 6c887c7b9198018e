import type { FieldTexts } from '@terroir/http';
import { outlineTexts } from './outline.texts.ts';

/** What people call the fields of every area. */
export const areaTexts = {
  name: { en: 'Name', fr: 'Nom' },
  details: { en: 'Details', fr: 'Détails' },
  coordinates: { en: 'Outline', fr: 'Contour', rules: outlineTexts },
  image: { en: 'Image', fr: 'Image' },
} satisfies FieldTexts;
