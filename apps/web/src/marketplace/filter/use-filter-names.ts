import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { categoriesQuery } from './categories-query.ts';
import { useProducerNames } from './producers-field.tsx';
import type { MarketSearch } from './search.ts';

/** Names of the categories and the producers of searches; `producers` are all of whom a name is wanted. */
export function useFilterNames(producers: readonly string[]): (search: Pick<MarketSearch, 'category' | 'producer'>) => {
  categories: readonly string[];
  producers: readonly string[];
} {
  const t = useTexts('marketplace');
  const producerName = useProducerNames(producers);
  const categories = useQuery(categoriesQuery(useLanguage()));
  return ({ category, producer }) => ({
    categories: category.map((id) => categories.data?.rows.find((row) => row.id === id)?.name ?? id),
    producers: producer.map((id) => producerName(id) ?? t('filters.unknownProducer')),
  });
}
