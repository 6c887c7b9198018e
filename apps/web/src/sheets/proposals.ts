import { searchTerms, type Searchable, type SearchTerms } from '@terroir/reference';

/** Something that a text may mean. */
export interface Proposable extends Searchable {
  readonly id: string;
  /** Its name in the other language, where it is known among the keywords: a name is more than a synonym. */
  readonly otherName?: string | undefined;
}

/** Proposes an entry for a text: only one of those that `accepts` takes, where it is given. */
export type Propose = (text: string, accepts?: (id: string) => boolean) => Proposal | null;

/** What a text was taken to mean. `sure` where it is its name or a synonym, word for word. */
export interface Proposal {
  readonly id: string;
  readonly sure: boolean;
  /** Sure, and its name, not a synonym. */
  readonly named?: boolean;
}

type Words = SearchTerms['name'];

interface Entry {
  readonly id: string;
  readonly terms: SearchTerms;
  readonly otherName: Words;
}

/** How much a word counts, by where an entry has it. */
const WEIGHT = { name: 6, keyword: 3, group: 1 } as const;
/** What each word of a phrase that is there whole counts more. */
const WHOLE = 1.5;
/** Words of every trade, which say nothing of what was traded: alone they propose nothing, however few entries have them. */
const GENERAL: ReadonlySet<string> = new Set(
  [
    'achat achete acheter vente vendu vendre facture paiement paye payer depense revenu recu commande cout prix frais montant',
    'purchase purchased buy bought sale sell sold invoice bill payment paid expense income revenue receipt order cost price',
    'fee amount total',
  ].flatMap((words) => words.split(' ')),
);
/** What a word alone must count to be worth a proposal, so that *bag* alone proposes nothing. */
const ENOUGH = 1.2;

/**
 * Proposes entries for texts. A text that is the name of one is that; else its words are weighed, rare ones more, as the text
 * may say much besides: *Ferme Dubois: 20 sacs engrais poule*.
 */
export function proposer(entries: readonly Proposable[]): Propose {
  const known: readonly Entry[] = entries.map(({ id, otherName, ...searchable }) => ({
    id,
    terms: searchTerms(searchable),
    otherName: otherName === undefined ? [] : searchTerms({ name: otherName }).name,
  }));
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
    const { ids, named } = meantBy(known, text, accepts);
    if (ids.size === 1) return { id: [...ids][0] ?? '', sure: true, named };
    return weighed(known, index, text, ids.size > 1 ? (id) => ids.has(id) : accepts);
  };
}

const isPhrase = (words: Words, text: Words): boolean =>
  words.length === text.length &&
  text.every((one) => words.some((word) => word.forms.some((form) => one.forms.includes(form))));

/** What a text is word for word, and whether that is a name. */
interface Meant {
  readonly ids: ReadonlySet<string>;
  readonly named: boolean;
}

/** The entries whose whole name the text is, else those whose synonym it is. */
function meantBy(all: readonly Entry[], text: string, accepts: (id: string) => boolean): Meant {
  const words = searchTerms({ name: text }).name;
  if (words.length === 0) return { ids: new Set(), named: false };
  const known = all.filter(({ id }) => accepts(id));
  const own = known.filter(({ terms }) => isPhrase(terms.name, words));
  const named = own.length > 0 ? own : known.filter(({ otherName }) => isPhrase(otherName, words));
  const called =
    named.length > 0 ? named : known.filter(({ terms }) => terms.keywords.some((each) => isPhrase(each, words)));
  return { ids: new Set(called.map(({ id }) => id)), named: named.length > 0 };
}

function weighed(
  known: readonly Entry[],
  index: ReadonlyMap<string, ReadonlyMap<number, number>>,
  text: string,
  accepts: (id: string) => boolean,
): Proposal | null {
  const scores = new Map<number, number>();
  /** Entries that a telling word has hit. */
  const told = new Set<number>();
  const words = searchTerms({ name: text }).name.filter((word) => word.text.length > 2);
  for (const word of words) {
    const hits = new Map<number, number>();
    const isGeneral = word.forms.some((form) => GENERAL.has(form));
    for (const form of word.forms)
      for (const [at, weight] of index.get(form) ?? []) hits.set(at, Math.max(hits.get(at) ?? 0, weight));
    for (const at of isGeneral ? [] : hits.keys()) told.add(at);
    for (const [at, weight] of hits)
      scores.set(at, (scores.get(at) ?? 0) + (weight / WEIGHT.name) * rarity(hits.size, known.length));
  }
  let best: { readonly id: string; readonly score: number } | null = null;
  for (const [at, weight] of scores) {
    const entry = known[at];
    if (entry === undefined || !told.has(at) || !accepts(entry.id)) continue;
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
