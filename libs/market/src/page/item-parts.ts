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
import { KeptPages } from './kept-pages.ts';
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

/** An item as everybody sees it, with its producer and what is claimed of it. Texts are as they were typed. */
export type PublicItem = ItemAttributes & ItemPageAttributes;

/** So many pages are kept as objects and as texts, some 20 KiB each in a language. */
export const MOST_PAGES = 1000;
const keptPages = new KeptPages<PublicItem>(MOST_PAGES);

/**
 * What the page of an item says: the item, its producer and each claim with the instant since which it stands. It is made once
 * for as long as the store hands out the same documents.
 */
export function pageAttributes(parts: ItemParts, language: Language): PublicItem {
  const { item, produces, certifications, practices, producer, websiteSlug } = parts;
  const of = [
    practices,
    producer,
    websiteSlug,
    ...item.row.produceIds.map((id) => produces.get(id)),
    ...certifications,
  ];
  return keptPages.of(item, of, language, () => attributesOf(parts, language));
}

function attributesOf(
  { item, produces, certifications, practices, producer, websiteSlug }: ItemParts,
  language: Language,
): PublicItem {
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
