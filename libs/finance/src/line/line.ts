import { Amount, Quantity, centsOf, toDecimals } from '@terroir/events';
import { z } from 'zod';

/** Longest note that a line may carry, in UTF-16 code units. */
export const NOTES_LIMIT = 2000;

/** An identifier of the catalogues: required, and longer than any that was given out. */
export const CatalogueId = z.string().min(1).max(100);

/** What a person enters for a line besides its subcategory: quantity to 3 decimals, cost in currency units. */
export const entered = {
  notes: z.string().trim().max(NOTES_LIMIT).default(''),
  quantityRaw: Quantity,
  unitId: CatalogueId,
  cost: Amount,
};
export type Entered = z.output<z.ZodObject<typeof entered>>;

/** A line of the books as events and read models say it: money in whole cents. */
export interface Line {
  readonly subcategoryId: string;
  readonly notes: string;
  readonly quantity: number;
  readonly unitId: string;
  readonly costCents: number;
}

/** A line and the instant of its recording, which decides its month; corrections do not move it. */
export interface BookedLine extends Line {
  readonly recordedAt: string;
}

/** What a correction carries: the changed fields only. */
export type Correction = { readonly [Field in keyof Line]?: Line[Field] | undefined };

/** What the producer entered, as it goes into the books. */
export const lineOf = (subcategoryId: string, { notes, quantityRaw, unitId, cost }: Entered): Line => ({
  subcategoryId,
  notes,
  quantity: toDecimals(quantityRaw, 3),
  unitId,
  costCents: centsOf(cost),
});

/** The fields of `to` that differ from `from`. */
export const correctionOf = (from: Line, to: Line): Correction =>
  Object.fromEntries(Object.entries(to).filter(([field, value]) => from[field as keyof Line] !== value));

/** The line with the corrected fields in place of the old ones. */
export const corrected = <L extends Line>(line: L, correction: Correction): L => ({
  ...line,
  subcategoryId: correction.subcategoryId ?? line.subcategoryId,
  notes: correction.notes ?? line.notes,
  quantity: correction.quantity ?? line.quantity,
  unitId: correction.unitId ?? line.unitId,
  costCents: correction.costCents ?? line.costCents,
});
