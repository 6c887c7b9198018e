import { body, resource } from '@terroir/http';
import { inputSubcategory, type Language } from '@terroir/reference';
import type { z } from 'zod';
import { placeOf, WireCategory, wireLine, wireLineOf, WireType } from '../line/line-wire.ts';
import type { BookedLine } from '../line/line.ts';
import { ProducerInput } from './input.commands.ts';

export const inputBody = body('producer_input', ProducerInput, {
  input_category_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
  notes: { en: 'Details', fr: 'Détails' },
  quantity_raw: { en: 'Quantity', fr: 'Quantité' },
  unit_id: { en: 'Unit', fr: 'Unité' },
  cost: { en: 'Cost', fr: 'Coût' },
});

/** An input as it is answered: `input_category` is its category, `input_type` the subcategory (S1 §3). */
export const inputs = resource('producer_input', { inputCategory: WireCategory, inputType: WireType, ...wireLine });
export type InputAttributes = z.output<typeof inputs.schema>;

export function inputAttributes(line: BookedLine, language: Language): InputAttributes {
  const { category, type } = placeOf(line.subcategoryId, inputSubcategory(line.subcategoryId), language);
  return { inputCategory: category, inputType: type, ...wireLineOf(line, language) };
}
