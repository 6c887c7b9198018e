import type { Language } from '@terroir/events';
import { WeakCache } from '@terroir/kernel';

interface Kept<Page> {
  readonly of: readonly unknown[];
  readonly pages: Partial<Record<Language, Page>>;
}

/** Public pages that are made once in each language for as long as the store hands out the same documents. */
export class KeptPages<Page extends object> {
  readonly #kept: WeakCache<object, Kept<Page>>;

  /** @param most so many at most, in each language */
  constructor(most: number) {
    this.#kept = new WeakCache(most);
  }

  /**
   * The page of a document.
   * @param parts what else goes into it: it is made anew once one is another
   */
  of(document: object, parts: readonly unknown[], language: Language, make: () => Page): Page {
    const known = this.#kept.get(document);
    const isSame = known?.of.length === parts.length && known.of.every((part, place) => part === parts[place]);
    const kept: Kept<Page> = isSame ? known : { of: parts, pages: {} };
    if (!isSame) this.#kept.set(document, kept);
    return (kept.pages[language] ??= make());
  }
}
