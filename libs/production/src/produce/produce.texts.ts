import type { FieldTexts } from '@terroir/http';

/** What people call the fields of the form. */
export const produceTexts: FieldTexts = {
  produce: { en: 'Produce', fr: 'Aliment' },
  product_id: { en: 'Product', fr: 'Produit' },
  variety_id: { en: 'Variety', fr: 'Variété' },
  production_type_id: { en: 'Production type', fr: 'Type de production' },
  notes: { en: 'Details', fr: 'Détails' },
  image: { en: 'Image', fr: 'Image' },
  harvest: { en: 'Yield', fr: 'Rendement' },
  'harvest.quantity_raw': { en: 'Quantity', fr: 'Quantité' },
  'harvest.quantity_unit_id': { en: 'Unit of the quantity', fr: 'Unité de la quantité' },
  'harvest.cost': { en: 'Price', fr: 'Prix' },
  'harvest.cost_unit_id': { en: 'Unit of the price', fr: 'Unité du prix' },
  'harvest.area': { en: 'Area', fr: 'Superficie' },
  'harvest.area_unit_id': { en: 'Unit of the area', fr: 'Unité de la superficie' },
  'harvest.production_from': { en: 'Production start', fr: 'Début de la production' },
  'harvest.production_to': { en: 'Production end', fr: 'Fin de la production' },
  'harvest.availability_from': { en: 'Availability start', fr: 'Début de la disponibilité' },
  'harvest.availability_to': { en: 'Availability end', fr: 'Fin de la disponibilité' },
  produce_inputs: { en: 'Needs', fr: 'Besoins' },
  'produce_inputs.produce_input_id': { en: 'Need', fr: 'Besoin' },
  'produce_inputs.input_category_id': { en: 'Category of the need', fr: 'Catégorie du besoin' },
  'produce_inputs.quantity_raw': { en: 'Quantity of the need', fr: 'Quantité du besoin' },
  'produce_inputs.quantity_unit_id': { en: 'Unit of the need', fr: 'Unité du besoin' },
  produce_inputs_remove: { en: 'Needs to remove', fr: 'Besoins à retirer' },
};
