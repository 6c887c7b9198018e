/** How many wares are at each of some places (cells, or producers), by number: of all, and by what categories they are of. */
export class WareCounts {
  readonly #all: number[] = [];
  readonly #ofCategory: readonly number[][];
  /** The different sets of categories at each place, as a bit for each category, and how many wares are of each set. */
  readonly #sets: number[][] = [];
  readonly #ofSet: number[][] = [];

  constructor(categories: number) {
    this.#ofCategory = Array.from({ length: categories }, () => []);
  }

  add(categories: number, place: number, by: number): void {
    raise(this.#all, place, by);
    for (const [bit, counts] of this.#ofCategory.entries())
      if ((categories & (1 << bit)) !== 0) raise(counts, place, by);
    while (this.#sets.length <= place) {
      this.#sets.push([]);
      this.#ofSet.push([]);
    }
    const [sets, ofSet] = [this.#sets[place] as number[], this.#ofSet[place] as number[]];
    const at = sets.indexOf(categories);
    if (at < 0) {
      sets.push(categories);
      ofSet.push(by);
    } else ofSet[at] = (ofSet[at] as number) + by;
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
    if ((categories & (categories - 1)) === 0)
      return sumOf(this.#ofCategory[31 - Math.clz32(categories)] ?? [], places);
    let sum = 0;
    for (const place of places) {
      const sets = this.#sets[place];
      if (sets === undefined) continue;
      const ofSet = this.#ofSet[place] as number[];
      for (let at = 0; at < sets.length; at += 1)
        if (((sets[at] as number) & categories) !== 0) sum += ofSet[at] as number;
    }
    return sum;
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
