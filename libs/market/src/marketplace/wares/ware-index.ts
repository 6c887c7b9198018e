import { firstOf } from './first-of.ts';
import { Labels } from '../labels/labels.ts';
import { NOWHERE, type Places } from '../places.ts';
import { SharedLabels } from '../labels/shared-labels.ts';
import { NONE } from './sorted-ids.ts';
import { num, WareColumns, type Ware, type WareKey, type WareSort } from './ware-columns.ts';
import { WareCounts } from './ware-counts.ts';
import { WareOrders } from './ware-orders.ts';
import { isNarrow, WareSearch, type Wanted } from './ware-search.ts';
import { WareWords, type FoundWares } from './ware-words.ts';

export interface WareQuery extends Wanted {
  readonly q: string;
  readonly sort: WareSort;
  readonly limit: number;
  readonly after: WareKey | null;
}

export interface WarePage {
  readonly total: number;
  readonly ids: readonly string[];
  /** Who sells each, by number. */
  readonly producers: readonly number[];
  /** Null on the last page. */
  readonly next: WareKey | null;
}

/** So many categories at most. */
const CATEGORIES = 16;
const NO_WARES: readonly number[] = [];
const NONE_SOLD: ReadonlySet<number> = new Set();

/** What was found already of a page that is made. */
interface Found {
  readonly words: FoundWares | null;
  /** All that are found, where words or producers narrow it to few. */
  readonly among: readonly number[] | null;
  readonly total: number;
}

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
  readonly #inCells = new WareCounts(CATEGORIES);
  readonly #ofProducers = new WareCounts(CATEGORIES);
  readonly #ofProducer: Set<number>[] = [];
  readonly #words: WareWords;
  readonly #search: WareSearch;
  #isLoading = false;

  /**
   * @param languages in which names have an order of their own; one where names are the same in both
   * @param areShared whether many wares have the same label
   * @param sellers what those who sell are called: their wares are found by it too
   */
  constructor(places: Places, languages: 1 | 2, areShared: boolean, sellers: Labels | null = null) {
    this.#places = places;
    this.#orders = new WareOrders(this.#columns, { languages, categories: CATEGORIES });
    this.#shared = areShared ? new SharedLabels(this.#labels) : null;
    this.#search = new WareSearch({
      columns: this.#columns,
      places,
      inCells: this.#inCells,
      ofProducers: this.#ofProducers,
      waresOf: (producer) => this.waresOf(producer),
    });
    this.#words = new WareWords({
      labels: this.#labels,
      columns: this.#columns,
      sellers,
      waresOfLabel: areShared ? (label) => this.#shared?.wares[label] ?? NO_WARES : null,
      waresOfSeller: (seller) => this.waresOf(seller),
      waresPerSeller: () => this.#columns.isIn.length / Math.max(this.#ofProducer.length, 1),
    });
  }

  /** The wares of a producer, by number. */
  waresOf(producer: number): ReadonlySet<number> {
    return this.#ofProducer[producer] ?? NONE_SOLD;
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

  /** Takes a ware away, where it is there; `categories` are those that what is made of it goes on to have. */
  remove(id: string, categories?: number): void {
    const number = this.#forget(id);
    if (categories !== undefined) this.#columns.categories[number] = categories;
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
    const words = this.#words.find(q);
    const query = { circle, producers, categories: 0 };
    if (!isNarrow(query, words))
      return Array.from({ length }, (_, bit) => this.#search.total({ ...query, categories: 1 << bit }, words));
    const counts = Array<number>(length).fill(0);
    for (const ware of this.#search.among(query, words))
      for (let bit = 0; bit < length; bit += 1)
        if ((this.categoriesOf(ware) & (1 << bit)) !== 0) counts[bit] = num(counts, bit) + 1;
    return counts;
  }

  find(query: WareQuery): WarePage {
    const words = this.#words.find(query.q);
    // By words or by name few are found as a rule: they are all looked at, once.
    const among = isNarrow(query, words) ? this.#search.among(query, words) : null;
    const total = among?.length ?? this.#search.total(query, words);
    const after = query.after === null ? null : this.#columns.probe(query.after);
    const found = total === 0 ? [] : this.#page(query, { words, among, total }, after);
    const shown = found.slice(0, query.limit);
    const last = shown.at(-1);
    return {
      total,
      ids: shown.map((number) => this.idOf(number)),
      producers: shown.map((number) => num(this.#columns.producer, number)),
      next: found.length <= query.limit || last === undefined ? null : this.#columns.keyOf(last, query.sort),
    };
  }

  /** The first wares behind a place, one more than a page has where there is one. */
  #page(query: WareQuery, { words, among, total }: Found, after: number | null): number[] {
    const { categories, sort, limit } = query;
    const order = this.#orders.of(sort, categories);
    // To read on in the order until a page is full, or to look at all that may be found: whichever should take less.
    const steps = (limit * order.length) / total;
    const around = among?.length ?? this.#search.total({ ...query, categories: 0 }, null);
    if (total > limit && steps < around) {
      const isFound = this.#search.filter(query, words);
      const next = order.read(after);
      const found: number[] = [];
      let left = 2000 + 4 * steps;
      for (let ware = next(); left > 0 && found.length <= limit; ware = next(), left -= 1) {
        if (ware === NONE) return found;
        if (isFound(ware)) found.push(ware);
      }
      if (found.length > limit) return found;
    }
    const compare = this.#columns.compare[sort];
    const all = among ?? (words === null ? this.#search.around(query) : this.#search.among(query, words));
    return firstOf(all, { compare, most: limit + 1, after });
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
