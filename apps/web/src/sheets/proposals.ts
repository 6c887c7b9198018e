import { searchTerms, type Searchable, type SearchTerms } from '@terroir/reference';

/** Something that a text may mean. */
export interface Proposable extends Searchable {
  readonly id: string;
}

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
const WEIGHT = { name: 4, keyword: 3, group: 1 } as const;
/** What a word alone must count to be worth a proposal, so that *bag* alone proposes nothing. */
const ENOUGH = 1.2;

/**
 * Proposes entries for texts. A text that is the name of one is that; else its words are weighed, rare ones more, as the text
 * may say much besides: *Ferme Dubois: 20 sacs engrais poule*.
 */
export function proposer(entries: readonly Proposable[]): (text: string) => Proposal | null {
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
  const answers = new Map<string, Proposal | null>();
  return (text) => {
    const kept = answers.get(text);
    if (kept !== undefined) return kept;
    const found = exactly(known, text) ?? weighed(known, index, text);
    answers.set(text, found);
    return found;
  };
}

type Words = SearchTerms['name'];
const isPhrase = (words: Words, text: Words): boolean =>
  words.length === text.length &&
  text.every((one) => words.some((word) => word.forms.some((form) => one.forms.includes(form))));

/** The entry whose whole name the text is, else the one whose synonym it is; nothing where several are. */
function exactly(known: readonly Entry[], text: string): Proposal | null {
  const words = searchTerms({ name: text }).name;
  if (words.length === 0) return null;
  const named = known.filter(({ terms }) => isPhrase(terms.name, words));
  const called =
    named.length > 0 ? named : known.filter(({ terms }) => terms.keywords.some((each) => isPhrase(each, words)));
  return called.length === 1 && called[0] !== undefined ? { id: called[0].id, sure: true } : null;
}

function weighed(
  known: readonly Entry[],
  index: ReadonlyMap<string, ReadonlyMap<number, number>>,
  text: string,
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
  let best: { at: number; score: number } | null = null;
  for (const [at, score] of scores) if (best === null || score > best.score + 1e-9) best = { at, score };
  const entry = best === null || best.score < ENOUGH ? undefined : known[best.at];
  return entry === undefined ? null : { id: entry.id, sure: false };
}

/** A word that few entries have says more; between 0 and about 5. */
const rarity = (hits: number, all: number): number => Math.log(all / hits);
