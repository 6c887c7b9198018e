import { z } from 'zod';
import type { ItemEvent } from './market.ts';
import { CatalogueId, nothing, present, sayNothing } from './published.records.ts';
import { Cents, Id, Quantity } from './values.ts';

// What leaves of items: prices, amounts, and what they are made of. What they are called, and so their address, stays at home.

type DataOf<Type extends ItemEvent['type']> = Extract<ItemEvent, { readonly type: Type }>['data'];

const optional = {
  cost_cents: Cents.nullable().meta({ description: 'Price of one item in cents' }).optional(),
  quantity: Quantity.nullable().optional(),
  quantity_unit_id: CatalogueId.nullable().optional(),
  count: Quantity.nullable().optional(),
  count_unit_id: CatalogueId.nullable().optional(),
};
const required = {
  produce_ids: z.array(Id).meta({ description: 'The produces that it is made of' }),
  enabled: z.boolean().meta({ description: 'Whether others see it' }),
};
/** Null in place of a word that is none of the catalogue's: units of no number were once recorded as they were sent. */
const unitId = (id: string | null | undefined) => (id === undefined || CatalogueId.safeParse(id).success ? id : null);
const sayItem = (data: Omit<DataOf<'ItemCorrected'>, 'itemId'>) =>
  present({
    cost_cents: data.costCents,
    quantity: data.quantity,
    quantity_unit_id: unitId(data.quantityUnitId),
    count: data.count,
    count_unit_id: unitId(data.countUnitId),
    produce_ids: data.produceIds,
    enabled: data.enabled,
  });

/** What leaves of an item. */
export const publishedItem = {
  ItemRecorded: {
    summary: 'A company put an item to market; its name, details and picture stay at home',
    version: 1,
    data: z.object({ ...optional, ...required }),
    say: sayItem,
  },
  ItemCorrected: {
    summary: 'An item was corrected: only the fields that changed are there',
    version: 1,
    data: z.object({ ...optional, ...required }).partial(),
    say: sayItem,
  },
  ItemRemoved: { summary: 'An item was removed', version: 1, data: nothing, say: sayNothing },
  ItemRestored: { summary: 'A removed item is back as it was', version: 1, data: nothing, say: sayNothing },
  ItemSlugReserved: { stays: 'its stream is named by an address' },
} as const;

const OF_A_BUYER = { stays: 'is what a business looks for, which is its own' } as const;

/** What a business looks for leaves with nobody. */
export const publishedSavedSearch = {
  SavedSearchRecorded: OF_A_BUYER,
  SavedSearchCorrected: OF_A_BUYER,
  SavedSearchRemoved: OF_A_BUYER,
  SavedSearchRestored: OF_A_BUYER,
  SavedSearchLookedAt: OF_A_BUYER,
  SavedSearchLetterSent: OF_A_BUYER,
} as const;
