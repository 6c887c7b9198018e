import { setImmediate as turn } from 'node:timers/promises';
import { bitsOf } from '../category-mask.ts';
import { NONE, SortedIds, sortedInTurns, type Compare } from './sorted-ids.ts';
import { num, type WareColumns, type WareSort } from './ware-columns.ts';

/** Categories that are read order by order; of more the order of all is read, most of which is wanted then. */
const MOST_READ = 4;

/** Wares in each order: all of them, and those of each category. */
export class WareOrders {
  readonly #columns: WareColumns;
  /** The order of all stands behind those of the categories. */
  readonly #all: number;
  readonly #orders: Readonly<Record<WareSort, SortedIds[]>>;
  /** Each order once, also where names are the same in both languages. */
  readonly #distinct: readonly (readonly [WareSort, readonly SortedIds[]])[];

  constructor(
    columns: WareColumns,
    { languages, categories }: { readonly languages: 1 | 2; readonly categories: number },
  ) {
    this.#columns = columns;
    this.#all = categories;
    const { compare } = columns;
    const ordersOf = (sort: WareSort) => Array.from({ length: categories + 1 }, () => new SortedIds(compare[sort]));
    const [cost, en] = [ordersOf('cost'), ordersOf('en')];
    this.#orders = { cost, en, fr: languages === 1 ? en : ordersOf('fr') };
    const once: readonly WareSort[] = languages === 1 ? ['cost', 'en'] : ['cost', 'en', 'fr'];
    this.#distinct = once.map((sort) => [sort, this.#orders[sort]]);
  }

  add(ware: number): void {
    for (const order of this.#ordersOf(ware)) order.add(ware);
  }

  remove(ware: number): void {
    for (const order of this.#ordersOf(ware)) order.remove(ware);
  }

  /** Puts wares in the place of all that was there, in turns with other calls. */
  async replace(wares: readonly number[]): Promise<void> {
    const { compare, categories } = this.#columns;
    for (const [sort, orders] of this.#distinct) {
      const sorted = await sortedInTurns(wares, compare[sort]);
      for (const [bit, order] of orders.entries()) {
        await turn();
        order.replace(bit === this.#all ? sorted : sorted.filter((ware) => num(categories, ware) & (1 << bit)));
      }
    }
  }

  /** The orders in which wares of some categories (0: of any) are read, and how many wares they have together. */
  of(
    sort: WareSort,
    categories: number,
  ): { readonly length: number; readonly read: (after: number | null) => () => number } {
    const bits = bitsOf(categories);
    const orders = (bits.length === 0 || bits.length > MOST_READ ? [this.#all] : bits).flatMap(
      (bit) => this.#orders[sort][bit] ?? [],
    );
    return {
      length: orders.reduce((sum, { size }) => sum + size, 0),
      read: (after) =>
        merged(
          orders.map((order) => order.reader(after)),
          this.#columns.compare[sort],
        ),
    };
  }

  *#ordersOf(ware: number): Iterable<SortedIds> {
    const bits = bitsOf(num(this.#columns.categories, ware));
    for (const [, orders] of this.#distinct)
      for (const bit of [...bits, this.#all]) {
        const order = orders[bit];
        if (order !== undefined) yield order;
      }
  }
}

/** Reads several orders as one; what is in more than one comes once. */
function merged(readers: readonly (() => number)[], compare: Compare): () => number {
  const [only] = readers;
  if (readers.length === 1 && only !== undefined) return only;
  const heads = readers.map((read) => read());
  let before = NONE;
  return () => {
    for (;;) {
      let least = NONE;
      for (let at = 0; at < heads.length; at += 1) {
        const head = num(heads, at);
        if (head !== NONE && (least === NONE || compare(head, num(heads, least)) < 0)) least = at;
      }
      if (least === NONE) return NONE;
      const ware = num(heads, least);
      heads[least] = readers[least]?.() ?? NONE;
      if (ware !== before) return (before = ware);
    }
  };
}
