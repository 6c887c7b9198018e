import type { TextAround } from '@terroir/http';

/**
 * So many texts are kept in each language, of some 800 bytes each: those of 100,000 wares all fit, so that searches by words and by
 * producers find them; a larger market keeps what its pages begin with.
 */
export const MOST_TEXTS = 240_000;

interface Kept {
  readonly text: TextAround;
  readonly changes: number;
}

/** What the marketplace says of wares, as text around how far away they are: kept until what is sold by their company changes. */
export class WareTexts {
  /** What was asked for of late, and before that: once there are enough of the first, they become the second. */
  #texts = new Map<string, Kept>();
  #older = new Map<string, Kept>();

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
  }

  #keep(id: string, kept: Kept): void {
    if (this.#texts.size >= MOST_TEXTS / 2) {
      this.#older = this.#texts;
      this.#texts = new Map();
    }
    this.#texts.set(id, kept);
  }
}
