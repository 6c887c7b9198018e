import { centsOf, type Language } from '@terroir/events';
import {
  hasWord,
  joiningWordsOf,
  keywordsOf,
  searchTerms,
  wordsOf,
  type Realm,
  type Subcategory,
  type Word,
} from '@terroir/reference';
import type { LineRow } from '../line/line-view.ts';

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

/** What a filter needs of a line: its row, and the words of its details (`searchedText`). */
export interface SearchedLine {
  readonly row: Pick<LineRow, 'subcategoryId' | 'costCents' | 'occurredOn'>;
  readonly words: string;
}

/**
 * Whether lines are what is looked for. What they say of their subcategory is found out once for each, so a line costs
 * some comparisons; a subcategory that the catalogue has lost is found by its id alone.
 */
export function lineFilter(
  { q = '', realm = [], category = [], from = '', to = '9999-12-31', min, max }: LineFilter,
  subcategory: (id: string) => Subcategory | undefined,
  language: Language,
): (line: SearchedLine) => boolean {
  const typed = typedWords(q);
  const least = min === undefined ? 0 : centsOf(min);
  const most = max === undefined ? Number.MAX_SAFE_INTEGER : centsOf(max);
  /** The words that a subcategory does not say itself; null where it is none that is looked for. */
  const places = new Map<string, readonly TypedWord[] | null>();
  const wordsLeft = (id: string): readonly TypedWord[] | null => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const left = isWanted(id, subcategory(id), realm, category) ? typed.filter((word) => !says(id, word)) : null;
    places.set(id, left);
    return left;
  };
  const says = (id: string, word: TypedWord): boolean =>
    word.joins
      ? isIn(searchedText(shownOf(subcategory(id), language)), word)
      : hasWord(termsOf(id, subcategory(id), language), word);
  return ({ row: { subcategoryId, costCents, occurredOn }, words }) => {
    if (occurredOn < from || occurredOn > to || costCents < least || costCents > most) return false;
    const left = wordsLeft(subcategoryId);
    return left !== null && left.every((word) => isIn(words, word));
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
