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

/** Lets one sleeper be woken; a ring while nobody sleeps is not lost. */
export class Bell {
  #rung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#rung = true;
    this.#wake();
  }

  /** Until the next ring, or for so many milliseconds at most. */
  async wait(milliseconds: number | null): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#rung = false;
  }
}
