import { imageUrl } from '@terroir/http';
import {
  localizedPracticeGroups,
  product,
  productionType,
  variety,
  type Language,
  type Text,
} from '@terroir/reference';
import type { Document } from '@terroir/store';
import { produceName } from '../produce-name.ts';
import { publicPlace } from '../public-place.ts';
import type { ItemProduceRow } from '../item/item-produce.view.ts';
import type { ItemCertificationRow } from './item-certification.view.ts';
import type { ItemPageAttributes } from './item-page.wire.ts';
import type { ItemPracticesRow } from './item-practices.view.ts';
import type { ItemProducerRow } from './item-producer.view.ts';

const urlOf = (blob: string | undefined): string | null => (blob === undefined ? null : imageUrl(blob));
const filled = (shown: boolean, text: string): string | null => (shown && text !== '' ? text : null);

/** A company as the page shows it: only what it consents to. */
export function producerAttributes(id: string, row: ItemProducerRow | null): ItemPageAttributes['producer'] {
  const { name = '', ownerName = '', details = '', city = '', state = '', country = '' } = row ?? {};
  const place = row && publicPlace(row);
  return {
    id,
    name,
    ownerName,
    details,
    city,
    state,
    country,
    address: row && filled(row.showAddress, row.address),
    zipcode: row && filled(row.showZip, row.zipcode),
    phone: row && filled(row.showPhone, row.phone),
    email: row && filled(row.showEmail, row.email),
    website: row?.links.find(({ kind }) => kind === 'website')?.url ?? null,
    location: place && { lat: place[0], lng: place[1] },
    imageUrls: {
      image: urlOf(row?.logo?.image),
      thumbnail: urlOf(row?.logo?.thumbnail),
      imageAdditional: urlOf(row?.additional?.image),
      thumbnailAdditional: urlOf(row?.additional?.thumbnail),
    },
  };
}

/** The catalogues keep every id they ever gave out; an unknown one names itself. */
const entryOf = (entry: { readonly id: string; readonly name: Text } | undefined, language: Language, id: string) =>
  entry ? { id: entry.id, name: entry.name[language] } : { id, name: id };

/** What the catalogues say of a produce. */
export const produceEntries = (row: ItemProduceRow, language: Language) => ({
  product: entryOf(product(row.productId), language, row.productId),
  variety: entryOf(variety(row.varietyId), language, row.varietyId),
  productionType: entryOf(productionType(row.productionTypeId), language, row.productionTypeId),
});

/** A produce and what it is called. */
export const namedProduce = (row: ItemProduceRow, language: Language) => ({
  id: row.id,
  name: produceName(produceEntries(row, language)),
});

export function produceAttributes(
  { row }: Pick<Document<ItemProduceRow>, 'row'>,
  language: Language,
): ItemPageAttributes['produces'][number] {
  return {
    id: row.id,
    category: entryOf(product(row.productId)?.category, language, row.productId),
    ...produceEntries(row, language),
    productionFrom: row.productionFrom,
    productionTo: row.productionTo,
    availabilityFrom: row.availabilityFrom,
    availabilityTo: row.availabilityTo,
    imageUrls: { image: urlOf(row.image?.image), thumbnail: urlOf(row.image?.thumbnail) },
    recordedAt: row.recordedAt,
    since: row.since,
  };
}

export const certificationAttributes = ({
  row: { id, number, certifier, validFrom, validUntil, image },
  since = '',
}: Document<ItemCertificationRow>): ItemPageAttributes['certifications'][number] => ({
  id,
  number,
  certifier,
  validFrom,
  validUntil,
  since,
  imageUrls: { image: imageUrl(image.image), thumbnail: imageUrl(image.thumbnail) },
});

/** What a company follows, by the groups of the catalogue; groups of which it follows nothing are left out. */
export function practicesAttributes(
  row: ItemPracticesRow | null,
  language: Language,
): ItemPageAttributes['followedPractices'] {
  const since = new Map((row?.practices ?? []).filter((each) => each.followed).map((each) => [each.id, each.since]));
  return localizedPracticeGroups(language).flatMap((group) => {
    const practices = group.practices.flatMap(({ id, name }) => {
      const from = since.get(id);
      return from === undefined ? [] : [{ id, name, since: from }];
    });
    return practices.length === 0 ? [] : [{ id: group.id, name: group.name, practices }];
  });
}
