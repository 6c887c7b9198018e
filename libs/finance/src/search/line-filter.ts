import { centsOf, type Language } from '@terroir/events';
import {
  hasAsOne,
  hasWord,
  joiningWordsOf,
  keywordsOf,
  searchTerms,
  wordsOf,
  type Realm,
  type Subcategory,
  type Word,
} from '@terroir/reference';
import { dayNumber, type LineColumns } from './line-columns.ts';

/** What lines are looked for by; all that is said must hold, and one of several values of the same kind. */
export interface LineFilter {
  /** Words of the details or of the category, in any order; accents, hyphens and plurals are of no account. */
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

/**
 * The words of a text as they are searched, without accents and capitals: each behind a space, and then those that only join
 * others between bars.
 */
export function searchedText(text: string): string {
  const joining = joiningWordsOf(text);
  const telling = wordsOf(text).flatMap((word) => (joining.has(word.text) ? [] : [` ${word.text}`]));
  return joining.size === 0 ? telling.join('') : `${telling.join('')}|${[...joining].join('|')}|`;
}

const isIn = (searched: string, { found }: TypedWord): boolean => found.some((piece) => searched.includes(piece));

interface TypedWord extends Word {
  /** Whether it only joins others. Then it is found as it is, and no word that begins with it. */
  readonly joins: boolean;
  /** The pieces of `searchedText` that it finds. */
  readonly found: readonly string[];
}

function typedWords(q: string): readonly TypedWord[] {
  const joining = joiningWordsOf(q);
  return wordsOf(q).map((word) => {
    const joins = joining.has(word.text);
    return { ...word, joins, found: joins ? [`|${word.text}|`] : word.forms.map((form) => ` ${form}`) };
  });
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
  const typed = typedWords(q);
  // Signs alone are no words, and no line is searched by them: finding every line would say that it has them.
  if (typed.length === 0 && q.trim() !== '') return () => false;
  const [first, last] = [from === undefined ? 0 : dayNumber(from), to === undefined ? Infinity : dayNumber(to)];
  const [least, most] = [min === undefined ? 0 : centsOf(min), max === undefined ? Infinity : centsOf(max)];
  const says = (id: string, word: TypedWord): boolean =>
    word.joins
      ? isIn(searchedText(shownOf(subcategory(id), language)), word)
      : hasWord(termsOf(id, subcategory(id), language), word);
  const isApart = typed.length > 1 && !typed.some(({ joins }) => joins);
  const saysAsOne = (id: string) => isApart && hasAsOne(termsOf(id, subcategory(id), language), q);
  /** The words that each subcategory does not say itself; null where it is none that is looked for. */
  const wordsLeft = subcategoryIds.map((id) => {
    if (!isWanted(id, subcategory(id), realm, category)) return null;
    return saysAsOne(id) ? [] : typed.filter((word) => !says(id, word));
  });
  return (index) => {
    const day = days[index] ?? 0;
    const cents = costCents[index] ?? 0;
    if (day < first || day > last || cents < least || cents > most) return false;
    const left = wordsLeft[subcategories[index] ?? -1] ?? null;
    if (left === null) return false;
    for (const word of left) if (!isIn(words[index] ?? '', word)) return false;
    return true;
  };
}

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
