/** So many different sets of categories are counted one by one; of more, wares are looked at instead. */
const MOST_SETS = 256;

/** How many wares are at each of some places (cells, or producers), by number: of all, and by what categories they are of. */
export class WareCounts {
  readonly #all: number[] = [];
  readonly #ofCategory: readonly number[][];
  /** By set of categories, as a bit for each. */
  #ofSet: Map<number, number[]> | null;

  constructor(categories: number, { areSetsKept }: { readonly areSetsKept: boolean }) {
    this.#ofCategory = Array.from({ length: categories }, () => []);
    this.#ofSet = areSetsKept ? new Map<number, number[]>() : null;
  }

  add(categories: number, place: number, by: number): void {
    raise(this.#all, place, by);
    for (const [bit, counts] of this.#ofCategory.entries())
      if ((categories & (1 << bit)) !== 0) raise(counts, place, by);
    if (this.#ofSet === null) return;
    let ofSet = this.#ofSet.get(categories);
    if (ofSet === undefined) this.#ofSet.set(categories, (ofSet = []));
    raise(ofSet, place, by);
    if (this.#ofSet.size > MOST_SETS) this.#ofSet = null;
  }

  /** Whether any ware at a place has one of some categories (0: whether any ware is there). */
  has(place: number, categories: number): boolean {
    if (categories === 0) return (this.#all[place] ?? 0) > 0;
    for (let left = categories, bit = 0; left !== 0; left >>>= 1, bit += 1)
      if ((left & 1) === 1 && (this.#ofCategory[bit]?.[place] ?? 0) > 0) return true;
    return false;
  }

  /** How many have one of some categories (0: any ware) at these places; null where to look at each of them takes less. */
  sum(places: readonly number[], categories: number): number | null {
    if (categories === 0) return sumOf(this.#all, places);
    const one = this.#ofCategory.findIndex((_, bit) => categories === 1 << bit);
    if (one >= 0) return sumOf(this.#ofCategory[one] ?? [], places);
    if (this.#ofSet === null) return null;
    const sets = [...this.#ofSet].filter(([set]) => (set & categories) !== 0);
    if (sets.length * places.length > sumOf(this.#all, places)) return null;
    return sets.reduce((sum, [, counts]) => sum + sumOf(counts, places), 0);
  }
}

function sumOf(counts: readonly number[], places: readonly number[]): number {
  let sum = 0;
  for (const place of places) if (place < counts.length) sum += counts[place] as number;
  return sum;
}

function raise(counts: number[], place: number, by: number): void {
  while (counts.length <= place) counts.push(0);
  counts[place] = (counts[place] as number) + by;
}
