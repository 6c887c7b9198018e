import { everyWordOf, joiningWordsOf, products, wordOf } from '@terroir/reference';

/**
 * A word of a search: a ware has it that has one of its forms, or unless it is whole a word that begins with the first. The others are
 * what it may be the plural of: "main" begins with what "maïs" would be the plural of, and is none of it.
 */
export interface SearchTerm {
  readonly forms: readonly string[];
  readonly isWhole: boolean;
}

const QUOTED = /["“”«»]([^"“”«»]*)["“”«»]/gu;

/** The word by which a product is found and nothing else: nobody types it, since a sign is in no word. */
export const productWord = (productId: string): string => `"${productId}`;

/** No two products have one name, whatever the language. */
const byName: ReadonlyMap<string, string> = new Map(
  products.flatMap(({ id, name }) => [name.en, name.fr].map((text) => [everyWordOf(text).join(' '), id] as const)),
);

/**
 * What is typed as the terms that a ware must all have. Words count as beginnings; in quotes they are whole, and a product’s
 * name in quotes, in either language, is that product. A quote that is not closed yet is none. Words that only join others ("du",
 * "of") are left out, unless there are no others.
 */
export function searchTerms(q: string): readonly SearchTerm[] {
  const quoted = Array.from(q.matchAll(QUOTED), ([, text = '']) => everyWordOf(text)).flatMap((words) => {
    const productId = byName.get(words.join(' '));
    const forms = productId === undefined ? words.map((word) => wordOf(word).forms) : [[productWord(productId)]];
    return forms.map((each) => ({ forms: each, isWhole: true }));
  });
  const typed = [...new Set(everyWordOf(q.replaceAll(QUOTED, ' ')))];
  const joining = joiningWordsOf(q);
  const telling = typed.filter((word) => !joining.has(word));
  const wanted = telling.length + quoted.length > 0 ? telling : typed;
  return [...quoted, ...Array.from(wanted, (word) => ({ forms: wordOf(word).forms, isWhole: false }))];
}
