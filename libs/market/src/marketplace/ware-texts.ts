import type { TextAround } from '@terroir/http';

/** What a kept text takes besides its bytes: its key, its place in two maps, its buffer. */
const AROUND = 300;
/** On the smallest machine there is room for some 10,000 texts of each face and language. */
export const LEAST_ROOM = 16 * 1024 ** 2;

/**
 * How many bytes of texts there is room for in a quarter of a memory. A page of wares whose texts are not kept reads 20 rows, which a
 * market of a million shows: as many texts as it has take its searches of two producers from 25 to 7 ms (p99).
 * @param bytes that this process may use @param kinds texts of faces in languages
 */
export const roomForTexts = (bytes: number, kinds: number): number =>
  Math.max(LEAST_ROOM, Math.floor(bytes / 4 / kinds));

interface Kept {
  readonly text: TextAround;
  readonly changes: number;
}

/** What the marketplace says of wares, as text around how far away they are: kept until what is sold by their company changes. */
export class WareTexts {
  readonly #room: number;
  /** What was asked for of late, and before that: once there are enough of the first, they become the second. */
  #texts = new Map<string, Kept>();
  #older = new Map<string, Kept>();
  /** Bytes of the first. */
  #size = 0;

  /** @param room how many bytes are kept at most */
  constructor(room: number) {
    this.#room = room;
  }

  /** The text of a ware whose company has changed so many times; undefined where it is not kept. */
  of(id: string, changes: number): TextAround | undefined {
    let kept = this.#texts.get(id);
    if (kept === undefined) {
      kept = this.#older.get(id);
      if (kept?.changes === changes) this.#keep(id, kept);
    }
    return kept?.changes === changes ? kept.text : undefined;
  }

  /** @param changes how many times its company had changed before the text was made */
  keep(id: string, changes: number, text: TextAround): void {
    this.#keep(id, { text, changes });
  }

  /** Nothing stays: an erased company names none of its wares. */
  clear(): void {
    for (const texts of [this.#texts, this.#older]) texts.clear();
    this.#size = 0;
  }

  #keep(id: string, kept: Kept): void {
    const size = sizeOf(kept);
    if (this.#size + size > this.#room / 2) {
      this.#older = this.#texts;
      this.#texts = new Map();
      this.#size = 0;
    }
    const before = this.#texts.get(id);
    this.#size += size - (before === undefined ? 0 : sizeOf(before));
    this.#texts.set(id, kept);
  }
}

const sizeOf = ({ text }: Kept): number => text.bytes.length + AROUND;
