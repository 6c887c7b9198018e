import { Amount, CalendarDate, ImageUpload, Picture, Quantity, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** Longest note that a produce may carry, in UTF-16 code units. */
export const PRODUCE_NOTES_LIMIT = 2000;
/** The most needs that a produce may have. */
export const NEEDS_LIMIT = 100;

/** An identifier of the catalogues: required, and longer than any that was given out. */
const CatalogueId = z.string().min(1).max(100);
const NeedId = z.uuid().toLowerCase();

/** One thing that a produce needs: new without an id, else another amount or kind of the one with that id. */
export const ProduceNeed = z.object({
  produceInputId: NeedId.optional(),
  /** A subcategory of the inputs. */
  inputCategoryId: CatalogueId,
  quantityRaw: Quantity,
  quantityUnitId: CatalogueId,
});

/** The yield: how much, at which price, from which area and when. */
export const Harvest = z.object({
  quantityRaw: Quantity,
  quantityUnitId: CatalogueId,
  /** The price of one `costUnitId`, in currency units. */
  cost: Amount,
  costUnitId: CatalogueId,
  area: Quantity,
  areaUnitId: CatalogueId,
  productionFrom: CalendarDate,
  productionTo: CalendarDate,
  availabilityFrom: CalendarDate,
  availabilityTo: CalendarDate,
});

/**
 * A food that a company produces: what the form holds and what the API takes as `produce` (S1 §7). Needs that a correction
 * does not name stay; `produceInputsRemove` names those that go.
 */
export const Produce = z.object({
  productId: CatalogueId,
  varietyId: CatalogueId,
  productionTypeId: CatalogueId,
  notes: z.string().trim().max(PRODUCE_NOTES_LIMIT).optional(),
  /** Null takes it away. */
  image: ImageUpload.nullish(),
  harvest: Harvest,
  produceInputs: z.array(ProduceNeed).max(NEEDS_LIMIT).optional(),
  produceInputsRemove: z.array(NeedId).max(NEEDS_LIMIT).optional(),
});
/** As a form holds it before it is checked. */
export type ProduceForm = z.input<typeof Produce>;

/** What is decided on: the form with its image stored, and the IANA zone of the company, which says what today is. */
const decidedOn = Produce.extend({ image: Picture.nullish(), timeZone: z.string() });

/** Commands to a produce. A correction names everything but the needs; what did not change is not recorded. */
export const produceCommands = {
  RecordProduce: decidedOn,
  CorrectProduce: decidedOn,
  RemoveProduce: z.object({}),
  RestoreProduce: z.object({}),
} as const;
export type ProduceCommand = MessageOf<typeof produceCommands>;
