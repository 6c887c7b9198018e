import { compoundsOf, joiningWordsOf, wordOf, wordsOf, type Word } from '@terroir/reference';

/**
 * The words of a text as they are searched, without accents and capitals: each behind a space, one with a hyphen also as one word.
 * Then, between bars, those that only join others, and between slashes what they may be the plurals of.
 */
export function searchedText(text: string): string {
  const joining = joiningWordsOf(text);
  const telling = [...wordsOf(text).filter((word) => !joining.has(word.text)), ...compoundsOf(text).map(wordOf)];
  const words = telling.map((word) => ` ${word.text}`).join('');
  // What a word begins with is found in the word itself.
  const singulars = telling.flatMap((word) => word.forms.filter((form) => !word.text.startsWith(form)));
  return `${words}${between('|', joining)}${between('/', new Set(singulars))}`;
}

const between = (sign: string, words: ReadonlySet<string>): string =>
  words.size === 0 ? '' : `${sign}${[...words].join(sign)}${sign}`;

/** A typed word that is looked for. */
export interface TypedWord extends Word {
  /** Whether it only joins others. Then it is found as it is, and no word that begins with it. */
  readonly joins: boolean;
  /** The pieces of `searchedText` that it finds. */
  readonly found: readonly string[];
}

/** What must be found: every one of its words, or the word with a hyphen that they make, as one. */
export interface Typed {
  readonly words: readonly TypedWord[];
  readonly asOne: TypedWord | null;
}

/** Whether a text (`searchedText`) has a typed word, or one that begins with it. */
export const isIn = (searched: string, { found }: TypedWord): boolean =>
  found.some((piece) => searched.includes(piece));

const typedWord = (word: Word, joins: boolean): TypedWord => ({
  ...word,
  joins,
  found: joins ? [`|${word.text}|`] : word.forms.flatMap((form) => [` ${form}`, `/${form}/`]),
});

/** What was typed, in the pieces that must all be found. */
export function typedOf(q: string): readonly Typed[] {
  const joining = joiningWordsOf(q);
  const isTelling = wordsOf(q).some((word) => !joining.has(word.text));
  return q.split(/\s+/u).flatMap((piece): Typed[] => {
    // Words that only join others are looked for where nothing else is typed.
    const words = wordsOf(piece).filter((word) => !isTelling || !joining.has(word.text));
    if (words.length === 0) return [];
    const [compound] = compoundsOf(piece);
    return [
      {
        words: words.map((word) => typedWord(word, joining.has(word.text))),
        asOne: compound === undefined ? null : typedWord(wordOf(compound), false),
      },
    ];
  });
}
