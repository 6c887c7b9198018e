interface Waiting {
  readonly position: number;
  readonly view: string | undefined;
  readonly resolve: (reached: boolean) => void;
}

/** Where each read model stands, and who waits for one of them or for all to reach a position. */
export class Reached {
  readonly #waiting = new Set<Waiting>();
  #positions: ReadonlyMap<string, number> = new Map();
  #least = 0;
  #moves = 0;

  /** The position that a view, or with none named every view, has reached. */
  position(view?: string): number {
    return view === undefined ? this.#least : (this.#positions.get(view) ?? 0);
  }

  /** Rises with every change of a position, and whenever `changed` is called. */
  get moves(): number {
    return this.#moves;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Rows have changed without a new position, as when another build is read. */
  changed(): void {
    this.#moves += 1;
  }

  /** Sets where all views stand now. */
  at(positions: ReadonlyMap<string, number>): void {
    const before = this.#positions;
    if (positions.size === before.size && [...positions].every(([name, at]) => before.get(name) === at)) return;
    this.#positions = positions;
    this.#least = Math.min(...positions.values());
    this.#moves += 1;
    for (const waiting of this.#waiting) if (waiting.position <= this.position(waiting.view)) waiting.resolve(true);
  }

  /** True once the position is reached, false when that took longer than so many milliseconds. */
  waitFor(position: number, milliseconds: number, view?: string): boolean | Promise<boolean> {
    if (position <= this.position(view)) return true;
    if (milliseconds <= 0) return false;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        position,
        view,
        resolve: (reached) => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          resolve(reached);
        },
      };
      const timer = setTimeout(() => waiting.resolve(false), milliseconds);
      this.#waiting.add(waiting);
    });
  }

  /** Nobody waits any longer. */
  close(): void {
    for (const waiting of this.#waiting) waiting.resolve(false);
  }
}
