/** Wakes one waiter; a signal that comes while nobody waits is kept for the next wait. */
export class PositionSignal {
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
