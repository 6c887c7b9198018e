import type { Language } from '@terroir/events';
import type { TextAround } from '@terroir/http';

interface Kept {
  readonly parts: readonly unknown[];
  readonly text: TextAround;
}

/** What the marketplace says of wares, as text around how far away they are: made once in each language until it changes. */
export class WareTexts {
  readonly #kept = { en: new WeakMap<object, Kept>(), fr: new WeakMap<object, Kept>() };

  /**
   * The text of a ware.
   * @param ware goes with its text: a row as it is kept
   * @param parts what else the text says: while these are the same objects and values, so is the text
   */
  of(language: Language, ware: object, parts: readonly unknown[], make: () => TextAround): TextAround {
    const kept = this.#kept[language].get(ware);
    if (kept !== undefined && isSame(kept.parts, parts)) return kept.text;
    const text = make();
    this.#kept[language].set(ware, { parts, text });
    return text;
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((part, at) => part === others[at]);
