import { refuse } from '@terroir/kernel';
import { RefusalError } from '../contract/errors.ts';

export interface FairQueueOptions {
  /** How much runs at once, in the unit of `size`. */
  readonly room: number;
  /** How many may wait, and how many of one key. */
  readonly waiting: number;
  readonly waitingOfKey: number;
  /** What whoever is refused is asked to wait, in seconds. */
  readonly retryAfter: number;
}

interface Entry {
  readonly size: number;
  readonly start: () => void;
}

/**
 * Costly work in fair turns: of each key (an account) one piece at a time, keys one after another however much one of them
 * waits for, as much at once as there is room.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** What waits, by key; the key whose turn is next comes first. */
  readonly #waiting = new Map<string, Entry[]>();
  readonly #running = new Set<string>();
  #taken = 0;
  #count = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /**
   * Waits for a turn; what comes back ends it, and may be called again without effect.
   * @param size at most the whole room is taken, so that nothing waits for ever
   * @param left aborted when nobody waits for the work any more
   * @throws RefusalError too_many_requests when too much of this key waits, unavailable when too much waits at all
   */
  async enter(key: string, size = 1, left?: AbortSignal): Promise<() => void> {
    const { room, waiting, waitingOfKey, retryAfter } = this.#options;
    const taken = Math.min(size, room);
    const queue = this.#waiting.get(key) ?? [];
    if (!this.#running.has(key) && this.#waiting.size === 0 && this.#taken + taken <= room) this.#begin(key, taken);
    else {
      if (queue.length >= waitingOfKey) throw new RefusalError(refuse('too_many_requests'), undefined, retryAfter);
      if (this.#count >= waiting) throw new RefusalError(refuse('unavailable'), undefined, retryAfter);
      await new Promise<void>((resolve, reject) => {
        const entry: Entry = { size: taken, start: resolve };
        this.#waiting.set(key, [...queue, entry]);
        this.#count += 1;
        left?.addEventListener('abort', () => {
          if (this.#drop(key, entry)) reject(new RefusalError(refuse('unavailable')));
        });
        this.#next();
      });
    }
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#running.delete(key);
      this.#taken -= taken;
      // Whoever just had a turn comes after those who wait.
      const queue = this.#waiting.get(key);
      this.#waiting.delete(key);
      if (queue !== undefined) this.#waiting.set(key, queue);
      this.#next();
    };
  }

  /** Does work of a key when its turn has come, and ends the turn however the work ends. @throws RefusalError as `enter` does */
  async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const end = await this.enter(key);
    try {
      return await work();
    } finally {
      end();
    }
  }

  #begin(key: string, size: number): void {
    this.#running.add(key);
    this.#taken += size;
  }

  /** Starts what fits, in the order of the keys; what does not fit is waited for, lest small work passes it for ever. */
  #next(): void {
    for (const [key, [first, ...rest]] of this.#waiting) {
      if (first === undefined || this.#running.has(key)) continue;
      if (this.#taken + first.size > this.#options.room) return;
      this.#waiting.delete(key);
      if (rest.length > 0) this.#waiting.set(key, rest);
      this.#count -= 1;
      this.#begin(key, first.size);
      first.start();
    }
  }

  #drop(key: string, entry: Entry): boolean {
    const queue = this.#waiting.get(key);
    if (queue?.includes(entry) !== true) return false;
    const rest = queue.filter((other) => other !== entry);
    if (rest.length > 0) this.#waiting.set(key, rest);
    else this.#waiting.delete(key);
    this.#count -= 1;
    this.#next();
    return true;
  }
}
