import { inputSubcategory, type Language } from '@terroir/reference';
import { z } from 'zod';
import { placeOf, WireCategory, wireLine, wireLineOf, WireType } from '../line/line-wire.ts';
import type { BookedLine } from '../line/line.ts';

/** An input as it is answered: `input_category` is its category, `input_type` the subcategory (S1 §3). */
export const inputShape = { inputCategory: WireCategory, inputType: WireType, ...wireLine };
export type InputAttributes = z.output<z.ZodObject<typeof inputShape>>;

export function inputAttributes(line: BookedLine, language: Language): InputAttributes {
  const { category, type } = placeOf(line.subcategoryId, inputSubcategory(line.subcategoryId), language);
  return { inputCategory: category, inputType: type, ...wireLineOf(line, language) };
}
