import { amountOf, type Language } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import {
  localizedUnit,
  product,
  productCategories,
  productionType,
  unit,
  units,
  variety,
  type Text,
} from '@terroir/reference';
import type { Market } from './market.ts';
import { publicPlace } from '../public-place.ts';
import type { MarketCompanyRow } from './market-company.view.ts';
import type { MarketItemRow } from './market-item.view.ts';
import type { MarketProduceRow } from './market-produce.view.ts';
import type {
  MarketplaceCategoryAttributes,
  MarketplaceItemAttributes,
  MarketplaceProduceAttributes,
  MarketplaceProducerAttributes,
} from './marketplace.wire.ts';

/** Who reads: in which language, and where distances begin. */
export interface Reader {
  readonly language: Language;
  readonly place: readonly [latitude: number, longitude: number];
}

type WireUnit = MarketplaceProduceAttributes['costUnit'];
type Picture = { readonly image: string; readonly thumbnail: string } | null;

const imagesOf = (picture: Picture) => ({
  image: picture && imageUrl(picture.image),
  thumbnail: picture && imageUrl(picture.thumbnail),
});

/** The catalogues keep every id they ever gave out; an unknown one names itself. */
export const entryOf = (
  entry: { readonly id: string; readonly name: Text } | undefined,
  language: Language,
  id: string,
) => (entry ? { id: entry.id, name: entry.name[language] } : { id, name: id });

function unitOf(id: string, language: Language): WireUnit {
  const known = unit(id);
  if (!known) return { id, symbol: id, symbolPlural: id, unitType: null };
  const { symbol, symbolPlural, unitType } = localizedUnit(known, language);
  return { id, symbol, symbolPlural, unitType };
}

/** The price of one base unit of a kind, to six decimals, where a price is that of so much of a unit. */
function unitPriceOf(cents: number | null, quantity: number | null, unitId: string | null, language: Language) {
  const of = unitId === null ? undefined : unit(unitId);
  const base = units.find(({ unitType, toBase }) => toBase === 1 && unitType === of?.unitType);
  const factor = of?.toBase ?? null;
  if (cents === null || quantity === null || quantity === 0 || factor === null || base === undefined) return null;
  return { cost: Number((cents / 100 / (quantity * factor)).toFixed(6)), unit: unitOf(base.id, language) };
}

/** The price of one of what is counted in a unit that is worth no fixed number of others, as a bunch is. */
const ownUnitPriceOf = (cents: number | null, count: number | null, unitId: string | null, language: Language) =>
  cents === null || count === null || count === 0 || unitId === null
    ? null
    : { cost: Number((cents / 100 / count).toFixed(6)), unit: unitOf(unitId, language) };

const categoriesOf = (mask: number, language: Language) =>
  productCategories
    .filter((_, bit) => (mask & (1 << bit)) !== 0)
    .map(({ id, identifier, name }) => ({ id, name: name[language], identifier }));

/** Kilometres as they are shown, to 0.01. */
export const shownDistance = (km: number): number => Number(km.toFixed(2));

/** A company as others see it, and how far away. */
function sellerOf(market: Market, row: MarketCompanyRow, reader: Reader) {
  const [lat, lng] = publicPlace(row) ?? reader.place;
  const { name, ownerName, city, state, country, logo, websiteSlug } = row;
  return {
    distance: shownDistance(market.distance(reader.place, row.companyId)),
    location: { lat, lng },
    firm: { name, ownerName, city, state, country, imageUrls: imagesOf(logo), websiteSlug: websiteSlug || null },
  };
}

export const producerAttributes = (
  market: Market,
  row: MarketCompanyRow,
  reader: Reader,
): MarketplaceProducerAttributes => ({
  ...sellerOf(market, row, reader),
  categories: categoriesOf(market.producers.categoriesOf(market.producers.numberOf(row.companyId)), reader.language),
});

export function produceAttributes(
  market: Market,
  company: MarketCompanyRow,
  row: MarketProduceRow,
  reader: Reader,
): MarketplaceProduceAttributes {
  const { language } = reader;
  const of = product(row.productId);
  const category = entryOf(of?.category, language, row.productId);
  return {
    producerId: row.companyId,
    ...sellerOf(market, company, reader),
    category: { ...category, identifier: category.id },
    product: entryOf(of, language, row.productId),
    variety: entryOf(variety(row.varietyId), language, row.varietyId),
    productionType: entryOf(productionType(row.productionTypeId), language, row.productionTypeId),
    quantity: row.quantity,
    quantityUnit: unitOf(row.quantityUnitId, language),
    cost: amountOf(row.costCents),
    costUnit: unitOf(row.costUnitId, language),
    unitPrice: unitPriceOf(row.costCents, 1, row.costUnitId, language),
    productionFrom: row.productionFrom,
    productionTo: row.productionTo,
    availabilityFrom: row.availabilityFrom,
    availabilityTo: row.availabilityTo,
    imageUrls: imagesOf(row.image),
    recordedAt: row.recordedAt,
  };
}

const partOf = (
  { id, productId, varietyId, availabilityFrom, availabilityTo }: MarketProduceRow,
  language: Language,
): MarketplaceItemAttributes['produces'][number] => ({
  id,
  product: entryOf(product(productId), language, productId),
  variety: entryOf(variety(varietyId), language, varietyId),
  availabilityFrom,
  availabilityTo,
});

/** `produces` holds those that the item is made of. */
export function itemAttributes(
  market: Market,
  company: MarketCompanyRow,
  row: MarketItemRow,
  produces: ReadonlyMap<string, MarketProduceRow>,
  reader: Reader,
): MarketplaceItemAttributes {
  const { language } = reader;
  const { name, details, costCents, quantity, quantityUnitId, count, countUnitId, produceIds, slug, recordedAt } = row;
  return {
    producerId: row.companyId,
    ...sellerOf(market, company, reader),
    categories: categoriesOf(market.items.categoriesOf(market.items.numberOf(row.id)), language),
    name,
    details,
    cost: costCents === null ? null : amountOf(costCents),
    quantity,
    quantityUnit: quantityUnitId === null ? null : unitOf(quantityUnitId, language),
    count,
    countUnit: countUnitId === null ? null : unitOf(countUnitId, language),
    unitPrice:
      unitPriceOf(costCents, quantity, quantityUnitId, language) ??
      unitPriceOf(costCents, count, countUnitId, language) ??
      ownUnitPriceOf(costCents, count, countUnitId, language),
    produceIds,
    produces: produceIds.flatMap((id) => {
      const produce = produces.get(id);
      return produce === undefined || produce.removed ? [] : [partOf(produce, language)];
    }),
    imageUrls: imagesOf(row.image),
    slug,
    recordedAt,
  };
}

/** How many of each face there are of a category. */
export const categoryAttributes = (
  at: number,
  language: Language,
  counts: Pick<MarketplaceCategoryAttributes, 'produces' | 'items' | 'producers'>,
): MarketplaceCategoryAttributes => {
  const { id, name, identifier } = productCategories[at] ?? { id: '', name: { en: '', fr: '' }, identifier: '' };
  return { name: name[language] || id, identifier, ...counts };
};
