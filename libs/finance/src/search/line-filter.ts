import { centsOf, type Language } from '@terroir/events';
import { hasAsOne, hasWord, keywordsOf, searchTerms, type Realm, type Subcategory } from '@terroir/reference';
import { dayNumber, type LineColumns } from './line-columns.ts';
import { isIn, searchedText, typedOf, type Typed, type TypedWord } from './line-words.ts';

/** What lines are looked for by; all that is said must hold, and one of several values of the same kind. */
export interface LineFilter {
  /** Words of the details or of the category, in any order, or how they begin; accents, hyphens and plurals are of no account. */
  readonly q?: string | undefined;
  readonly realm?: readonly Realm[] | undefined;
  /** Ids of categories or of subcategories. */
  readonly category?: readonly string[] | undefined;
  /** Calendar dates, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Amounts in currency units, both inclusive. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Whether anything is looked for. */
export const filters = ({ q = '', realm = [], category = [], from, to, min, max }: LineFilter): boolean =>
  q.trim() !== '' || realm.length + category.length > 0 || [from, to, min, max].some((bound) => bound !== undefined);

/**
 * Whether lines, by their index, are what is looked for. What they say of their subcategory is found out once for each, so a line
 * costs some comparisons; a subcategory that the catalogue has lost is found by its id alone.
 */
export function lineFilter(
  { q = '', realm = [], category = [], from, to, min, max }: LineFilter,
  subcategory: (id: string) => Subcategory | undefined,
  language: Language,
  { days, costCents, subcategories, subcategoryIds, words }: LineColumns,
): (index: number) => boolean {
  const typed = typedOf(q);
  // Signs alone are no words, and no line is searched by them: finding every line would say that it has them.
  if (typed.length === 0 && q.trim() !== '') return () => false;
  const [first, last] = [from === undefined ? 0 : dayNumber(from), to === undefined ? Infinity : dayNumber(to)];
  const [least, most] = [min === undefined ? 0 : centsOf(min), max === undefined ? Infinity : centsOf(max)];
  const says = (id: string, word: TypedWord): boolean =>
    word.joins
      ? isIn(searchedText(shownOf(subcategory(id), language)), word)
      : hasWord(termsOf(id, subcategory(id), language), word);
  const typedWords = typed.flatMap(({ words: each }) => each);
  const isApart = typedWords.length > 1 && !typedWords.some(({ joins }) => joins);
  const saysAsOne = (id: string) => isApart && hasAsOne(termsOf(id, subcategory(id), language), q);
  /** What of a typed piece a subcategory does not say itself: nothing where it says the words, or them as one. */
  const leftOf = (id: string, { words: each, asOne }: Typed): Typed[] => {
    const left = each.filter((word) => !says(id, word));
    return left.length === 0 || (asOne !== null && says(id, asOne)) ? [] : [{ words: left, asOne }];
  };
  /** The same of all pieces, for each subcategory; null where it is none that is looked for. */
  const piecesLeft = subcategoryIds.map((id) => {
    if (!isWanted(id, subcategory(id), realm, category)) return null;
    return saysAsOne(id) ? [] : typed.flatMap((piece) => leftOf(id, piece));
  });
  return (index) => {
    const day = days[index] ?? 0;
    const cents = costCents[index] ?? 0;
    if (day < first || day > last || cents < least || cents > most) return false;
    const left = piecesLeft[subcategories[index] ?? -1] ?? null;
    if (left === null) return false;
    return left.every((piece) => isPieceIn(words[index] ?? '', piece));
  };
}

const isPieceIn = (searched: string, { words, asOne }: Typed): boolean =>
  words.every((word) => isIn(searched, word)) || (asOne !== null && isIn(searched, asOne));

function isWanted(
  id: string,
  place: Subcategory | undefined,
  realm: readonly Realm[],
  category: readonly string[],
): boolean {
  if (realm.length > 0 && !realm.includes(place?.realm ?? 'others')) return false;
  return (
    category.length === 0 || category.includes(id) || (place !== undefined && category.includes(place.category.id))
  );
}

/** What a line shows of its subcategory; keywords, which nobody sees, are full of words that join others. */
const shownOf = (place: Subcategory | undefined, language: Language): string =>
  place === undefined ? '' : `${place.category.name[language]} ${place.name[language]}`;

function termsOf(id: string, place: Subcategory | undefined, language: Language) {
  if (place === undefined) return searchTerms({ name: id });
  const { name, category } = place;
  const keywords = keywordsOf(place, language);
  return searchTerms({ name: name[language], keywords, group: [category.name.en, category.name.fr] });
}
