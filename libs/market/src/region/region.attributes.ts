import { imageUrl } from '@terroir/http';
import { productCategories } from '@terroir/reference';
import type { MarketCompanyRow } from '../marketplace/market-company.view.ts';
import type { Market } from '../marketplace/market.ts';
import type { ItemProducerRow } from '../page/item-producer.view.ts';
import { publicPlace } from '../public-place.ts';
import type { LocationAttributes, RegionCompanyAttributes } from './region.wire.ts';

/** Whether a company is on the map: a producer with a name and a place. */
export const isOnMap = ({ kind, name, latitude }: MarketCompanyRow): boolean =>
  kind === 'Producer' && name !== '' && latitude !== null;

/**
 * A producer as a reader may learn of it. Only the company itself sees its exact position while it hides its address.
 * @param readerId the company of the reader; null for guests and analysts, who are told no categories
 */
export function locationAttributes(market: Market, row: MarketCompanyRow, readerId: string | null): LocationAttributes {
  const isOwn = row.companyId === readerId;
  const [lat = 0, lng = 0] = publicPlace(isOwn ? { ...row, showAddress: true } : row) ?? [];
  const sold = market.producers.categoriesOf(market.producers.numberOf(row.companyId));
  const categories = productCategories.flatMap(({ id }, bit) => ((sold & (1 << bit)) === 0 ? [] : [id]));
  return { lat, lng, name: row.name, ...(readerId !== null && { categories }) };
}

/** What a company shows of itself beside its place. */
export function companyAttributes(
  market: Market,
  row: MarketCompanyRow,
  details: ItemProducerRow | null,
  readerId: string | null,
): RegionCompanyAttributes {
  const place = locationAttributes(market, row, readerId);
  if (readerId === null) return place;
  const isOwn = row.companyId === readerId;
  const shown = (isShown: boolean | undefined, text: string | undefined): string | null =>
    isOwn || isShown === true ? (text ?? '') || null : null;
  const { city, state, country, logo } = row;
  return {
    ...place,
    ownerName: row.ownerName,
    address: {
      raw: shown(details?.showAddress, details?.address),
      zipcode: shown(details?.showZip, details?.zipcode),
      city,
      state,
      country,
    },
    website: details?.links.find(({ kind }) => kind === 'website')?.url ?? null,
    phone: shown(details?.showPhone, details?.phone),
    email: shown(details?.showEmail, details?.email),
    imageUrls: { image: logo && imageUrl(logo.image), thumbnail: logo && imageUrl(logo.thumbnail) },
  };
}
