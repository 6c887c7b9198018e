import { setImmediate as turn } from 'node:timers/promises';
import type { StoredEvent } from '@terroir/events';
import type { Subscription } from '../log/event-log.ts';

/** What a subscription needs of its log. */
export interface Followed {
  /** At most `limit` events after a position. */
  readonly read: (after: number, limit: number) => readonly StoredEvent[];
  /** Told of every failed callback and read. */
  readonly report: (error: unknown) => void;
  /** The first pause before a failed batch is tried again, in milliseconds; it doubles up to `LONGEST_PAUSE`. */
  readonly pause: number;
  /**
   * Milliseconds from one batch of new events to the next, so that many small appends are handed over together: what is
   * done for a batch costs more than what is done for an event. An event after a silence is handed over at once.
   */
  readonly gather: number;
}

const BATCH = 500;
const LONGEST_PAUSE = 5000;

/** The subscriptions of one log. `wake` has them read what was committed. */
export class Subscriptions {
  readonly #followed: Followed;
  readonly #running = new Set<Running>();

  constructor(followed: Followed) {
    this.#followed = followed;
  }

  wake(): void {
    for (const running of this.#running) running.wake();
  }

  start(after: number, onEvents: (events: readonly StoredEvent[]) => Promise<void>): Subscription {
    const running = new Running(this.#followed, after, onEvents);
    this.#running.add(running);
    return {
      close: async () => {
        await running.close();
        this.#running.delete(running);
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((running) => running.close()));
    this.#running.clear();
  }
}

class Running {
  readonly #followed: Followed;
  readonly #onEvents: (events: readonly StoredEvent[]) => Promise<void>;
  readonly #ended: Promise<void>;
  #after: number;
  /** When the newest events were handed over; before that, all are old ones. */
  #handed = -Infinity;
  #closed = false;
  #rouse: () => void = () => undefined;

  constructor(followed: Followed, after: number, onEvents: (events: readonly StoredEvent[]) => Promise<void>) {
    this.#followed = followed;
    this.#after = after;
    this.#onEvents = onEvents;
    this.#ended = this.#run();
  }

  wake(): void {
    this.#rouse();
  }

  close(): Promise<void> {
    this.#closed = true;
    this.#rouse();
    return this.#ended;
  }

  async #run(): Promise<void> {
    await turn(); // the caller holds the subscription before the first batch comes
    let batch: readonly StoredEvent[] = [];
    let pause = this.#followed.pause;
    while (!this.#closed)
      try {
        if (batch.length === 0) {
          await this.#gather();
          if (this.#closed) break;
          batch = this.#followed.read(this.#after, BATCH);
        }
        const last = batch.at(-1);
        if (last === undefined) {
          await this.#sleep(null); // nothing is committed between the look and the sleep: both are in one turn
          continue;
        }
        await this.#onEvents(batch);
        this.#after = last.position;
        if (batch.length < BATCH) this.#handed = performance.now();
        batch = [];
        pause = this.#followed.pause;
        await turn(); // catching up leaves room for everybody else
      } catch (error) {
        this.#followed.report(error);
        await this.#sleep(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
  }

  async #gather(): Promise<void> {
    const rest = this.#handed + this.#followed.gather - performance.now();
    if (rest > 0) await this.#sleep(rest);
  }

  /** Sleeps until woken (null), or so many milliseconds; closing ends both. */
  #sleep(milliseconds: number | null): Promise<void> {
    if (this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
      this.#rouse = () => {
        if (milliseconds !== null && !this.#closed) return; // a pause is kept, whatever is committed
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
