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

/** What a business looks for on the marketplace: a face of it, what narrows that, and whether it is mailed what is new there. */
const savedSearch = {
  name: personal(z.string()),
  face: z.enum(['produces', 'items', 'producers']),
  /** Kilometres around the business. */
  distance: z.number(),
  /** Ids of categories and of producers, which are alternatives; none are all. */
  category: z.array(z.string()),
  producer: z.array(Id),
  q: personal(z.string()),
  sort: z.enum(['name', 'cost']),
  mail: z.boolean(),
};

/** Stream `saved_search-ID`: a search of the marketplace that a business keeps. */
export const savedSearchEvents = {
  SavedSearchRecorded: z.object({ savedSearchId: Id, ...savedSearch }),
  SavedSearchCorrected: z.object({ savedSearchId: Id, ...z.object(savedSearch).partial().shape }),
  SavedSearchRemoved: z.object({ savedSearchId: Id }),
  SavedSearchRestored: z.object({ savedSearchId: Id }),
} as const;
export type SavedSearchEvent = MessageOf<typeof savedSearchEvents>;

/**
 * Stream `saved_search_letters-ID`, where ID is that of the search: up to which position of the log it was looked for what is new
 * there, with a letter or without. A stream of its own, because a letter is no new version of what somebody may be editing.
 */
export const savedSearchLettersEvents = {
  SavedSearchLookedAt: z.object({ savedSearchId: Id, upTo: z.int() }),
  SavedSearchLetterSent: z.object({ savedSearchId: Id, upTo: z.int() }),
} as const;
export type SavedSearchLettersEvent = MessageOf<typeof savedSearchLettersEvents>;
