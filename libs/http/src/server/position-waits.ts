import { refuse } from '@terroir/kernel';
import { RefusalError } from '../contract/errors.ts';

/** How many reads wait for a position at once. What waits keeps its request, and each move of a view looks through all. */
const WAITING = 1000;
/** How many of them may be of one caller: more than the screens of a person read at once. */
const WAITING_OF_CALLER = 32;

/** Counts the reads that wait for a position, so that a caller who asks for what never comes takes no room from others. */
export class PositionWaits {
  readonly #ofCaller = new Map<string, number>();
  #count = 0;

  /**
   * Waits as one of those that do.
   * @throws RefusalError unavailable at once while too many wait, of this caller or in all
   */
  async during<T>(caller: string, wait: () => Promise<T>): Promise<T> {
    const own = this.#ofCaller.get(caller) ?? 0;
    if (own >= WAITING_OF_CALLER || this.#count >= WAITING) throw new RefusalError(refuse('unavailable'));
    this.#ofCaller.set(caller, own + 1);
    this.#count += 1;
    try {
      return await wait();
    } finally {
      this.#count -= 1;
      const left = (this.#ofCaller.get(caller) ?? 1) - 1;
      if (left === 0) this.#ofCaller.delete(caller);
      else this.#ofCaller.set(caller, left);
    }
  }
}
