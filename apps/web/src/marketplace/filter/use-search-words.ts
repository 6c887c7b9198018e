import type { Face } from '@terroir/market';
import { useFormat } from '../../session/use-format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { wholeMarket, type MarketSearch } from './search.ts';
import { useFilterNames } from './use-filter-names.ts';

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
  const format = useFormat();
  const namesOf = useFilterNames(producers);
  return (face, { q, category, producer, distance }) => {
    const names = namesOf({ category, producer });
    const parts = [
      ...(q === '' ? [] : [quoted(q, (words) => t('saved.quoted', { words }))]),
      ...names.categories,
      ...names.producers,
      ...(distance === wholeMarket.distance ? [] : [t('saved.within', { distance: format.distance(distance * 1000) })]),
    ];
    return parts.length === 0
      ? t(`tabs.${face}`)
      : t('saved.words', { face: t(`tabs.${face}`), parts: parts.join(', ') });
  };
}
