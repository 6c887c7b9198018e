import { searchTerms, type Searchable, type SearchTerms } from '@terroir/reference';

/** Something that a text may mean. */
export interface Proposable extends Searchable {
  readonly id: string;
}

/** Proposes an entry for a text: only one of those that `accepts` takes, where it is given. */
export type Propose = (text: string, accepts?: (id: string) => boolean) => Proposal | null;

/** What a text was taken to mean. `sure` where it is its name or a synonym, word for word. */
export interface Proposal {
  readonly id: string;
  readonly sure: boolean;
}

interface Entry {
  readonly id: string;
  readonly terms: SearchTerms;
}

/** How much a word counts, by where an entry has it. */
const WEIGHT = { name: 6, keyword: 3, group: 1 } as const;
/** What each word of a phrase that is there whole counts more. */
const WHOLE = 1.5;
/** What a word alone must count to be worth a proposal, so that *bag* alone proposes nothing. */
const ENOUGH = 1.2;

/**
 * Proposes entries for texts. A text that is the name of one is that; else its words are weighed, rare ones more, as the text
 * may say much besides: *Ferme Dubois: 20 sacs engrais poule*.
 */
export function proposer(entries: readonly Proposable[]): Propose {
  const known: readonly Entry[] = entries.map(({ id, ...searchable }) => ({ id, terms: searchTerms(searchable) }));
  const index = new Map<string, Map<number, number>>();
  for (const [at, { terms }] of known.entries()) {
    const add = (words: SearchTerms['name'], weight: number) => {
      for (const word of words)
        for (const form of word.forms) {
          const found = index.get(form) ?? new Map<number, number>();
          // A word of a long name says less of it.
          found.set(at, Math.max(found.get(at) ?? 0, weight / Math.sqrt(words.length)));
          index.set(form, found);
        }
    };
    add(terms.name, WEIGHT.name);
    for (const words of terms.keywords) add(words, WEIGHT.keyword);
    add(terms.group, WEIGHT.group);
  }
  return (text, accepts = () => true) => {
    const meant = meantBy(known, text, accepts);
    if (meant.size === 1) return { id: [...meant][0] ?? '', sure: true };
    return weighed(known, index, text, meant.size > 1 ? (id) => meant.has(id) : accepts);
  };
}

type Words = SearchTerms['name'];
const isPhrase = (words: Words, text: Words): boolean =>
  words.length === text.length &&
  text.every((one) => words.some((word) => word.forms.some((form) => one.forms.includes(form))));

/** The entries whose whole name the text is, else those whose synonym it is. */
function meantBy(all: readonly Entry[], text: string, accepts: (id: string) => boolean): ReadonlySet<string> {
  const words = searchTerms({ name: text }).name;
  if (words.length === 0) return new Set();
  const known = all.filter(({ id }) => accepts(id));
  const named = known.filter(({ terms }) => isPhrase(terms.name, words));
  const called =
    named.length > 0 ? named : known.filter(({ terms }) => terms.keywords.some((each) => isPhrase(each, words)));
  return new Set(called.map(({ id }) => id));
}

function weighed(
  known: readonly Entry[],
  index: ReadonlyMap<string, ReadonlyMap<number, number>>,
  text: string,
  accepts: (id: string) => boolean,
): Proposal | null {
  const scores = new Map<number, number>();
  const words = searchTerms({ name: text }).name.filter((word) => word.text.length > 2);
  for (const word of words) {
    const hits = new Map<number, number>();
    for (const form of word.forms)
      for (const [at, weight] of index.get(form) ?? []) hits.set(at, Math.max(hits.get(at) ?? 0, weight));
    for (const [at, weight] of hits)
      scores.set(at, (scores.get(at) ?? 0) + (weight / WEIGHT.name) * rarity(hits.size, known.length));
  }
  let best: { readonly id: string; readonly score: number } | null = null;
  for (const [at, weight] of scores) {
    const entry = known[at];
    if (entry === undefined || !accepts(entry.id)) continue;
    const score = weight + phrases(entry.terms, words);
    if (score >= ENOUGH && (best === null || score > best.score + 1e-9)) best = { id: entry.id, score };
  }
  return best === null ? null : { id: best.id, sure: false };
}

/** What names and synonyms of several words count more that the text has whole, such as a brand. */
const phrases = ({ name, keywords }: SearchTerms, text: Words): number =>
  [name, ...keywords].reduce((most, phrase) => {
    const isWhole = phrase.length > 1 && phrase.every((word) => text.some((one) => isPhrase([word], [one])));
    return isWhole ? Math.max(most, WHOLE * phrase.length) : most;
  }, 0);

/** A word that few entries have says more; between 0 and about 5. */
const rarity = (hits: number, all: number): number => Math.log(all / hits);
