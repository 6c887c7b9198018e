import { outputSubcategory, type Language } from '@terroir/reference';
import { z } from 'zod';
import { placeOf, WireCategory, wireLine, wireLineOf, WireType } from '../line/line-wire.ts';
import type { BookedLine } from '../line/line.ts';

/** An output as it is answered: `output_category` is its category, `output_type` the subcategory (S1 §3). */
export const outputShape = { outputCategory: WireCategory, outputType: WireType, ...wireLine };
export type OutputAttributes = z.output<z.ZodObject<typeof outputShape>>;

export function outputAttributes(line: BookedLine, language: Language): OutputAttributes {
  const { category, type } = placeOf(line.subcategoryId, outputSubcategory(line.subcategoryId), language);
  return { outputCategory: category, outputType: type, ...wireLineOf(line, language) };
}
