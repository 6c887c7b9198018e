import { queryOptions } from '@tanstack/react-query';
import type { MarketplaceCategoryAttributes } from '@terroir/market';
import { client } from '../../session/session.ts';
import { wholeMarket, type MarketSearch } from './search.ts';

/** The categories in a language, and how much of each there is within a distance, of some producers, by some words. */
export const categoriesQuery = (
  language: string,
  { distance, producer, q }: Pick<MarketSearch, 'distance' | 'producer' | 'q'> = wholeMarket,
) =>
  queryOptions({
    queryKey: ['marketplace', 'categories', language, distance, producer, q],
    queryFn: ({ signal }) =>
      client.list<MarketplaceCategoryAttributes>('/marketplace_categories', {
        query: { distance, producer, q },
        signal,
      }),
  });
