import type { Bearers, FoundLabels, Labels } from './labels/labels.ts';
import { searchTerms, type SearchTerm } from './labels/search-terms.ts';
import { num, type WareColumns } from './ware-columns.ts';

/** The wares that have every word of a search, each in what the ware is called or in who sells it. Good until the next search. */
export interface FoundWares {
  has(ware: number): boolean;
  /** Those who sell under the one word that was typed: all of their wares are found. None where several were. */
  readonly sellers: ReadonlySet<number>;
  /** Visits each ware that is found; those of `sellers` only where they have the word themselves. */
  eachOfItsOwn(visit: (ware: number) => void): void;
}

export interface WareWordsSource {
  readonly labels: Labels;
  readonly columns: WareColumns;
  /** What those who sell are called, under `sellerLabel`. None where wares are who sells. */
  readonly sellers: Labels | null;
  readonly waresOfLabel: (label: number) => readonly number[];
  readonly waresOfSeller: (seller: number) => Iterable<number>;
}

/** The number of the label of who sells: 0 is no label. */
export const sellerLabel = (producer: number): number => producer + 1;

const NOBODY: ReadonlySet<number> = new Set();
const NOTHING: FoundWares = { has: () => false, sellers: NOBODY, eachOfItsOwn: () => undefined };

/** Finds wares by what is typed. */
export class WareWords {
  readonly #source: WareWordsSource;

  constructor(source: WareWordsSource) {
    this.#source = source;
  }

  /** Null where nothing was typed. Signs alone find none. */
  find(q: string): FoundWares | null {
    if (q.trim() === '') return null;
    const terms = searchTerms(q);
    if (terms.length === 0) return NOTHING;
    const sellers = terms.map((term) => this.#sellersOf(term));
    // As a rule nobody who sells is called so, or one word was typed: the labels are looked up at once.
    if (terms.length === 1 || sellers.every(({ size }) => size === 0))
      return this.#byLabels(this.#source.labels.found(terms), sellers[0] ?? NOBODY);
    return this.#byParts(terms, sellers);
  }

  #sellersOf(term: SearchTerm): ReadonlySet<number> {
    const found = new Set<number>();
    for (const list of this.#source.sellers?.bearersOf(term).lists ?? [])
      for (const label of list) found.add(label - 1);
    return found.size === 0 ? NOBODY : found;
  }

  #byLabels(found: FoundLabels, sellers: ReadonlySet<number>): FoundWares {
    const { waresOfLabel } = this.#source;
    const { label: labelOf, producer: producerOf } = this.#source.columns;
    return {
      has: (ware) => found.has(num(labelOf, ware)) || sellers.has(num(producerOf, ware)),
      sellers,
      eachOfItsOwn(visit) {
        for (const label of found.labels) for (const ware of waresOfLabel(label)) visit(ware);
      },
    };
  }

  /** Several words, some of which are what somebody who sells is called. */
  #byParts(terms: readonly SearchTerm[], sellers: readonly ReadonlySet<number>[]): FoundWares {
    const { labels, waresOfLabel, waresOfSeller } = this.#source;
    const { label: labelOf, producer: producerOf } = this.#source.columns;
    const parts = terms
      .map((term, at) => ({ own: membersOf(labels.bearersOf(term), labels.size), sellers: sellers[at] ?? NOBODY }))
      // The word that fewest have comes first: the others are only looked for among those.
      .sort((a, b) => a.own.size + a.sellers.size - b.own.size - b.sellers.size);
    const [first, ...others] = parts;
    const hasAll = (among: typeof parts, ware: number): boolean =>
      among.every((part) => part.own.has(num(labelOf, ware)) || part.sellers.has(num(producerOf, ware)));
    return {
      has: (ware) => hasAll(parts, ware),
      sellers: NOBODY,
      eachOfItsOwn(visit) {
        if (first === undefined) return;
        for (const label of first.own.all())
          for (const ware of waresOfLabel(label)) if (hasAll(others, ware)) visit(ware);
        for (const seller of first.sellers)
          for (const ware of waresOfSeller(seller))
            if (!first.own.has(num(labelOf, ware)) && hasAll(others, ware)) visit(ware);
      },
    };
  }
}

/** Numbers, each once. */
interface Members {
  readonly size: number;
  has(label: number): boolean;
  all(): Iterable<number>;
}

/** Up to so many a set is made as fast as marks for all labels are. */
const FEW = 2000;

function membersOf({ lists, count }: Bearers, labels: number): Members {
  if (count <= FEW) {
    const few = new Set(lists.flat());
    return { size: few.size, has: (label) => few.has(label), all: () => few };
  }
  const marks = new Uint8Array(labels);
  for (const list of lists) for (let place = 0; place < list.length; place += 1) marks[list[place] as number] = 1;
  return {
    size: count,
    has: (label) => marks[label] === 1,
    *all() {
      for (let label = 0; label < labels; label += 1) if (marks[label] === 1) yield label;
    },
  };
}
