import { Inject, Injectable } from '@nestjs/common';
import type { Language, WebsiteSectionName } from '@terroir/events';
import { DOCUMENTS } from '@terroir/http';
import type { ReadModels } from '@terroir/store';
import { itemAttributes } from '../item/item.attributes.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { produceAttributes, producerAttributes } from '../page/item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import type { WebsiteContentAttributes } from './public-website.wire.ts';

/** The most produces, and the most items, that one page shows. */
const MOST = 500;

/** The views that the content of a website is read from. */
export const contentViews = [itemProducerView, itemProduceView, itemView] as const;

/** What a website shows of its company besides its own sections. */
@Injectable()
export class WebsiteContent {
  constructor(@Inject(DOCUMENTS) private readonly documents: ReadModels) {}

  /** The company as it consents to be shown, with what the named sections show: its produces, its enabled items, its links. */
  async of(
    companyId: string,
    language: Language,
    named: readonly WebsiteSectionName[],
  ): Promise<WebsiteContentAttributes> {
    const standing = { equals: { companyId }, limit: MOST, total: 0 } as const;
    const [producer, produces, items] = await Promise.all([
      this.documents.get<ItemProducerRow>(itemProducerView, companyId),
      named.includes('products')
        ? this.documents.find<ItemProduceRow>(itemProduceView, { ...standing, index: 'company' })
        : null,
      named.includes('items')
        ? this.documents.find<ItemRow>(itemView, {
            ...standing,
            index: 'recorded',
            equals: { companyId, removed: false },
          })
        : null,
    ]);
    return {
      producer: {
        ...producerAttributes(companyId, producer?.row ?? null),
        links: named.includes('socialMedia') ? (producer?.row.links ?? []) : [],
      },
      products: (produces?.documents ?? [])
        .filter(({ row }) => !row.removed)
        .map((document) => produceAttributes(document, language)),
      items: (items?.documents ?? [])
        .filter(({ row }) => row.enabled)
        .map(({ key, row }) => ({ id: key, ...itemAttributes(row, language) })),
    };
  }
}
