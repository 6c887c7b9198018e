import { LEAST_KM, marketplaceSorts, MOST_KM, SEARCH_LIMIT, type MarketplaceSort } from '@terroir/market';
import { productCategoryIds } from '@terroir/reference';
import type { Query } from '../../api/client.ts';

/** What the marketplace is narrowed to, and in which order it comes. */
export interface MarketSearch {
  /** Kilometres around the business. */
  readonly distance: number;
  /** Ids of categories, which are alternatives; none is all. */
  readonly category: readonly string[];
  /** Ids of producers, likewise. */
  readonly producer: readonly string[];
  readonly q: string;
  readonly sort: MarketplaceSort;
}

export const wholeMarket: MarketSearch = { distance: MOST_KM, category: [], producer: [], q: '', sort: 'name' };

/** What of an address can be wrong. */
export type SearchFault = keyof MarketSearch;

/** As many producers as the server takes of one search. */
export const MOST_PRODUCERS = 100;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const categories: ReadonlySet<string> = new Set(productCategoryIds);

/** Reads an address. What cannot be read is left out and named, so that the screen can say so. */
export function searchFrom(address: URLSearchParams): {
  readonly search: MarketSearch;
  readonly faults: readonly SearchFault[];
} {
  const faults: SearchFault[] = [];
  const fault = (name: SearchFault) => {
    if (!faults.includes(name)) faults.push(name);
  };
  const among = (name: 'category' | 'producer', isKnown: (id: string) => boolean): readonly string[] => {
    const asked = [...new Set(address.getAll(name).map((id) => id.toLowerCase()))];
    const known = asked.filter(isKnown).slice(0, MOST_PRODUCERS);
    if (known.length < asked.length) fault(name);
    return known;
  };
  const words = (address.get('q') ?? '').trim();
  if (words.length > SEARCH_LIMIT) fault('q');
  const sort = address.get('sort');
  const order = marketplaceSorts.find((one) => one === sort);
  if (sort !== null && order === undefined) fault('sort');
  const asked = address.get('distance');
  const km = asked === null || asked.trim() === '' ? Number.NaN : Number(asked);
  const isNear = km >= LEAST_KM && km <= MOST_KM;
  if (asked !== null && !isNear) fault('distance');
  const search = {
    distance: isNear ? km : MOST_KM,
    category: among('category', (id) => categories.has(id)),
    producer: among('producer', (id) => uuid.test(id)),
    q: words.slice(0, SEARCH_LIMIT).trim(),
    sort: order ?? 'name',
  };
  return { search, faults };
}

const names = ['distance', 'category', 'producer', 'q', 'sort'] as const;

/** The query string that leads to a search; other parameters are kept. */
export function addressOf(search: MarketSearch, address: URLSearchParams = new URLSearchParams()): string {
  const next = new URLSearchParams(address);
  for (const name of names) next.delete(name);
  if (search.distance !== wholeMarket.distance) next.set('distance', String(search.distance));
  for (const id of search.category) next.append('category', id);
  for (const id of search.producer) next.append('producer', id);
  if (search.q !== '') next.set('q', search.q);
  if (search.sort !== wholeMarket.sort) next.set('sort', search.sort);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** How many filters narrow the market: the distance, the words, and each category and producer. */
export const narrowings = ({ distance, category, producer, q }: MarketSearch): number =>
  Number(distance !== wholeMarket.distance) + Number(q !== '') + category.length + producer.length;

/** What the calls of the three faces are asked with. */
export const queryOf = ({ distance, category, producer, q, sort }: MarketSearch): Query => ({
  distance,
  category,
  producer,
  q,
  sort,
});
