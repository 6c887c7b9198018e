import type { FieldTexts } from '@terroir/http';
import { marketRefusals } from '../refusals.ts';

const { quantity_or_count } = marketRefusals;

/** What people call the fields of the form. */
export const itemTexts: FieldTexts = {
  item: { en: 'Item', fr: 'Article' },
  name: { en: 'Name', fr: 'Nom' },
  details: { en: 'Details', fr: 'Détails' },
  cost: { en: 'Price', fr: 'Prix' },
  quantity: { en: 'Quantity', fr: 'Quantité', rules: { quantity_or_count } },
  quantity_unit_id: { en: 'Unit of the quantity', fr: 'Unité de la quantité' },
  count: { en: 'Count', fr: 'Nombre', rules: { quantity_or_count } },
  count_unit_id: { en: 'Unit of the count', fr: 'Unité du nombre' },
  produce_ids: { en: 'Produces', fr: 'Aliments' },
  enabled: { en: 'Enabled', fr: 'Activé' },
  image: { en: 'Image', fr: 'Image' },
};
