import { bitsOf } from '../category-mask.ts';

/** How many wares are at each of some places (cells, or producers), by number: of all, and by what categories they are of. */
export class WareCounts {
  readonly #all: number[] = [];
  readonly #ofCategory: readonly number[][];
  /** Of the wares of one category alone. */
  readonly #alone: readonly number[][];
  /** At each place the sets of several categories that wares have, a bit for each, every one before how many have it. */
  readonly #several: number[][] = [];

  constructor(categories: number) {
    this.#ofCategory = Array.from({ length: categories }, () => []);
    this.#alone = Array.from({ length: categories }, () => []);
  }

  add(categories: number, place: number, by: number): void {
    raise(this.#all, place, by);
    const bits = bitsOf(categories);
    for (const bit of bits) raise(this.#ofCategory[bit], place, by);
    if (bits.length === 1) raise(this.#alone[bits[0] as number], place, by);
    if (bits.length < 2) return;
    while (this.#several.length <= place) this.#several.push([]);
    const sets = this.#several[place] as number[];
    for (let at = 0; at < sets.length; at += 2)
      if (sets[at] === categories) {
        const left = (sets[at + 1] as number) + by;
        if (left === 0) sets.splice(at, 2);
        else sets[at + 1] = left;
        return;
      }
    sets.push(categories, by);
  }

  /** Whether any ware at a place has one of some categories (0: whether any ware is there). */
  has(place: number, categories: number): boolean {
    if (categories === 0) return (this.#all[place] ?? 0) > 0;
    for (let left = categories, bit = 0; left !== 0; left >>>= 1, bit += 1)
      if ((left & 1) === 1 && (this.#ofCategory[bit]?.[place] ?? 0) > 0) return true;
    return false;
  }

  /** How many have one of some categories (0: any ware) at these places. */
  sum(places: readonly number[], categories: number): number {
    if (categories === 0) return sumOf(this.#all, places);
    const bits = bitsOf(categories);
    const [only] = bits;
    if (bits.length === 1 && only !== undefined) return sumOf(this.#ofCategory[only] ?? [], places);
    let sum = this.#sumOfSeveral(places, categories);
    for (const bit of bits) sum += sumOf(this.#alone[bit] ?? [], places);
    return sum;
  }

  #sumOfSeveral(places: readonly number[], categories: number): number {
    let sum = 0;
    for (const place of places) {
      if (place >= this.#several.length) continue;
      const sets = this.#several[place] as number[];
      for (let at = 0; at < sets.length; at += 2)
        if (((sets[at] as number) & categories) !== 0) sum += sets[at + 1] as number;
    }
    return sum;
  }
}

function sumOf(counts: readonly number[], places: readonly number[]): number {
  let sum = 0;
  for (const place of places) if (place < counts.length) sum += counts[place] as number;
  return sum;
}

function raise(counts: number[] | undefined, place: number, by: number): void {
  if (counts === undefined) return;
  while (counts.length <= place) counts.push(0);
  counts[place] = (counts[place] as number) + by;
}
