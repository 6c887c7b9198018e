import type { Language, WebsiteSectionName } from '@terroir/events';
import { every, type Collection, type Document, type ReadModels } from '@terroir/store';
import { itemAttributes } from '../item/item.attributes.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { produceAttributes, producerAttributes } from '../page/item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import type { WebsiteContentAttributes } from './public-website.wire.ts';

/** The views that the content of a website is read from. */
export const contentViews = [itemProducerView, itemProduceView, itemView] as const;

/** The rows that show, at most so many: of a company with thousands the others are not read. */
async function shownOf<Row extends object>(
  documents: ReadModels,
  view: Collection,
  [index, equals]: readonly [index: string, equals: Readonly<Record<string, string | boolean>>],
  isShown: (row: Row) => boolean,
  most: number,
): Promise<Document<Row>[]> {
  const shown: Document<Row>[] = [];
  for await (const document of every<Row>(documents, view, index, equals, most === Infinity ? {} : { limit: most })) {
    if (isShown(document.row)) shown.push(document);
    if (shown.length >= most) break;
  }
  return shown;
}

/**
 * What a website shows besides its own sections: the company as it consents to be shown, with what the named sections show: its
 * produces, its enabled items, its links.
 * @param most produces, and items
 */
export async function contentOf(
  documents: ReadModels,
  companyId: string,
  language: Language,
  named: readonly WebsiteSectionName[],
  most = Infinity,
): Promise<WebsiteContentAttributes> {
  const [producer, produces, items] = await Promise.all([
    documents.get<ItemProducerRow>(itemProducerView, companyId),
    named.includes('products')
      ? shownOf<ItemProduceRow>(documents, itemProduceView, ['company', { companyId }], ({ removed }) => !removed, most)
      : [],
    named.includes('items')
      ? shownOf<ItemRow>(
          documents,
          itemView,
          ['recorded', { companyId, removed: false }],
          ({ enabled }) => enabled,
          most,
        )
      : [],
  ]);
  return {
    producer: {
      ...producerAttributes(companyId, producer?.row ?? null),
      links: named.includes('socialMedia') ? (producer?.row.links ?? []) : [],
    },
    products: produces.map((document) => produceAttributes(document, language)),
    items: items.map(({ key, row }) => ({ id: key, ...itemAttributes(row, language) })),
  };
}
