import { everyWordOf, wordOf } from '@terroir/reference';
import { compareNames, nameKey } from './name-key.ts';
import { productWord, type SearchTerm } from './search-terms.ts';
import { firstFrom, sortedInTurns } from '../wares/sorted-ids.ts';

/** What a ware is called, in each language, and further text that it is found by. */
export interface Label {
  readonly en: string;
  readonly fr: string;
  readonly words: string;
  /** Ids of the products that it is, is made of or sells; none unless said. */
  readonly products?: readonly string[];
}
export type NameLanguage = 'en' | 'fr';

/** The labels that a search found; good until the next search. */
export interface FoundLabels {
  readonly labels: readonly number[];
  has(label: number): boolean;
}

/** The labels that have a term, in lists that may name one twice, and how many they name. */
export interface Bearers {
  readonly lists: readonly (readonly number[])[];
  readonly count: number;
}

/** No number of a search. */
const NEVER = -1;
const NOTHING: FoundLabels = { labels: [], has: () => false };
/** The number of a label that nothing bears and no word finds: a place in the order of names. */
export const PROBE = 0;

/** Labels by number: their order by name, and which of them have a word. */
export class Labels {
  readonly #labels: (Label | null)[] = [];
  readonly #keys: Readonly<Record<NameLanguage, string[]>> = { en: [], fr: [] };
  /** The labels that have a word, by word. */
  readonly #bearers = new Map<string, number[]>();
  /** All words in order, so that beginnings of them are found; null while labels are loaded. */
  #vocabulary: string[] | null = [];
  /** By label, the last search that it passed and how many of its terms. */
  #passed = new Uint32Array(1024);
  #searches = 1;

  constructor() {
    this.probe('');
  }

  /** One more than the greatest number of a label. */
  get size(): number {
    return this.#labels.length;
  }

  set(number: number, label: Label): void {
    this.#name(number, label);
    for (const word of wordsOf(label)) {
      const bearers = this.#bearers.get(word);
      if (bearers !== undefined) {
        bearers.push(number);
        continue;
      }
      this.#bearers.set(word, [number]);
      this.#vocabulary?.splice(firstFrom(this.#vocabulary, word), 0, word);
    }
  }

  remove(number: number): void {
    const label = this.#labels[number] ?? null;
    if (label === null) return;
    for (const word of wordsOf(label)) {
      const bearers = this.#bearers.get(word) ?? [];
      const last = bearers.pop();
      if (last !== number && last !== undefined) bearers[bearers.indexOf(number)] = last;
      if (bearers.length > 0) continue;
      this.#bearers.delete(word);
      this.#vocabulary?.splice(firstFrom(this.#vocabulary, word), 1);
    }
    this.#labels[number] = null;
  }

  /** Many labels come: nothing is found until `index`. */
  load(): void {
    this.#vocabulary = null;
  }

  /** Puts the words of what was loaded in order, in turns with other calls. */
  async index(): Promise<void> {
    const words = [...this.#bearers.keys()];
    const order = await sortedInTurns([...words.keys()], (a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
    this.#vocabulary = order.map((at) => words[at] ?? '');
  }

  /** Names the place in the order of names that `PROBE` is at. */
  probe(name: string): void {
    this.#name(PROBE, { en: name, fr: name, words: '' });
  }

  nameOf(number: number, language: NameLanguage): string {
    return this.#labels[number]?.[language] ?? '';
  }

  compare(language: NameLanguage, a: number, b: number): number {
    if (a === b) return 0;
    const keys = this.#keys[language];
    return compareNames(keys[a] ?? '', this.nameOf(a, language), keys[b] ?? '', this.nameOf(b, language));
  }

  /** The labels that have every term of a search, whatever the language. */
  found(terms: readonly SearchTerm[]): FoundLabels {
    // The term that fewest have comes first: the others are only looked for among those.
    const bearers = terms.map((term) => this.bearersOf(term)).sort((a, b) => a.count - b.count);
    const passed = this.#newSearch(terms.length);
    let so = this.#searches - terms.length;
    let labels: number[] = [];
    for (const [at, { lists }] of bearers.entries()) {
      labels = [];
      const wanted = at === 0 ? NEVER : so - 1;
      for (const list of lists)
        for (let place = 0; place < list.length; place += 1) {
          const label = list[place] as number;
          const before = passed[label] as number;
          if (wanted === NEVER ? before === so : before !== wanted) continue;
          passed[label] = so;
          labels.push(label);
        }
      if (labels.length === 0) return NOTHING;
      so += 1;
    }
    const last = so - 1;
    return { labels, has: (label) => passed[label] === last };
  }

  /** The labels that have a term, in lists that may name one twice. */
  bearersOf({ forms, isWhole }: SearchTerm): Bearers {
    const vocabulary = this.#vocabulary ?? [];
    const lists: (readonly number[])[] = [];
    let count = 0;
    const add = (word: string): void => {
      const list = this.#bearers.get(word) ?? [];
      lists.push(list);
      count += list.length;
    };
    for (const [place, form] of forms.entries())
      if (isWhole || place > 0) add(form);
      else
        for (let at = firstFrom(vocabulary, form); vocabulary[at]?.startsWith(form) === true; at += 1)
          add(vocabulary[at] as string);
    return { lists, count };
  }

  /** Numbers for a search of so many terms that none before had. */
  #newSearch(terms: number): Uint32Array {
    if (this.#passed.length < this.#labels.length) this.#passed = new Uint32Array(2 * this.#labels.length);
    if (this.#searches + terms + 1 >= 2 ** 32) {
      this.#passed.fill(0);
      this.#searches = 1;
    }
    // One is left out, so that no label seems to have passed the term before the first.
    this.#searches += terms + 1;
    return this.#passed;
  }

  #name(number: number, label: Label): void {
    while (this.#labels.length < number) this.#name(this.#labels.length, EMPTY);
    this.#labels[number] = label;
    this.#keys.en[number] = nameKey(label.en);
    this.#keys.fr[number] = label.fr === label.en ? (this.#keys.en[number] ?? '') : nameKey(label.fr);
  }
}

const EMPTY: Label = { en: '', fr: '', words: '' };

/** A word and what it may be the plural of: who types either finds it. Products have a word of their own. */
const wordsOf = ({ en, fr, words, products = [] }: Label): ReadonlySet<string> =>
  new Set([
    ...everyWordOf(fr === en ? `${en} ${words}` : `${en} ${fr} ${words}`).flatMap((word) => wordOf(word).forms),
    ...products.map(productWord),
  ]);
