import type { Bearers, FoundLabels, Labels } from '../labels/labels.ts';
import { searchTerms, type SearchTerm } from '../labels/search-terms.ts';
import { num, type WareColumns } from './ware-columns.ts';
import { MarksRoom, Members } from './word-members.ts';

/** The wares that have every word of a search, each in what the ware is called or in who sells it. Good until the next search. */
export interface FoundWares {
  has(ware: number): boolean;
  /** Those who sell under the one word that was typed: all of their wares are found. None where several were. */
  readonly sellers: readonly number[];
  /** Visits each ware that is found; those of `sellers` only where they have the word themselves. */
  eachOfItsOwn(visit: (ware: number) => void): void;
}

export interface WareWordsSource {
  readonly labels: Labels;
  readonly columns: WareColumns;
  /** What those who sell are called, under `sellerLabel`. None where wares are who sells. */
  readonly sellers: Labels | null;
  /** Null where each ware has a label of its own, under its own number. */
  readonly waresOfLabel: ((label: number) => readonly number[]) | null;
  readonly waresOfSeller: (seller: number) => Iterable<number>;
  /** About how many wares one who sells has. */
  readonly waresPerSeller: () => number;
}

/** The number of the label of who sells: 0 is no label. */
export const sellerLabel = (producer: number): number => producer + 1;

const NOBODY: Bearers = { lists: [], count: 0 };
const NOTHING: FoundWares = { has: () => false, sellers: [], eachOfItsOwn: () => undefined };

/** Finds wares by what is typed. */
export class WareWords {
  readonly #source: WareWordsSource;
  readonly #room = new MarksRoom();

  constructor(source: WareWordsSource) {
    this.#source = source;
  }

  /** Null where nothing was typed. Signs alone find none. */
  find(q: string): FoundWares | null {
    if (q.trim() === '') return null;
    const terms = searchTerms(q);
    this.#room.clear();
    if (terms.length === 0) return NOTHING;
    const { labels, sellers } = this.#source;
    const called = terms.map((term) => sellers?.bearersOf(term) ?? NOBODY);
    // As a rule nobody who sells is called so, or one word was typed: the labels are looked up at once.
    if (terms.length === 1 || called.every(({ count }) => count === 0))
      return this.#byLabels(labels.found(terms), called[0] ?? NOBODY);
    return this.#byParts(terms, called);
  }

  #byLabels(found: FoundLabels, called: Bearers): FoundWares {
    const { label: labelOf, producer: producerOf } = this.#source.columns;
    const sellers = this.#sellers(called);
    return {
      has: (ware) => found.has(num(labelOf, ware)) || sellers.has(num(producerOf, ware)),
      sellers: sellers.all(),
      eachOfItsOwn: (visit) => this.#eachOf(found.labels, visit),
    };
  }

  #sellers = (called: Bearers): Members =>
    new Members(called, this.#room, { size: this.#source.sellers?.size ?? 0, less: sellerLabel(0) });

  /** Several words, some of which are what somebody who sells is called. */
  #byParts(terms: readonly SearchTerm[], called: readonly Bearers[]): FoundWares {
    const { labels, waresOfSeller, waresPerSeller } = this.#source;
    const { label: labelOf, producer: producerOf } = this.#source.columns;
    const parts = terms
      .map((term, at) => {
        const own = new Members(labels.bearersOf(term), this.#room, { size: labels.size, less: 0 });
        const sellers = this.#sellers(called[at] ?? NOBODY);
        return { own, sellers, wares: own.count + sellers.count * waresPerSeller() };
      })
      // The word that fewest have comes first: the others are only looked for among those.
      .sort((a, b) => a.wares - b.wares);
    const [first, ...others] = parts;
    const hasAll = (among: typeof parts, ware: number): boolean => {
      const [label, producer] = [num(labelOf, ware), num(producerOf, ware)];
      for (const { own, sellers } of among) if (!own.has(label) && !sellers.has(producer)) return false;
      return true;
    };
    return {
      has: (ware) => hasAll(parts, ware),
      sellers: [],
      eachOfItsOwn: (visit) => {
        if (first === undefined) return;
        this.#eachOf(first.own.all(), (ware) => {
          if (hasAll(others, ware)) visit(ware);
        });
        for (const seller of first.sellers.all())
          for (const ware of waresOfSeller(seller))
            if (!first.own.has(num(labelOf, ware)) && hasAll(others, ware)) visit(ware);
      },
    };
  }

  #eachOf(labels: readonly number[], visit: (ware: number) => void): void {
    const { waresOfLabel } = this.#source;
    for (const label of labels)
      if (waresOfLabel === null) visit(label);
      else for (const ware of waresOfLabel(label)) visit(ware);
  }
}
