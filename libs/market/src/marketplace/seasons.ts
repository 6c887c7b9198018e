import { NOWHERE, type Circle, type Places } from './places.ts';

/** Calendar months of a year, a bit for each, January's first. */
type Months = number;
const [MONTHS, ALL] = [12, 4095] as const;

/** The month of a calendar day, counted from the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;

/** The calendar months that a period touches, of whatever year; both days are its own. */
export function monthsOf(from: string, to: string): Months {
  const [first, last] = [monthOf(from), monthOf(to)];
  if (last - first >= MONTHS - 1) return ALL;
  let months = 0;
  for (let month = first; month <= last; month += 1) months |= 1 << (month % MONTHS);
  return months;
}

/** How many of some producers have a product at all, and in each calendar month from January on. */
export interface Season {
  readonly productId: string;
  readonly producers: number;
  readonly months: number[];
}

/**
 * When who has which product. What a producer has is summed up once until it changes, as one number for each product and
 * its months, and cells keep the numbers of their producers, so that producers are counted by adding up equal numbers.
 */
export class Seasons {
  readonly #places: Places;
  readonly #waresOf: (producer: number) => Iterable<number>;
  readonly #products: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** Product and months of each produce, by its number. */
  readonly #ofWare: number[] = [];
  /** The same of each producer, each product once, and of all producers of a cell; undefined until asked for. */
  readonly #ofProducer: (readonly number[] | undefined)[] = [];
  readonly #ofCell: (Int32Array | undefined)[] = [];
  /** How many producers have a product in just these months; 0 everywhere between two counts. */
  #tally = new Uint32Array(0);

  /** @param waresOf the numbers of the produces of a producer */
  constructor(places: Places, waresOf: (producer: number) => Iterable<number>) {
    this.#places = places;
    this.#waresOf = waresOf;
  }

  set(ware: number, producer: number, productId: string, months: Months): void {
    this.#ofWare[ware] = (this.#productNumber(productId) << MONTHS) | months;
    this.changed(producer);
  }

  /** A producer has other produces now, or comes to its cell, or is about to leave it. */
  changed(producer: number): void {
    this.#ofProducer[producer] = undefined;
    this.#ofCell[this.#places.cellOf[producer] ?? NOWHERE] = undefined;
  }

  /** The seasons of what the producers in a circle have, in no order; `producers` narrows it to some of them. */
  count(circle: Circle, producers: ReadonlySet<number> | null): readonly Season[] {
    const size = this.#products.length << MONTHS;
    if (this.#tally.length < size) this.#tally = new Uint32Array(2 * size);
    const tally = this.#tally;
    const counted: number[] = [];
    const add = (seasons: ArrayLike<number>): void => {
      for (let at = 0; at < seasons.length; at += 1) {
        const season = seasons[at] as number;
        const before = tally[season] as number;
        if (before === 0) counted.push(season);
        tally[season] = before + 1;
      }
    };
    if (producers === null) for (const cell of circle.inside) add(this.#inCell(cell));
    const single = producers === null ? circle.atBorder() : [...producers].filter((who) => circle.has(who));
    for (const producer of single) add(this.#ofOne(producer));
    return this.#taken(counted);
  }

  /** Reads the tally, which is empty again afterwards. */
  #taken(counted: readonly number[]): readonly Season[] {
    const tally = this.#tally;
    const found = new Map<number, { productId: string; producers: number; months: number[] }>();
    for (const season of counted) {
      const [product, among] = [season >> MONTHS, tally[season] as number];
      let all = found.get(product);
      if (all === undefined) {
        all = { productId: this.#products[product] ?? '', producers: 0, months: Array<number>(MONTHS).fill(0) };
        found.set(product, all);
      }
      all.producers += among;
      for (let month = 0; month < MONTHS; month += 1)
        if ((season & (1 << month)) !== 0) all.months[month] = (all.months[month] as number) + among;
      tally[season] = 0;
    }
    return [...found.values()];
  }

  #inCell(cell: number): Int32Array {
    const ofCell = () => Int32Array.from([...(this.#places.producers[cell] ?? [])].flatMap((who) => this.#ofOne(who)));
    return (this.#ofCell[cell] ??= ofCell());
  }

  #ofOne(producer: number): readonly number[] {
    return (this.#ofProducer[producer] ??= this.#summed(producer));
  }

  #summed(producer: number): readonly number[] {
    const months = new Map<number, Months>();
    for (const ware of this.#waresOf(producer)) {
      const season = this.#ofWare[ware] as number;
      months.set(season >> MONTHS, (months.get(season >> MONTHS) ?? 0) | (season & ALL));
    }
    return [...months].map(([product, its]) => (product << MONTHS) | its);
  }

  #productNumber(productId: string): number {
    const known = this.#numbers.get(productId);
    if (known !== undefined) return known;
    this.#numbers.set(productId, this.#products.length);
    return this.#products.push(productId) - 1;
  }
}
