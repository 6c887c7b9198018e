interface Waiting {
  readonly position: number;
  readonly resolve: (reached: boolean) => void;
}

/** Who waits for the read models to reach a position. Woken by commits; nothing polls. */
export class Reached {
  readonly #waiting = new Set<Waiting>();
  #position = 0;

  get position(): number {
    return this.#position;
  }

  /** Says where the read models stand now. */
  at(position: number): void {
    this.#position = position;
    for (const waiting of this.#waiting) if (waiting.position <= position) waiting.resolve(true);
  }

  /** True once the position is reached, false when that took longer than so many milliseconds. */
  waitFor(position: number, milliseconds: number): boolean | Promise<boolean> {
    if (position <= this.#position) return true;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        position,
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
