import type { Bearers } from '../labels/labels.ts';

/** So many marks of one search are kept for the next: to make them anew for each would hold other calls up to collect them. */
const KEPT = 8;

/** Room for marks of a search, used again by the next. */
export class MarksRoom {
  readonly #kept: Uint8Array[] = [];
  #taken = 0;

  /** Another search begins: what was taken is free. */
  clear(): void {
    this.#taken = 0;
  }

  /** Marks for numbers below a size, none of them set. */
  take(size: number): Uint8Array {
    const at = this.#taken;
    this.#taken += 1;
    const kept = this.#kept[at];
    if (kept !== undefined && kept.length >= size) return kept.fill(0);
    const made = new Uint8Array(Math.ceil(size * 1.25));
    if (at < KEPT) this.#kept[at] = made;
    return made;
  }
}

const [OUT, IN, LISTED] = [0, 1, 2];

/** The numbers that have a term: those of its lists. Good until the next search. */
export class Members {
  readonly #lists: Bearers['lists'];
  readonly #less: number;
  readonly #marks: Uint8Array;
  /** So many are in at most. */
  readonly count: number;
  #all: number[] | null = null;

  /** @param numbers `less` is taken from each that is listed; `size` is more than any that is left */
  constructor(
    { lists, count }: Bearers,
    room: MarksRoom,
    { size, less }: { readonly size: number; readonly less: number },
  ) {
    this.#lists = lists;
    this.#less = less;
    this.count = count;
    const marks = room.take(count === 0 ? 0 : size);
    for (const list of lists)
      for (let place = 0; place < list.length; place += 1) marks[(list[place] as number) - less] = IN;
    this.#marks = marks;
  }

  has(number: number): boolean {
    return number < this.#marks.length && this.#marks[number] !== OUT;
  }

  /** Each once. */
  all(): readonly number[] {
    if (this.#all !== null) return this.#all;
    const [all, marks]: [number[], Uint8Array] = [[], this.#marks];
    for (const list of this.#lists)
      for (let place = 0; place < list.length; place += 1) {
        const number = (list[place] as number) - this.#less;
        if (marks[number] === IN) all.push(number);
        marks[number] = LISTED;
      }
    return (this.#all = all);
  }
}
