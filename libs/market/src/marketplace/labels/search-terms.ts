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

/** The words of what products are called, in both languages. Their synonyms have words of any kind ("bio", "pot"). */
const ofProducts: ReadonlySet<string> = new Set(
  products.flatMap(({ name }) => [name.en, name.fr].flatMap(everyWordOf)),
);

/** Towns are written in full or not: Saint-Camille, St-Camille. */
const inFull: readonly (readonly [short: string, full: string])[] = [
  ['st', 'saint'],
  ['ste', 'sainte'],
];

/**
 * A word that is typed. One that products are called by is whole: who types "porc" or "corn" wants neither porcelain garlic nor
 * cornichons, which begin so in the other language.
 */
function typedTerm(word: string): SearchTerm {
  const town = inFull.find((written) => written.includes(word));
  if (town) return { forms: town, isWhole: true };
  const { forms } = wordOf(word);
  return { forms, isWhole: forms.some((form) => ofProducts.has(form)) };
}

/**
 * What is typed as the terms that a ware must all have. Words count as beginnings, unless products are called so; in quotes they are whole, and a product’s
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
  return [...quoted, ...wanted.map(typedTerm)];
}
