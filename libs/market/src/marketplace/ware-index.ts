import { Labels, type FoundLabels } from './labels.ts';
import { NOWHERE, type Circle, type Places } from './places.ts';
import { SharedLabels } from './shared-labels.ts';
import { NONE } from './sorted-ids.ts';
import { num, WareColumns, type Ware, type WareKey, type WareSort } from './ware-columns.ts';
import { WareCounts } from './ware-counts.ts';
import { WareOrders } from './ware-orders.ts';

export interface WareQuery {
  readonly circle: Circle;
  /** A bit for each category that is wanted; 0 for all. */
  readonly categories: number;
  readonly producers: ReadonlySet<number> | null;
  readonly q: string;
  readonly sort: WareSort;
  readonly limit: number;
  readonly after: WareKey | null;
}

export interface WarePage {
  readonly total: number;
  readonly ids: readonly string[];
  /** Null on the last page. */
  readonly next: WareKey | null;
}

/** So many categories at most. */
const CATEGORIES = 16;
const NO_WARES: readonly number[] = [];

/** What of a query says which wares are found. */
type Wanted = Pick<WareQuery, 'circle' | 'categories' | 'producers'>;

/**
 * Wares in memory: a page is read on from its place in an order, its total is added up from counts by cell and category.
 * A ware that is set or taken away costs some binary searches.
 */
export class WareIndex {
  readonly #places: Places;
  readonly #labels = new Labels();
  readonly #columns = new WareColumns(this.#labels);
  readonly #orders: WareOrders;
  readonly #shared: SharedLabels | null;
  readonly #inCells = new WareCounts(CATEGORIES, { areSetsKept: true });
  readonly #ofProducers = new WareCounts(CATEGORIES, { areSetsKept: false });
  readonly #ofProducer: Set<number>[] = [];
  #isLoading = false;

  /**
   * @param languages in which names have an order of their own; one where names are the same in both
   * @param areShared whether many wares have the same label
   */
  constructor(places: Places, languages: 1 | 2, areShared: boolean) {
    this.#places = places;
    this.#orders = new WareOrders(this.#columns, { languages, categories: CATEGORIES });
    this.#shared = areShared ? new SharedLabels(this.#labels) : null;
  }

  /** The wares of a producer, by number. */
  waresOf(producer: number): Iterable<number> {
    return this.#ofProducer[producer] ?? NO_WARES;
  }

  /** The id of a ware by its number. */
  idOf(ware: number): string {
    return this.#columns.idOf(ware);
  }

  /** The categories of a ware by its number, also of one that was taken away. */
  categoriesOf(ware: number): number {
    return num(this.#columns.categories, ware);
  }

  /** The number of a ware, which stays its own for good, also before it is set and after it is taken away. */
  numberOf(id: string): number {
    return this.#columns.numberOf(id);
  }

  /** Sets what a ware is, in all orders. */
  set(id: string, ware: Ware): void {
    const number = this.#forget(id);
    this.#remember(number, ware);
    this.#orders.add(number);
  }

  /** Takes a ware away; nothing where it is not there. */
  remove(id: string): void {
    this.#forget(id);
  }

  /** Keeps one of many wares that are sorted together afterwards: until `sort` nothing is found. */
  load(id: string, ware: Ware): void {
    this.#isLoading = true;
    this.#labels.load();
    this.#remember(this.#forget(id), ware);
  }

  /** Sorts what was loaded, in turns with other calls. */
  async sort(): Promise<void> {
    await this.#labels.index();
    await this.#orders.replace(this.#columns.isIn.flatMap((isIn, number) => (isIn ? [number] : [])));
    this.#isLoading = false;
  }

  /** The categories of a ware are others now. */
  recategorize(number: number, categories: number): void {
    if (this.#columns.isIn[number] !== true || this.categoriesOf(number) === categories) return;
    const producer = num(this.#columns.producer, number);
    this.#orders.remove(number);
    this.#count(this.categoriesOf(number), producer, -1);
    this.#columns.categories[number] = categories;
    this.#count(categories, producer, 1);
    this.#orders.add(number);
  }

  /** A producer is in another cell now. */
  moved(producer: number, from: number, to: number): void {
    if (from === to) return;
    for (const ware of this.waresOf(producer)) {
      this.#inCells.add(this.categoriesOf(ware), from, -1);
      this.#inCells.add(this.categoriesOf(ware), to, 1);
    }
  }

  /** How many wares of each category (by its bit's place) are found. */
  countsByCategory({ circle, producers, q }: Pick<WareQuery, 'circle' | 'producers' | 'q'>, length: number): number[] {
    const labels = this.#labels.found(q);
    return Array.from({ length }, (_, bit) => this.#total({ circle, producers, categories: 1 << bit }, labels));
  }

  find(query: WareQuery): WarePage {
    const labels = this.#labels.found(query.q);
    const total = this.#total(query, labels);
    const after = query.after === null ? null : this.#columns.probe(query.after);
    const found = total === 0 ? [] : this.#page(query, labels, after, total);
    const shown = found.slice(0, query.limit);
    const last = shown.at(-1);
    return {
      total,
      ids: shown.map((number) => this.idOf(number)),
      next: found.length <= query.limit || last === undefined ? null : this.#columns.keyOf(last, query.sort),
    };
  }

  /** The first wares behind a place, one more than a page has where there is one. */
  #page(query: WareQuery, labels: FoundLabels | null, after: number | null, total: number): number[] {
    const { categories, sort, limit, producers } = query;
    const order = this.#orders.of(sort, categories);
    // To read on in the order until a page is full, or to look at all that may be found: whichever should take less.
    const steps = (limit * order.length) / total;
    const around = producers === null && labels === null ? this.#total({ ...query, categories: 0 }, null) : total;
    if (total > limit && steps < around) {
      const isFound = this.#filter(query, labels);
      const next = order.read(after);
      const found: number[] = [];
      let left = 2000 + 4 * steps;
      for (let ware = next(); left > 0 && found.length <= limit; ware = next(), left -= 1) {
        if (ware === NONE) return found;
        if (isFound(ware)) found.push(ware);
      }
      if (found.length > limit) return found;
    }
    return this.#first(query, labels, after);
  }

  /** The same from all that may be found: those that are kept are few, and most others come behind the last of them. */
  #first(query: WareQuery, labels: FoundLabels | null, after: number | null): number[] {
    const isFound = this.#filter(query, labels);
    const compare = this.#columns.compare[query.sort];
    const most = query.limit + 1;
    const kept: number[] = [];
    this.#each(query, labels, (ware) => {
      if (!isFound(ware) || (after !== null && compare(ware, after) <= 0)) return;
      if (kept.length >= most && compare(ware, num(kept, most - 1)) >= 0) return;
      let [low, high] = [0, kept.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (compare(num(kept, middle), ware) <= 0) low = middle + 1;
        else high = middle;
      }
      kept.splice(low, 0, ware);
      if (kept.length > most) kept.pop();
    });
    return kept;
  }

  #total(query: Wanted, labels: FoundLabels | null): number {
    const { circle, categories, producers } = query;
    let total = 0;
    const isFound = this.#filter(query, labels);
    const countFound = (ware: number) => {
      if (isFound(ware)) total += 1;
    };
    if (producers !== null || labels !== null) {
      this.#each(query, labels, countFound);
      return total;
    }
    const inside = this.#inCells.sum(circle.inside, categories);
    if (inside === null) for (const cell of circle.inside) this.#eachIn(cell, categories, countFound);
    const border = circle.atBorder();
    const some = this.#ofProducers.sum(border, categories);
    if (some === null) for (const producer of border) for (const ware of this.waresOf(producer)) countFound(ware);
    return total + (inside ?? 0) + (some ?? 0);
  }

  /** Visits wares among which are all that are found: those of a word, of named producers, or of the cells of the circle. */
  #each({ circle, categories, producers }: Wanted, labels: FoundLabels | null, visit: (ware: number) => void): void {
    if (producers !== null) {
      for (const producer of producers) for (const ware of this.waresOf(producer)) visit(ware);
    } else if (labels !== null) {
      for (const label of labels.labels)
        if (this.#shared === null) visit(label);
        else for (const ware of this.#shared.wares[label] ?? NO_WARES) visit(ware);
    } else {
      for (const cell of circle.inside) this.#eachIn(cell, categories, visit);
      for (const cell of circle.border) this.#eachIn(cell, categories, visit);
    }
  }

  /** Visits the wares of a cell, leaving out producers that have none of the categories. */
  #eachIn(cell: number, categories: number, visit: (ware: number) => void): void {
    if (!this.#inCells.has(cell, categories)) return;
    for (const producer of this.#places.producers[cell] ?? NO_WARES)
      if (this.#ofProducers.has(producer, categories)) for (const ware of this.waresOf(producer)) visit(ware);
  }

  #filter({ circle, categories, producers }: Wanted, labels: FoundLabels | null): (ware: number) => boolean {
    return (ware) =>
      (categories === 0 || (this.categoriesOf(ware) & categories) !== 0) &&
      circle.has(num(this.#columns.producer, ware)) &&
      (producers === null || producers.has(num(this.#columns.producer, ware))) &&
      (labels === null || labels.has(num(this.#columns.label, ware)));
  }

  #remember(number: number, ware: Ware): void {
    const { producer, categories, label } = ware;
    if (this.#shared === null) this.#labels.set(number, label);
    this.#columns.set(number, ware, this.#shared?.bear(number, label) ?? number);
    (this.#ofProducer[producer] ??= new Set()).add(number);
    this.#count(categories, producer, 1);
  }

  #forget(id: string): number {
    const number = this.numberOf(id);
    if (this.#columns.isIn[number] !== true) return number;
    if (!this.#isLoading) this.#orders.remove(number);
    const producer = num(this.#columns.producer, number);
    this.#ofProducer[producer]?.delete(number);
    this.#count(this.categoriesOf(number), producer, -1);
    if (this.#shared === null) this.#labels.remove(number);
    else this.#shared.drop(number, num(this.#columns.label, number));
    this.#columns.isIn[number] = false;
    return number;
  }

  #count(categories: number, producer: number, by: number): void {
    this.#inCells.add(categories, this.#places.cellOf[producer] ?? NOWHERE, by);
    this.#ofProducers.add(categories, producer, by);
  }
}
