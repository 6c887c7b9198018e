import type { OutputEvent } from '@terroir/events';
import type { StandingRecord } from '@terroir/kernel';
import { outputSubcategory, type Language } from '@terroir/reference';
import { z } from 'zod';
import { placeOf, WireCategory, wireLine, wireLineOf, WireType } from '../line/line-wire.ts';
import type { Written } from '../line/line.ts';

/** What people call the fields of the form. */
export const outputTexts = {
  producer_output: { en: 'Output', fr: 'Extrant' },
  output_category_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
  notes: { en: 'Details', fr: 'Détails' },
  quantity_raw: { en: 'Quantity', fr: 'Quantité' },
  occurred_on: { en: 'Date', fr: 'Date' },
  receipt: { en: 'Receipt', fr: 'Reçu' },
  unit_id: { en: 'Unit', fr: 'Unité' },
  cost: { en: 'Revenue', fr: 'Revenu' },
  produce_id: { en: 'Produce sold', fr: 'Aliment vendu' },
};

type Booked = StandingRecord<'Output', OutputEvent> & Written;

/** An output as it is answered: `output_category` is its category, `output_type` the subcategory (S1 §3). */
export const outputShape = {
  outputCategory: WireCategory,
  outputType: WireType,
  ...wireLine,
  /** The produce that was sold, or null where none is named. */
  produceId: z.string().nullable(),
};
export type OutputAttributes = z.output<z.ZodObject<typeof outputShape>>;

/** An output as it is answered, its catalogue entries in a language. */
export function outputAttributes(line: Booked, language: Language): OutputAttributes {
  const { category, type } = placeOf(line.subcategoryId, outputSubcategory(line.subcategoryId), language);
  return {
    outputCategory: category,
    outputType: type,
    ...wireLineOf(line, language),
    produceId: line.produceId ?? null,
  };
}
