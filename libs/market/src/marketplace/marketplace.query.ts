import { paging, query, repeated, SentId } from '@terroir/http';
import { productCategories } from '@terroir/reference';
import { BadCursor, type Document } from '@terroir/store';
import { z } from 'zod';
import { LEAST_KM, marketplaceSorts, MOST_KM, MARKETPLACE_PAGE, SEARCH_LIMIT } from './marketplace.limits.ts';
import type { WareKey } from './wares/ware-columns.ts';

const categoryIds = productCategories.map(({ id }) => id) as string[];

const filters = {
  distance: z.coerce.number().min(LEAST_KM).max(MOST_KM).default(MOST_KM),
  category: repeated(z.enum(categoryIds)),
  producer: repeated(SentId),
  q: z.string().trim().max(SEARCH_LIMIT).default(''),
};

/** What people call what narrows the marketplace. */
export const marketplaceTexts = {
  distance: { en: 'Distance', fr: 'Distance' },
  category: { en: 'Category', fr: 'Catégorie' },
  producer: { en: 'Producer', fr: 'Producteur' },
  q: { en: 'Search', fr: 'Recherche' },
  sort: { en: 'Order', fr: 'Ordre' },
};

/** How a face of the marketplace may be asked for (readings §3): what is wanted, the order, and a page. */
export const marketplaceQuery = query(
  {
    ...filters,
    sort: z.enum(marketplaceSorts).default('name'),
    ...paging,
    limit: paging.limit.unwrap().default(MARKETPLACE_PAGE),
  },
  marketplaceTexts,
);

/** The same of what is counted by category. */
export const categoriesQuery = query(filters, marketplaceTexts);

const { q: _, ...withoutWords } = filters;
/** How the seasonal calendar may be asked for: always by name. */
export const seasonsQuery = query(
  { ...withoutWords, ...paging, limit: paging.limit.unwrap().default(MARKETPLACE_PAGE) },
  marketplaceTexts,
);

/** A language for an order of names. */
const Orders = z.enum(['cost', 'en', 'fr']);
const Key = z.strictObject({
  id: z.string().max(100),
  name: z.string().max(1000).optional(),
  kind: z.number().optional(),
  price: z.number().nullable().optional(),
});
const Cursor = z.tuple([Orders, Key]);

export const cursorOf = (order: z.output<typeof Orders>, key: WareKey): string =>
  Buffer.from(JSON.stringify([order, key])).toString('base64url');

/** The place that a cursor names. @throws BadCursor when no page of this order gave it out */
export function readCursor(cursor: string, order: z.output<typeof Orders>): WareKey {
  try {
    const [of, { id, name, kind, price }] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const isWhole = order === 'cost' ? kind !== undefined && price !== undefined : name !== undefined;
    if (of === order && isWhole)
      return order === 'cost' ? { id, kind: kind ?? 0, price: price ?? null } : { id, name: name ?? '' };
  } catch (cause) {
    throw new BadCursor('Not a cursor of this list', { cause });
  }
  throw new BadCursor('A cursor of another order');
}

/** A document whose version no reader needs. */
export const unversioned = <Row extends object>(key: string, row: Row): Document<Row> => ({
  key,
  row,
  revision: -1,
  position: 0,
});
