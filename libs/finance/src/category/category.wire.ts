import { realms, unitTypes } from '@terroir/reference';
import { z } from 'zod';

export const unitShape = {
  name: z.string(),
  symbol: z.string(),
  /** What follows several of them, where the language has another form for that. */
  symbolPlural: z.string(),
  unitType: z.enum(unitTypes),
};
/** One of the unit is `factor` of its base unit, in decimal digits that are all exact; both are null where that is not known. */
export const measuredUnitShape = {
  ...unitShape,
  baseUnitId: z.string().nullable(),
  factor: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .nullable(),
};
/**
 * `subcategories` are what a line names; their `units` are the ones that they allow, the proposed one first.
 * `keywords` are what else finds an entry: its name in the other language, and synonyms in both.
 */
export const categoryShape = {
  name: z.string(),
  keywords: z.array(z.string()),
  realm: z.enum(realms),
  subcategories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      keywords: z.array(z.string()),
      units: z.array(z.object({ id: z.string(), ...unitShape })),
    }),
  ),
};

export type UnitAttributes = z.output<z.ZodObject<typeof measuredUnitShape>>;
export type CategoryAttributes = z.output<z.ZodObject<typeof categoryShape>>;
