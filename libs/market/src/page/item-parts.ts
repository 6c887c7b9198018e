import { every, gathered, type Document, type ReadModels } from '@terroir/store';
import type { Language } from '@terroir/events';
import { marketCompanyView, type MarketCompanyRow } from '../marketplace/market-company.view.ts';
import { itemAttributes } from '../item/item.attributes.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import type { ItemRow } from '../item/item.view.ts';
import type { ItemAttributes } from '../item/item.wire.ts';
import { itemCertificationView, type ItemCertificationRow } from './item-certification.view.ts';
import {
  certificationAttributes,
  practicesAttributes,
  produceAttributes,
  producerAttributes,
} from './item-page.attributes.ts';
import type { ItemPageAttributes } from './item-page.wire.ts';
import { itemPracticesView, type ItemPracticesRow } from './item-practices.view.ts';
import { itemProducerView, type ItemProducerRow } from './item-producer.view.ts';

/** What the page of an item is made of, as it is now. */
export interface ItemParts {
  readonly item: Document<ItemRow>;
  /** By id; the removed ones too. */
  readonly produces: ReadonlyMap<string, Document<ItemProduceRow>>;
  readonly certifications: readonly Document<ItemCertificationRow>[];
  readonly practices: ItemPracticesRow | null;
  readonly producer: ItemProducerRow | null;
  /** The address of the producer's published website, or ''. */
  readonly websiteSlug: string;
}

/** Produces by id, as items are made of them. */
export async function producesOf(
  documents: ReadModels,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Document<ItemProduceRow>>> {
  const found = ids.length === 0 ? [] : await documents.getMany<ItemProduceRow>(itemProduceView, ids);
  return new Map(found.map((document) => [document.key, document]));
}

/** Reads what the page of an item is made of. */
export async function itemParts(documents: ReadModels, item: Document<ItemRow>): Promise<ItemParts> {
  const { companyId, produceIds } = item.row;
  const [produces, producer, certifications, practices, company] = await Promise.all([
    producesOf(documents, produceIds),
    documents.get<ItemProducerRow>(itemProducerView, companyId),
    gathered(every<ItemCertificationRow>(documents, itemCertificationView, 'standing', { companyId, removed: false })),
    documents.get<ItemPracticesRow>(itemPracticesView, companyId),
    documents.get<MarketCompanyRow>(marketCompanyView, companyId),
  ]);
  return {
    item,
    produces,
    certifications,
    practices: practices?.row ?? null,
    producer: producer?.row ?? null,
    websiteSlug: company?.row.websiteSlug ?? '',
  };
}

/** What the page of an item says: the item, its producer and each claim with the instant since which it stands. */
export function pageAttributes(
  { item, produces, certifications, practices, producer, websiteSlug }: ItemParts,
  language: Language,
): ItemAttributes & ItemPageAttributes {
  return {
    ...itemAttributes(item.row, language),
    changedAt: item.since ?? item.row.recordedAt,
    producer: producerAttributes(item.row.companyId, producer),
    websiteSlug: websiteSlug || null,
    produces: item.row.produceIds.flatMap((id) => {
      const found = produces.get(id);
      return found === undefined || found.row.removed ? [] : [produceAttributes(found, language)];
    }),
    certifications: certifications.map(certificationAttributes),
    followedPractices: practicesAttributes(practices, language),
  };
}
