import { produceName } from '@terroir/market';
import type {
  Period,
  MarketplaceItemAttributes,
  MarketplaceProduceAttributes,
  MarketplaceProducerAttributes,
} from '@terroir/market';
import type { Face } from '@terroir/market';
import type { Saved } from '../../api/client.ts';
import type { EnquirySubject } from '../../enquiries/enquiry-dialog.tsx';
import type { RecordRow, RecordSource } from '../../records/record.ts';
import type { FigureUnit } from '../../records/figures.ts';

/** What something costs, for one of a unit; a null unit is one whole item. */
export interface WarePrice {
  readonly amount: number;
  readonly unit: FigureUnit | null;
}

export interface WareAmount {
  readonly value: number;
  readonly unit: FigureUnit;
}

/** A card of the marketplace: a produce, an item or a producer, with who sells it and how far away. */
export interface WareRow extends RecordRow {
  readonly type: EnquirySubject['type'];
  readonly name: string;
  readonly details: string;
  readonly picture: { readonly image: string; readonly thumbnail: string | null } | null;
  readonly producerId: string;
  readonly producer: string;
  /** City and state, as far as there are any. */
  readonly place: string;
  /** Kilometres. */
  readonly distance: number;
  readonly location: { readonly lat: number; readonly lng: number };
  readonly categories: readonly string[];
  /** Undefined where there is no price to speak of, null where none was given. */
  readonly price: WarePrice | null | undefined;
  /** The same for one base unit, where that is another. */
  readonly unitPrice: WarePrice | null;
  readonly amounts: readonly WareAmount[];
  /** When what it is made of is available. */
  readonly periods: readonly Period[];
  /** Where it has a page of its own. */
  readonly href: string | null;
  /** Where its producer has a website. */
  readonly website: string | null;
}

type Seller = Pick<MarketplaceProducerAttributes, 'distance' | 'location' | 'firm'>;

const pictureOf = ({ image, thumbnail }: { image: string | null; thumbnail: string | null }) =>
  image === null ? null : { image, thumbnail };

const sellerOf = ({ distance, location, firm }: Seller) => ({
  producer: firm.name,
  place: [firm.city, firm.state].filter(Boolean).join(', '),
  distance,
  location,
  website: firm.websiteSlug === null ? null : `/websites/${encodeURIComponent(firm.websiteSlug)}`,
});

/** The price of one base unit, where it says something that the price itself does not. */
const unitPriceOf = (
  price: { readonly cost: number; readonly unit: FigureUnit & { readonly id: string } } | null,
  pricedBy: readonly (string | undefined)[],
): WarePrice | null =>
  price === null || pricedBy.includes(price.unit.id) ? null : { amount: price.cost, unit: price.unit };

function produceRow(row: Saved<MarketplaceProduceAttributes>): WareRow {
  const { id, version, producerId, category, cost, costUnit, unitPrice } = row;
  return {
    id,
    version,
    ...sellerOf(row),
    type: 'Produce',
    name: produceName(row),
    details: row.productionType.name,
    picture: pictureOf(row.imageUrls),
    producerId,
    categories: [category.name],
    price: { amount: cost, unit: costUnit },
    unitPrice: unitPriceOf(unitPrice, [costUnit.id]),
    amounts: [],
    periods: [{ from: row.availabilityFrom, to: row.availabilityTo }],
    href: null,
  };
}

function itemRow(row: Saved<MarketplaceItemAttributes>): WareRow {
  const { id, version, name, details, producerId, cost, unitPrice, quantity, quantityUnit, count, countUnit } = row;
  const amount = (value: number | null, unit: FigureUnit | null): WareAmount[] =>
    value === null || unit === null ? [] : [{ value, unit }];
  return {
    id,
    version,
    ...sellerOf(row),
    type: 'Item',
    name,
    details,
    picture: pictureOf(row.imageUrls),
    producerId,
    categories: row.categories.map((category) => category.name),
    price: cost === null ? null : { amount: cost, unit: null },
    unitPrice: unitPriceOf(unitPrice, [
      ...(quantity === 1 ? [quantityUnit?.id] : []),
      ...(count === 1 ? [countUnit?.id] : []),
    ]),
    amounts: [...amount(quantity, quantityUnit), ...amount(count, countUnit)],
    periods: row.produces.map(({ availabilityFrom, availabilityTo }) => ({
      from: availabilityFrom,
      to: availabilityTo,
    })),
    href: `/items/${encodeURIComponent(row.slug)}`,
  };
}

function producerRow(row: Saved<MarketplaceProducerAttributes>): WareRow {
  const seller = sellerOf(row);
  return {
    id: row.id,
    version: row.version,
    ...seller,
    type: 'Producer',
    name: row.firm.name,
    details: row.firm.ownerName,
    picture: pictureOf(row.firm.imageUrls),
    producerId: row.id,
    categories: row.categories.map(({ name }) => name),
    price: undefined,
    unitPrice: null,
    amounts: [],
    periods: [],
    href: seller.website,
  };
}

const source = <Wire>(face: Face, rowOf: (row: Saved<Wire>) => WareRow): RecordSource<Wire, WareRow> => ({
  path: `/marketplace_${face}`,
  key: ['marketplace', face],
  rowOf,
});

/** The three faces as lists. The market belongs to others: nothing is written to it here. */
export const wareSources = {
  produces: source('produces', produceRow),
  items: source('items', itemRow),
  producers: source('producers', producerRow),
} as const;
export const sourceOf = (face: Face) => wareSources[face] as RecordSource<unknown, WareRow>;

/** What an enquiry is about, with the version that is on the card. */
export const subjectOf = ({ type, id, name, producerId, producer, version }: WareRow): EnquirySubject => ({
  type,
  id,
  name,
  producerId,
  producerName: producer,
  ...(version === null ? {} : { version: Number(version) }),
});
