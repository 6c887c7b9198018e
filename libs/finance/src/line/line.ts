import { Amount, CalendarDate, ImageUpload, Picture, Quantity, centsOf, toDecimals } from '@terroir/events';
import type { Dated } from '@terroir/kernel';
import { z } from 'zod';

/** Longest note that a line may carry, in UTF-16 code units. */
export const NOTES_LIMIT = 2000;

/** An identifier of the catalogues: required, and longer than any that was given out. */
export const CatalogueId = z.string().min(1).max(100);

/** What a person enters for a line besides its subcategory and day: quantity to 3 decimals, cost in currency units. */
export const entered = {
  notes: z.string().trim().max(NOTES_LIMIT).optional(),
  quantityRaw: Quantity,
  unitId: CatalogueId,
  cost: Amount,
};
/** The same with the day on which it happened, today unless said, and a picture of its receipt; null takes that away. */
export const dated = { ...entered, occurredOn: CalendarDate.nullish(), receipt: ImageUpload.nullish() };

/** What is decided with beside the form: in which zone the days of the company begin, and since when it has any. */
export const calendar = { timeZone: z.string(), foundedOn: CalendarDate.nullable() };
/** What is decided on in place of the form's uploads: the ids of the stored pictures. */
export const stored = { receipt: Picture.nullish() };
export type Entered = z.output<z.ZodObject<typeof entered>>;

/** A line of the books as events and read models say it: money in whole cents. */
export interface Line {
  readonly subcategoryId: string;
  readonly notes: string;
  readonly quantity: number;
  readonly unitId: string;
  readonly costCents: number;
  /** Calendar date. */
  readonly occurredOn: string;
  readonly receipt?: z.output<typeof Picture> | null | undefined;
}

/** What every line of the books says of its time; an old event does not say its day. */
export interface Written {
  /** Calendar date on which it happened. */
  readonly occurredOn: string;
  /** The instant of its last correction, if there was one. */
  readonly correctedAt?: string | null | undefined;
}

/** A line and the instant of its recording, which corrections do not move. */
export type BookedLine = Dated<Line> & Written;

/** What a line says where its form left a field out. */
export const unsaid = { notes: '' };

/** What the producer entered besides the day, as it goes into the books; what has the same name in both passes as it is. */
export const lineOf = <E extends Entered>(subcategoryId: string, { notes, quantityRaw, cost, ...entered }: E) => ({
  ...entered,
  notes,
  subcategoryId,
  quantity: toDecimals(quantityRaw, 3),
  costCents: centsOf(cost),
});
