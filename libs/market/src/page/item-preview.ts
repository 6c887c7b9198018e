import type { Language } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import type { ReadModels } from '@terroir/store';
import type { Period } from '../availability.ts';
import { itemSlugView, type ItemSlugRow } from '../item/item-slug.view.ts';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { itemProduceView, type ItemProduceRow } from '../item/item-produce.view.ts';
import { productAndVariety } from './item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from './item-producer.view.ts';

/** What search engines and messages show of an item's page. Texts are as they were typed. */
export interface ItemPreview {
  readonly name: string;
  readonly details: string;
  readonly costCents: number | null;
  readonly producer: string;
  readonly city: string;
  readonly state: string;
  /** What it is made of: product and variety. */
  readonly produces: readonly string[];
  /** When each of these is available. */
  readonly periods: readonly Period[];
  /** The address of a picture on this server, or null. */
  readonly image: string | null;
  readonly slug: string;
}

/** What everybody sees at the address of an item; its `slug` is another one where the item moved. Null where nobody sees any. */
export async function itemPreview(
  documents: ReadModels,
  slug: string,
  language: Language,
): Promise<ItemPreview | null> {
  const address = await documents.get<ItemSlugRow>(itemSlugView, slug);
  const item = address && (await documents.get<ItemRow>(itemView, address.row.itemId));
  if (item === null || item.row.removed || !item.row.enabled) return null;
  const { name, details, costCents, companyId, produceIds, image } = item.row;
  const [producer, found] = await Promise.all([
    documents.get<ItemProducerRow>(itemProducerView, companyId),
    documents.getMany<ItemProduceRow>(itemProduceView, produceIds),
  ]);
  const produces = found.flatMap(({ row }) => (row.removed ? [] : [row]));
  const picture = image ?? producer?.row.logo ?? null;
  return {
    name,
    details,
    costCents,
    producer: producer?.row.name ?? '',
    city: producer?.row.city ?? '',
    state: producer?.row.state ?? '',
    produces: produces.map((produce) => productAndVariety(produce, language)),
    periods: produces.map(({ availabilityFrom, availabilityTo }) => ({ from: availabilityFrom, to: availabilityTo })),
    image: picture && imageUrl(picture.image),
    slug: item.row.slug,
  };
}
