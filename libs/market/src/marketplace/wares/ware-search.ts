import type { Circle, Places } from '../places.ts';
import type { WareColumns } from './ware-columns.ts';
import type { WareCounts } from './ware-counts.ts';
import type { FoundWares } from './ware-words.ts';

/** What of a query says which wares are found. */
export interface Wanted {
  readonly circle: Circle;
  /** A bit for each category that is wanted; 0 for all. */
  readonly categories: number;
  readonly producers: ReadonlySet<number> | null;
}

/** Whether few wares are found as a rule. One word that sellers are called by finds all that they sell. */
export const isNarrow = ({ producers }: Wanted, words: FoundWares | null): boolean =>
  producers !== null || (words !== null && words.sellers.length === 0);

const NOBODY: ReadonlySet<number> = new Set();

export interface WareSearchSource {
  readonly columns: WareColumns;
  readonly places: Places;
  /** Wares by the cell and by the number of who sells them. */
  readonly inCells: WareCounts;
  readonly ofProducers: WareCounts;
  readonly waresOf: (producer: number) => ReadonlySet<number>;
}

/** Which wares are found, in no order, and how many. */
export class WareSearch {
  readonly #source: WareSearchSource;

  constructor(source: WareSearchSource) {
    this.#source = source;
  }

  /** How many are found, where neither producers nor several words narrow it. */
  total(query: Wanted, words: FoundWares | null): number {
    const { circle, categories } = query;
    if (words === null)
      return (
        this.#source.inCells.sum(circle.inside, categories) +
        this.#source.ofProducers.sum(circle.atBorder(), categories)
      );
    const members = circle.members();
    let total = this.#source.ofProducers.sum(
      words.sellers.filter((seller) => members[seller] === 1),
      categories,
    );
    this.#eachOfOthers(query, words, () => (total += 1));
    return total;
  }

  /** All wares that are found by words, or of named producers. */
  among(query: Wanted, words: FoundWares | null): number[] {
    const found: number[] = [];
    if (query.producers !== null) {
      const isFound = this.filter(query, words);
      for (const producer of query.producers)
        for (const ware of this.#source.waresOf(producer)) if (isFound(ware)) found.push(ware);
      return found;
    }
    if (words === null) return found;
    // Each has the words already.
    this.#eachOfOthers(query, words, (ware) => found.push(ware));
    const isAround = this.filter(query, null);
    for (const seller of words.sellers)
      for (const ware of this.#source.waresOf(seller)) if (isAround(ware)) found.push(ware);
    return found;
  }

  /** Visits what is found by words but not by who sells it. */
  #eachOfOthers({ circle, categories }: Wanted, words: FoundWares, visit: (ware: number) => void): void {
    const { categories: categoriesOf, producer: producerOf } = this.#source.columns;
    const others = words.sellers.length === 0 ? circle.members() : circle.members().slice();
    for (const seller of words.sellers) others[seller] = 0;
    words.eachOfItsOwn((ware) => {
      if (others[producerOf[ware] as number] !== 1) return;
      if (categories === 0 || ((categoriesOf[ware] as number) & categories) !== 0) visit(ware);
    });
  }

  /** All wares that are found within a circle. */
  around(query: Wanted): number[] {
    const isFound = this.filter(query, null);
    const found: number[] = [];
    for (const cells of [query.circle.inside, query.circle.border])
      for (const cell of cells)
        this.#eachIn(cell, query.categories, (ware) => {
          if (isFound(ware)) found.push(ware);
        });
    return found;
  }

  /** Visits the wares of a cell, leaving out producers that have none of the categories. */
  #eachIn(cell: number, categories: number, visit: (ware: number) => void): void {
    if (!this.#source.inCells.has(cell, categories)) return;
    for (const producer of this.#source.places.producers[cell] ?? NOBODY)
      if (this.#source.ofProducers.has(producer, categories))
        for (const ware of this.#source.waresOf(producer)) visit(ware);
  }

  /** Whether a ware, by its number, is found. */
  filter({ circle, categories, producers }: Wanted, words: FoundWares | null): (ware: number) => boolean {
    const { categories: categoriesOf, producer: producerOf } = this.#source.columns;
    const members = circle.members();
    return (ware) => {
      const producer = producerOf[ware] as number;
      return (
        members[producer] === 1 &&
        (categories === 0 || ((categoriesOf[ware] as number) & categories) !== 0) &&
        (producers === null || producers.has(producer)) &&
        (words === null || words.has(ware))
      );
    };
  }
}
