import type { Positions } from '../contract/ports.ts';

/**
 * Answers that take long to make, kept until one of the views that they were read from comes further or is read from other rows: what is
 * asked for again is made once between two writes, and is never older than what the views have. The name of an answer says all that it
 * depends on.
 */
export class KeptAnswers<Kept> {
  readonly #positions: Pick<Positions, 'edition' | 'reached'>;
  readonly #views: readonly string[];
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  #reached = '';

  /** @param most so many are kept between two writes */
  constructor(
    positions: Pick<Positions, 'edition' | 'reached'>,
    views: readonly { readonly name: string }[],
    most: number,
  ) {
    this.#positions = positions;
    this.#most = most;
    this.#views = views.map(({ name }) => name);
  }

  /** How far the views have come: to be asked for before they are read, for `keep`. */
  get reached(): string {
    return this.#views.map((view) => `${this.#positions.edition(view)} ${this.#positions.reached(view)}`).join();
  }

  find(name: string): Kept | undefined {
    const { reached } = this;
    if (reached !== this.#reached) {
      this.#kept.clear();
      this.#reached = reached;
    }
    return this.#kept.get(name);
  }

  /** Keeps what was made of views that had come so far; not if they have come further, since that may be in it or not. */
  keep(name: string, answer: Kept, reached: string): void {
    if (reached === this.reached && reached === this.#reached && this.#kept.size < this.#most)
      this.#kept.set(name, answer);
  }
}
