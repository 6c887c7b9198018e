import { setImmediate as turn } from 'node:timers/promises';
import type { StoredEvent } from '@terroir/events';
import type { Subscription } from '../log/event-log.ts';
import type { EventStoreFeed } from './eventstore-feed.ts';
import type { Recorded } from './eventstore-messages.ts';

/** A feed, whatever brings it. */
export type Feed = Pick<EventStoreFeed, 'isReady' | 'more' | 'take' | 'cancel'>;

/** What a subscription needs of its log. */
export interface FollowedStore {
  /** A feed of what comes after a position, once the store has confirmed it. */
  readonly open: (after: number) => Promise<Feed>;
  readonly stored: (recorded: Recorded) => StoredEvent;
  /** Told of every failed callback and of every feed that was lost. */
  readonly report: (error: unknown) => void;
  /** The first pause before something is tried again, in milliseconds; it doubles up to `LONGEST_PAUSE`. */
  readonly pause: number;
  /** Milliseconds from one batch of new events to the next, so that many small appends are handed over together. */
  readonly gather: number;
}

const BATCH = 500;
const LONGEST_PAUSE = 5000;
/** A lost feed is opened again no sooner than this after the last try, in milliseconds, whatever else succeeds. */
const SHORTEST_PAUSE = 200;

/**
 * One subscription: a feed after another, each opened after the last event that was handed over. What was read and not
 * handed over when a feed is lost comes again with the next one, so nothing is left out and nothing comes twice.
 */
export class EventStoreFollowing implements Subscription {
  readonly #store: FollowedStore;
  readonly #onEvents: (events: readonly StoredEvent[]) => Promise<void>;
  readonly #ended: Promise<void>;
  #after: number;
  #feed: Feed | null = null;
  #handed = -Infinity;
  #wait: number;
  #closed = false;
  /** Whether another call has succeeded since a feed was lost, and whether the pause after it may end early. */
  #isAnswering = false;
  #isLost = false;
  #rouse: () => void = () => undefined;

  constructor(store: FollowedStore, after: number, onEvents: (events: readonly StoredEvent[]) => Promise<void>) {
    this.#store = store;
    this.#after = after;
    this.#onEvents = onEvents;
    this.#wait = store.pause;
    this.#ended = this.#run();
  }

  /** Ends the pause after a lost feed: another call has found the store answering. */
  retry(): void {
    this.#isAnswering = true;
    if (this.#isLost) this.#rouse();
  }

  close(): Promise<void> {
    this.#closed = true;
    this.#feed?.cancel();
    this.#rouse();
    return this.#ended;
  }

  async #run(): Promise<void> {
    await turn(); // the caller holds the subscription before the first batch comes
    while (!this.#closed) {
      const opened = performance.now();
      try {
        this.#feed = await this.#store.open(this.#after);
        while (!this.#closed) await this.#handOver(await this.#batch(this.#feed));
      } catch (error) {
        if (this.#closed) break;
        this.#store.report(error);
        if (performance.now() - opened > LONGEST_PAUSE) this.#wait = this.#store.pause;
        await this.#pauseUnlessAnswering();
      } finally {
        this.#feed?.cancel();
        this.#feed = null;
      }
    }
  }

  /** What has arrived, at most `BATCH` events: it waits for the first, then takes what comes without a pause. */
  async #batch(feed: Feed): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    let room = BATCH;
    while (events.length === 0 && !this.#closed) {
      await feed.more();
      await this.#sleep(this.#handed + this.#store.gather - performance.now());
      for (;;) {
        const taken = feed.take(room).filter(({ position }) => position > this.#after);
        events.push(...taken.map(this.#store.stored));
        room -= taken.length;
        if (room === 0) break;
        await turn();
        if (!feed.isReady) break;
      }
    }
    return events;
  }

  async #handOver(events: readonly StoredEvent[]): Promise<void> {
    while (events.length > 0 && !this.#closed)
      try {
        await this.#onEvents(events);
        this.#after = events.at(-1)?.position ?? this.#after;
        if (events.length < BATCH) this.#handed = performance.now();
        this.#wait = this.#store.pause;
        return;
      } catch (error) {
        this.#store.report(error);
        await this.#pause();
      }
  }

  async #pause(): Promise<void> {
    await this.#sleep(this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_PAUSE);
  }

  /** The pause after a lost feed; all but its beginning is left out once another call has succeeded. */
  async #pauseUnlessAnswering(): Promise<void> {
    const wait = this.#wait;
    const least = Math.min(wait, this.#store.pause, SHORTEST_PAUSE);
    this.#wait = Math.min(wait * 2, LONGEST_PAUSE);
    this.#isAnswering = false;
    await this.#sleep(least);
    this.#isLost = true;
    if (!this.#isAnswering) await this.#sleep(wait - least);
    this.#isLost = false;
  }

  /** Sleeps so many milliseconds; closing ends it. */
  async #sleep(milliseconds: number): Promise<void> {
    if (this.#closed || milliseconds <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
