/** The words that find an entry, prepared once for many searches. */
export interface SearchTerms {
  readonly name: readonly Word[];
  readonly keywords: readonly (readonly Word[])[];
  readonly group: readonly Word[];
  /** Words of the name that stand side by side, written as one. */
  readonly nameRuns: readonly Run[];
  /** The same of each synonym. */
  readonly keywordRuns: readonly (readonly Run[])[];
}

export interface Searchable {
  /** Its name in the reader's language. */
  readonly name: string;
  /** Its name in the other language, and synonyms. */
  readonly keywords?: readonly string[] | undefined;
  /** The names of what it belongs to. */
  readonly group?: readonly string[] | undefined;
}

/** A word of what was typed or of what is searched. */
export interface Word {
  readonly text: string;
  /** The word and what it may be the plural of. */
  readonly forms: readonly string[];
}

/** Neighbouring words without what stands between them: "sweetcorn" of "sweet corn". */
interface Run extends Word {
  /** So many letters are a beginning of it: three of its last word. */
  readonly enough: number;
}

const glueWords = new Set(
  'a and au aux avec d de des du en et for from in l la le les ma mes mon my of on or ou par pour s sur the to un une with'.split(
    ' ',
  ),
);

/** Endings of plurals in English and French: what is cut off, and what the singular has in its place. */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/[sx]$/, ''],
  [/(?<=[sxz]|[cs]h|o)es$/, ''],
  [/ies$/, 'y'],
  [/(?<=[lr]|ea|ie|oa|oo)ves$/, 'f'],
  [/(?<=kni|wi|^li)ves$/, 'fe'],
  [/aux$/, 'al'],
  [/(?<=^b|cor|em|soupir|trav|vant|vitr)aux$/, 'ail'],
];

/** Words that end as a plural does and are none of another word: French maïs is no plural of May, nor are herbs of « herbe », grass. */
const singular = new Set(['mais', 'herbes']);

function formsOf(word: string): string[] {
  // Every ending of a plural has one of these letters last, and thousands of words are asked about.
  if (word.length < 4 || !/[sx]$/.test(word) || singular.has(word)) return [word];
  return [
    word,
    ...plurals.flatMap(([ending, singular]) => (ending.test(word) ? [word.replace(ending, singular)] : [])),
  ];
}

/** Every word of a text, without accents, ligatures, capitals, hyphens and apostrophes. */
export const everyWordOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

/** A word as it is searched, with what it may be the plural of. It has no accents and capitals any more. */
export const wordOf = (text: string): Word => ({ text, forms: formsOf(text) });

/** The words of a text that have a hyphen, each written as one; of numbers alone they are none. */
export const compoundsOf = (text: string): string[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu), ([word]) =>
    everyWordOf(word).join(''),
  ).filter((word) => /\p{L}/u.test(word));

/** The words of a text that only join others, such as "de la" and "of the". */
export const joiningWordsOf = (text: string): ReadonlySet<string> =>
  new Set(everyWordOf(text).filter((word) => glueWords.has(word)));

/**
 * Words without accents, ligatures, capitals, hyphens and apostrophes. Those that only join others are left out, unless there
 * are no others.
 */
export function wordsOf(text: string): Word[] {
  const words = everyWordOf(text);
  const telling = words.filter((word) => !glueWords.has(word));
  return (telling.length > 0 ? telling : words).map(wordOf);
}

/** Fewer letters written as one are too easily those of other words. */
const shortestRun = 5;

function runsOf(text: string): Run[] {
  const words = everyWordOf(text);
  return words.flatMap((_, first) =>
    words.slice(first).flatMap((_last, more): Run[] => {
      const before = words.slice(first, first + more).join('');
      const run = before + (words[first + more] ?? '');
      return run.length < shortestRun ? [] : [{ text: run, forms: formsOf(run), enough: before.length + 3 }];
    }),
  );
}

export const searchTerms = ({ name, keywords = [], group = [] }: Searchable): SearchTerms => ({
  name: wordsOf(name),
  keywords: keywords.map(wordsOf),
  group: group.flatMap(wordsOf),
  nameRuns: runsOf(name),
  keywordRuns: keywords.map(runsOf),
});

const same = (typed: Word, word: Word) => typed.forms.some((form) => word.forms.includes(form));
const begins = (typed: Word, word: Word) => typed.forms.some((form) => word.text.startsWith(form));
const has = (words: readonly Word[], typed: Word, match: (typed: Word, word: Word) => boolean) =>
  words.some((word) => match(typed, word));
const isPhrase = (words: readonly Word[], typed: readonly Word[]) =>
  words.length === typed.length && typed.every((one) => has(words, one, same));

/** 1 to 6 for one typed word that is a word of the entry or the beginning of one, else `null`. */
function rankOfBeginning({ name, keywords, group }: SearchTerms, typed: Word): number | null {
  if (has(name, typed, same)) return 1;
  if (has(name, typed, begins)) return 2;
  if (keywords.some((words) => has(words, typed, same))) return 4;
  if (keywords.some((words) => has(words, typed, begins))) return 5;
  return has(group, typed, begins) || has(group, typed, same) ? 6 : null;
}

/** 1 to 7 for one typed word, or `null` where nothing of the entry matches it. */
function rankOfWord(terms: SearchTerms, typed: Word): number | null {
  const isInside = () => typed.text.length >= 3 && terms.name.some(({ text }) => text.includes(typed.text));
  return rankOfBeginning(terms, typed) ?? (isInside() ? 7 : null);
}

const beginsRun = (typed: Word, { text, enough }: Run) => typed.text.length >= enough && text.startsWith(typed.text);

/** The rank of what was typed where only its blanks and hyphens differ: 1, 2, 4 and 5 as for words, `null` for no match. */
function rankAsOne({ nameRuns, keywordRuns }: SearchTerms, text: string): number | null {
  const one = everyWordOf(text).join('');
  if (one.length < shortestRun) return null;
  const typed = wordOf(one);
  const synonyms = keywordRuns.flat();
  if (nameRuns.some((run) => same(typed, run))) return 1;
  if (nameRuns.some((run) => beginsRun(typed, run))) return 2;
  if (synonyms.some((run) => same(typed, run))) return 4;
  return synonyms.some((run) => beginsRun(typed, run)) ? 5 : null;
}

/** Whether words of an entry are what was typed where only blanks and hyphens differ. */
export const hasAsOne = (terms: SearchTerms, text: string): boolean => rankAsOne(terms, text) !== null;

/** Whether an entry has a typed word, or one that begins with it. Letters inside a word are none: they suit a ranked choice, not a sum. */
export const hasWord = (terms: SearchTerms, typed: Word): boolean =>
  rankOfBeginning(terms, typed) !== null || hasAsOne(terms, typed.text);

/**
 * How well an entry answers what was typed, best first: 0 the whole name, 1 words of the name, 2 beginnings of them,
 * 3 a whole synonym, 4 words of synonyms, 5 beginnings of them, 6 its group, 7 letters inside the name; `null` when a
 * typed word is nowhere. The order of the words is of no account, nor is whether a word is written as one, as two or with a
 * hyphen.
 */
export function searchRank(terms: SearchTerms, text: string): number | null {
  const typed = wordsOf(text);
  if (typed.length === 0 || isPhrase(terms.name, typed)) return 0;
  const ranks = typed.map((word) => rankOfWord(terms, word));
  if (ranks.includes(null)) return rankAsOne(terms, text);
  const rank = Math.max(...ranks.map(Number));
  return rank > 3 && terms.keywords.some((words) => isPhrase(words, typed)) ? 3 : rank;
}
