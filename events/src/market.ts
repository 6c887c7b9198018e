import { z } from 'zod';
import { Cents, Id, personal, Picture, Quantity, type MessageOf } from './values.ts';

/** What an item says; a number, a unit or an image is left out when none was given, and null once it was taken away. */
const item = {
  name: personal(z.string()),
  details: personal(z.string()),
  /** The price of one item. */
  costCents: Cents.nullable().optional(),
  quantity: Quantity.nullable().optional(),
  quantityUnitId: z.string().nullable().optional(),
  count: Quantity.nullable().optional(),
  countUnitId: z.string().nullable().optional(),
  /** All of them; some may have been removed since. */
  produceIds: z.array(Id),
  /** Whether others see its page and find it on the marketplace. */
  enabled: z.boolean(),
  image: Picture.nullable().optional(),
  /** The readable address of its page, made from its name. */
  slug: personal(z.string()),
};

/** Stream `item-ID`: what a company puts to market, made of one or more of its produces. */
export const itemEvents = {
  ItemRecorded: z.object({ itemId: Id, ...item }),
  ItemCorrected: z.object({ itemId: Id, ...z.object(item).partial().shape }),
  ItemRemoved: z.object({ itemId: Id }),
  ItemRestored: z.object({ itemId: Id }),
} as const;
export type ItemEvent = MessageOf<typeof itemEvents>;

/** Stream `item_slug-KEYED_HASH`: one item per readable address, for ever; the address itself never stands here. */
export const itemSlugEvents = {
  ItemSlugReserved: z.object({ itemId: Id }),
} as const;
export type ItemSlugEvent = MessageOf<typeof itemSlugEvents>;
