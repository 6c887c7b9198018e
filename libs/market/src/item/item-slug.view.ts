import type { AccountEvent, ItemEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const ItemSlugRow = z.object({ slug: z.string(), itemId: z.string(), companyId: z.string() });
export type ItemSlugRow = z.output<typeof ItemSlugRow>;

const had = (slug: string, itemId: string, companyId: string | null): ItemSlugRow => ({
  slug,
  itemId,
  companyId: companyId ?? '',
});

/** Every address that an item has or had: an old one leads to its item for ever. Goes with the account. */
export const itemSlugView = view<ItemSlugRow, ItemEvent | AccountEvent>({
  name: 'item_slug',
  version: 1,
  row: ItemSlugRow,
  aggregate: 'item_slug',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  key: ({ type, data }) =>
    type === 'ItemRecorded' ? data.slug : type === 'ItemCorrected' ? (data.slug ?? null) : null,
  on: {
    ItemRecorded: (_, { data: { slug, itemId }, companyId }) => had(slug, itemId, companyId),
    ItemCorrected: (row, { data: { slug, itemId }, companyId }) =>
      slug === undefined ? row : had(slug, itemId, companyId),
  },
});
