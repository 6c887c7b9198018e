import type { Language, WebsiteSectionName } from '@terroir/events';
import type { Document, Page, ReadModels } from '@terroir/store';
import { itemAttributes } from '../item/item.attributes.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { produceAttributes, producerAttributes } from '../page/item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { MOST_CARDS, type WebsiteContentAttributes } from './public-website.wire.ts';

/** The views that the content of a website is read from. */
export const contentViews = [itemProducerView, itemProduceView, itemView] as const;

/** A page of a list, and whether its total is of no use. */
export interface PageAsked {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly total?: 0;
}
type Source = Pick<ReadModels, 'find'>;

const asPage = ({ limit, cursor, total }: PageAsked) => ({
  limit,
  ...(cursor !== undefined && { cursor }),
  ...(total !== undefined && { total }),
});

/** The produces of a company, in the order in which they were recorded. @throws BadCursor */
export const productsOf = (documents: Source, companyId: string, page: PageAsked): Promise<Page<ItemProduceRow>> =>
  documents.find<ItemProduceRow>(itemProduceView, {
    index: 'standing',
    equals: { companyId, removed: false },
    ...asPage(page),
  });

/** The enabled items of a company, in the order in which they were recorded. @throws BadCursor */
export const itemsOf = (documents: Source, companyId: string, page: PageAsked): Promise<Page<ItemRow>> =>
  documents.find<ItemRow>(itemView, {
    index: 'shown',
    equals: { companyId, removed: false, enabled: true },
    ...asPage(page),
  });

const NONE = { documents: [], total: 0, nextCursor: null } as const;

/** What of a company goes into its website. */
export interface WebsiteParts {
  readonly producer: Document<ItemProducerRow> | null;
  readonly products: Page<ItemProduceRow>;
  readonly items: Page<ItemRow>;
  readonly hasLinks: boolean;
}

/**
 * Reads what a website shows besides its own sections: the company as it consents to be shown, with what the named sections show: its
 * first produces, its first enabled items, its links.
 * @param page how many produces and items
 */
export async function websiteParts(
  documents: ReadModels,
  companyId: string,
  named: readonly WebsiteSectionName[],
  page: PageAsked = { limit: MOST_CARDS },
): Promise<WebsiteParts> {
  const [producer, products, items] = await Promise.all([
    documents.get<ItemProducerRow>(itemProducerView, companyId),
    named.includes('products') ? productsOf(documents, companyId, page) : NONE,
    named.includes('items') ? itemsOf(documents, companyId, page) : NONE,
  ]);
  return { producer, products, items, hasLinks: named.includes('socialMedia') };
}

/** What a website shows besides its own sections, in a language. */
export function contentAttributes(
  companyId: string,
  { producer, products, items, hasLinks }: WebsiteParts,
  language: Language,
): WebsiteContentAttributes {
  return {
    producer: {
      ...producerAttributes(companyId, producer?.row ?? null),
      links: hasLinks ? (producer?.row.links ?? []) : [],
    },
    products: products.documents.map((document) => produceAttributes(document, language)),
    productsTotal: products.total,
    productsNext: products.nextCursor,
    items: items.documents.map(({ key, row }) => ({ id: key, ...itemAttributes(row, language) })),
    itemsTotal: items.total,
    itemsNext: items.nextCursor,
  };
}
