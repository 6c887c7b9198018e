import type { InputEvent } from '@terroir/events';
import type { StandingRecord } from '@terroir/kernel';
import { inputSubcategory, type Language } from '@terroir/reference';
import { z } from 'zod';
import { placeOf, WireCategory, wireLine, wireLineOf, WireType } from '../line/line-wire.ts';
import type { Written } from '../line/line.ts';

/** What people call the fields of the form. */
export const inputTexts = {
  producer_input: { en: 'Input', fr: 'Intrant' },
  input_category_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
  notes: { en: 'Details', fr: 'Détails' },
  quantity_raw: { en: 'Quantity', fr: 'Quantité' },
  occurred_on: { en: 'Date', fr: 'Date' },
  receipt: { en: 'Receipt', fr: 'Reçu' },
  unit_id: { en: 'Unit', fr: 'Unité' },
  cost: { en: 'Cost', fr: 'Coût' },
};

type Booked = StandingRecord<'Input', InputEvent> & Written;

/** An input as it is answered: `input_category` is its category, `input_type` the subcategory (S1 §3). */
export const inputShape = { inputCategory: WireCategory, inputType: WireType, ...wireLine };
export type InputAttributes = z.output<z.ZodObject<typeof inputShape>>;

/** An input as it is answered, its catalogue entries in a language. */
export function inputAttributes(line: Booked, language: Language): InputAttributes {
  const { category, type } = placeOf(line.subcategoryId, inputSubcategory(line.subcategoryId), language);
  return { inputCategory: category, inputType: type, ...wireLineOf(line, language) };
}
