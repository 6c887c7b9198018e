import { PROBE, type Label, type Labels, type NameLanguage } from '../labels/labels.ts';
import { NONE, type Compare } from './sorted-ids.ts';

/** What the market needs of a ware to find and to sort it. */
export interface Ware {
  /** The number of who sells it. */
  readonly producer: number;
  /** A bit for each category that it is of. */
  readonly categories: number;
  /** Prices are compared within a kind; what has no price comes last in its own. */
  readonly kind: number;
  readonly price: number | null;
  readonly label: Label;
}

export type WareSort = 'cost' | NameLanguage;

/** Where a ware is in an order: its kind and price or its name, and its id. */
export interface WareKey {
  readonly id: string;
  readonly name?: string;
  readonly kind?: number;
  readonly price?: number | null;
}

/** What wares are, a column each, by number. Number 0 is no ware but a place in an order, which `probe` sets. */
export class WareColumns {
  readonly #labels: Labels;
  readonly #numbers = new Map<string, number>();
  readonly #ids: string[] = [''];
  readonly producer: number[] = [NONE];
  readonly categories: number[] = [0];
  readonly #kind: number[] = [0];
  readonly #price: number[] = [Infinity];
  /** The label of each ware: one of its own, or one that it shares with all of the same text. */
  readonly label: number[] = [PROBE];
  readonly isIn: boolean[] = [false];
  readonly compare: Readonly<Record<WareSort, Compare>>;

  constructor(labels: Labels) {
    this.#labels = labels;
    const byId: Compare = (a, b) => (this.idOf(a) < this.idOf(b) ? -1 : this.idOf(a) > this.idOf(b) ? 1 : 0);
    const byName =
      (language: NameLanguage): Compare =>
      (a, b) =>
        labels.compare(language, num(this.label, a), num(this.label, b)) || byId(a, b);
    const byCost: Compare = (a, b) => {
      const [priceA, priceB] = [num(this.#price, a), num(this.#price, b)];
      return num(this.#kind, a) - num(this.#kind, b) || (priceA < priceB ? -1 : priceA > priceB ? 1 : byId(a, b));
    };
    this.compare = { cost: byCost, en: byName('en'), fr: byName('fr') };
  }

  idOf(ware: number): string {
    return this.#ids[ware] ?? '';
  }

  /** The number of a ware, which stays its own for good, also before it is set and after it is taken away. */
  numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const ware = this.#ids.length;
    this.#numbers.set(id, ware);
    this.#ids.push(id);
    this.producer.push(NONE);
    this.categories.push(0);
    this.#kind.push(0);
    this.#price.push(Infinity);
    this.label.push(PROBE);
    this.isIn.push(false);
    return ware;
  }

  set(ware: number, { producer, categories, kind, price }: Ware, label: number): void {
    this.producer[ware] = producer;
    this.categories[ware] = categories;
    this.#kind[ware] = kind;
    this.#price[ware] = price ?? Infinity;
    this.label[ware] = label;
    this.isIn[ware] = true;
  }

  /** Sets the place that number 0 is at, so that it can be compared with wares. */
  probe({ id, name, kind, price }: WareKey): number {
    this.#ids[0] = id;
    this.#kind[0] = kind ?? 0;
    this.#price[0] = price ?? Infinity;
    if (name !== undefined) this.#labels.probe(name);
    return 0;
  }

  keyOf(ware: number, sort: WareSort): WareKey {
    const id = this.idOf(ware);
    if (sort !== 'cost') return { id, name: this.#labels.nameOf(num(this.label, ware), sort) };
    const price = num(this.#price, ware);
    return { id, kind: num(this.#kind, ware), price: price === Infinity ? null : price };
  }
}

/** A number of a column that is known to reach so far. */
export const num = (column: readonly number[], index: number): number => column[index] as number;
