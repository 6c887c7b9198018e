import { Inject, Injectable } from '@nestjs/common';
import type { Language, WebsiteSectionName } from '@terroir/events';
import { DOCUMENTS } from '@terroir/http';
import { every, gathered, type ReadModels } from '@terroir/store';
import { itemAttributes } from '../item/item.attributes.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { produceAttributes, producerAttributes } from '../page/item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import type { WebsiteContentAttributes } from './public-website.wire.ts';

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
    const [producer, produces, items] = await Promise.all([
      this.documents.get<ItemProducerRow>(itemProducerView, companyId),
      named.includes('products')
        ? gathered(every<ItemProduceRow>(this.documents, itemProduceView, 'company', { companyId }))
        : [],
      named.includes('items')
        ? gathered(every<ItemRow>(this.documents, itemView, 'recorded', { companyId, removed: false }))
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
}
