import type { EventLog, Subscription } from '../log/event-log.ts';
import type { Event } from './routes.ts';

/** Events that wait to be taken; `done` asks the log for the next ones. */
interface Waiting {
  readonly events: readonly Event[];
  readonly done: () => void;
}

/** What one subscriber gets from the log, held until it is taken: nothing more comes meanwhile, so nothing heaps up. */
export class Inbox {
  readonly #ring: () => void;
  #subscription: Subscription | null = null;
  #waiting: Waiting | null = null;
  #closed = false;

  /** `ring` says that events wait. */
  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Whether the log is followed. */
  get isOpen(): boolean {
    return this.#subscription !== null;
  }

  /** Follows a log from the event after a position on. */
  open(log: Pick<EventLog, 'subscribe'>, after: number): void {
    this.#subscription = log.subscribe(
      after,
      (events) =>
        new Promise((done) => {
          if (this.#closed) return done();
          this.#waiting = { events: events as readonly unknown[] as readonly Event[], done };
          this.#ring();
        }),
    );
  }

  /** Gives what waits to `take`, and gives it again if that fails. Answers whether anything waited. */
  async hand(take: (events: readonly Event[]) => Promise<void>): Promise<boolean> {
    const waiting = this.#waiting;
    if (waiting === null) return false;
    await take(waiting.events);
    this.#waiting = null;
    waiting.done();
    return true;
  }

  /** Follows no longer; what was not taken is lost. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting?.done();
    await this.#subscription?.close();
  }
}
