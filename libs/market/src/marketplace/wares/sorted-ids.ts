import { setImmediate as turn } from 'node:timers/promises';

/** Compares two numbers of a list. No two are alike, so an order has one place for each. */
export type Compare = (a: number, b: number) => number;

/** So many numbers a chunk hold at most; half as many after it was parted. */
const CHUNK = 1024;
/** So many are sorted or merged before other calls have their turn. */
const AT_ONCE = 4000;

/**
 * Numbers in an order, in chunks: one goes in or out in the time of a binary search, also among a million. What the order
 * goes by must not change while a number is in it.
 */
export class SortedIds {
  readonly #compare: Compare;
  #chunks: number[][] = [];
  #size = 0;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  add(id: number): void {
    const at = Math.max(0, this.#chunkOf(id));
    const chunk = this.#chunks[at];
    this.#size += 1;
    if (chunk === undefined) {
      this.#chunks.push([id]);
      return;
    }
    chunk.splice(this.#behind(chunk, id), 0, id);
    if (chunk.length > CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK / 2));
  }

  remove(id: number): void {
    const at = this.#chunkOf(id);
    const chunk = this.#chunks[at];
    const index = chunk === undefined ? -1 : this.#behind(chunk, id) - 1;
    if (chunk === undefined || chunk[index] !== id) throw new Error('A number leaves an order that it is not in');
    chunk.splice(index, 1);
    this.#size -= 1;
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** Takes the place of all that was there with numbers that are in order already. */
  replace(sorted: readonly number[]): void {
    this.#chunks = [];
    for (let from = 0; from < sorted.length; from += CHUNK / 2) this.#chunks.push(sorted.slice(from, from + CHUNK / 2));
    this.#size = sorted.length;
  }

  /** Reads on behind the place of a number, which need not be in the order, or from the beginning. */
  reader(after: number | null): () => number {
    let at = 0;
    let index = 0;
    if (after !== null) {
      at = Math.max(0, this.#chunkOf(after));
      index = this.#behind(this.#chunks[at] ?? [], after);
    }
    let chunk = this.#chunks[at];
    return () => {
      while (chunk !== undefined && index >= chunk.length) {
        at += 1;
        index = 0;
        chunk = this.#chunks[at];
      }
      return chunk === undefined ? NONE : (chunk[index++] ?? NONE);
    };
  }

  /** The last chunk that begins with the number or before it; -1 when there is none. */
  #chunkOf(id: number): number {
    let [low, high] = [0, this.#chunks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const first = this.#chunks[middle]?.[0];
      if (first !== undefined && this.#compare(first, id) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The index behind all that are the number or before it. */
  #behind(chunk: readonly number[], id: number): number {
    let [low, high] = [0, chunk.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(chunk[middle] ?? NONE, id) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** No number: the end of an order. */
export const NONE = -1;

/** Sorts in turns with other calls: runs are sorted, then merged two by two. */
export async function sortedInTurns(ids: readonly number[], compare: Compare): Promise<number[]> {
  let runs: number[][] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    runs.push(ids.slice(from, from + AT_ONCE).sort(compare));
    await turn();
  }
  while (runs.length > 1) {
    const next: number[][] = [];
    for (let at = 0; at < runs.length; at += 2) next.push(await merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = next;
  }
  return runs[0] ?? [];
}

async function merged(one: readonly number[], other: readonly number[], compare: Compare): Promise<number[]> {
  const made: number[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [a, b] = [one[i], other[j]];
    if (b === undefined || (a !== undefined && compare(a, b) <= 0)) {
      made.push(a ?? NONE);
      i += 1;
    } else {
      made.push(b);
      j += 1;
    }
    if (made.length % (4 * AT_ONCE) === 0) await turn();
  }
  return made;
}

/** The index of the first word that is not before another. */
export function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
