import type { Language, WebsiteSectionName } from '@terroir/events';
import { every, gathered, type ReadModels } from '@terroir/store';
import { itemAttributes } from '../item/item.attributes.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { produceAttributes, producerAttributes } from '../page/item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import type { WebsiteContentAttributes } from './public-website.wire.ts';

/** The views that the content of a website is read from. */
export const contentViews = [itemProducerView, itemProduceView, itemView] as const;

/**
 * What a website shows besides its own sections: the company as it consents to be shown, with what the named sections show: its
 * produces, its enabled items, its links.
 */
export async function contentOf(
  documents: ReadModels,
  companyId: string,
  language: Language,
  named: readonly WebsiteSectionName[],
): Promise<WebsiteContentAttributes> {
  const [producer, produces, items] = await Promise.all([
    documents.get<ItemProducerRow>(itemProducerView, companyId),
    named.includes('products')
      ? gathered(every<ItemProduceRow>(documents, itemProduceView, 'company', { companyId }))
      : [],
    named.includes('items')
      ? gathered(every<ItemRow>(documents, itemView, 'recorded', { companyId, removed: false }))
      : [],
  ]);
  return {
    producer: {
      ...producerAttributes(companyId, producer?.row ?? null),
      links: named.includes('socialMedia') ? (producer?.row.links ?? []) : [],
    },
    products: produces.filter(({ row }) => !row.removed).map((document) => produceAttributes(document, language)),
    items: items
      .filter(({ row }) => row.enabled)
      .map(({ key, row }) => ({ id: key, ...itemAttributes(row, language) })),
  };
}
