import { unitTypes } from '@terroir/reference';
import { z } from 'zod';
import { itemPageShape } from '../page/item-page.wire.ts';

/** A unit in the reader's language, as produces say theirs. */
export const wireUnit = z.object({
  id: z.string(),
  symbol: z.string(),
  symbolPlural: z.string(),
  unitType: z.enum(unitTypes).nullable(),
});

/** An item as it is answered (S1 §3); `cost` is in currency units. What was not given is null. */
export const itemShape = {
  name: z.string(),
  details: z.string(),
  cost: z.number().nullable(),
  quantity: z.number().nullable(),
  quantityUnitId: z.string().nullable(),
  quantityUnit: wireUnit.nullable(),
  count: z.number().nullable(),
  countUnitId: z.string().nullable(),
  countUnit: wireUnit.nullable(),
  enabled: z.boolean(),
  produceIds: z.array(z.string()),
  /** `barcode` is the QR code of the item's page. */
  imageUrls: z.object({ image: z.string().nullable(), thumbnail: z.string().nullable(), barcode: z.string() }),
  slug: z.string(),
  producerId: z.string(),
  recordedAt: z.iso.datetime(),
};
/** For its company: the produces of an item that were deleted since, by what they are called; left out where none was. */
const ownShape = { removedProduces: z.array(z.object({ id: z.string(), name: z.string() })).optional() };
/** An item, for its company also what became of its produces, and on its public page what that says besides. */
export const itemAnswerShape = { ...itemShape, ...ownShape, ...z.object(itemPageShape).partial().shape };
export type ItemAttributes = z.output<z.ZodObject<typeof itemShape>>;
/** An item as its company reads it. */
export type OwnItemAttributes = ItemAttributes & z.output<z.ZodObject<typeof ownShape>>;
