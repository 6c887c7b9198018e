import { useQuery } from '@tanstack/react-query';
import type { Face } from '@terroir/market';
import { useFormat } from '../../session/use-format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { categoriesQuery } from './categories-query.ts';
import { useProducerNames } from './producers-field.tsx';
import { wholeMarket, type MarketSearch } from './search.ts';

/** Words in the quotes of a language; those that have some already get these in their place. */
const quoted = (q: string, inQuotes: (words: string) => string): string =>
  /["“”«»]/u.test(q)
    ? q.replaceAll(/["“”«»]\s*([^"“”«»]*?)\s*["“”«»]/gu, (_, words: string) => inQuotes(words))
    : inQuotes(q);

/** Writes what a search looks for in words: `Items: “garlic”, Eggs, within 50 km`. */
export function useSearchWords(
  producers: readonly string[],
): (face: Face, search: Omit<MarketSearch, 'sort'>) => string {
  const t = useTexts('marketplace');
  const language = useLanguage();
  const format = useFormat();
  const producerName = useProducerNames(producers);
  const categories = useQuery(categoriesQuery(language));
  const categoryName = (id: string) => categories.data?.rows.find((row) => row.id === id)?.name ?? id;
  return (face, { q, category, producer, distance }) => {
    const parts = [
      ...(q === '' ? [] : [quoted(q, (words) => t('saved.quoted', { words }))]),
      ...category.map(categoryName),
      ...producer.map((id) => producerName(id) ?? t('filters.unknownProducer')),
      ...(distance === wholeMarket.distance ? [] : [t('saved.within', { distance: format.distance(distance * 1000) })]),
    ];
    return parts.length === 0
      ? t(`tabs.${face}`)
      : t('saved.words', { face: t(`tabs.${face}`), parts: parts.join(', ') });
  };
}
