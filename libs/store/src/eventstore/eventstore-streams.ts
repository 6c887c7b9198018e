import { LRUCache } from 'lru-cache';
import type { NewEvent, StoredEvent } from '@terroir/events';
import type { Head } from '../log/chain.ts';
import type { Appended } from '../log/event-log.ts';
import type { Until } from './eventstore-answers.ts';
import type { EventStoreClient } from './eventstore-client.ts';
import { storedEvent } from './eventstore-events.ts';
import type { Recorded } from './eventstore-messages.ts';

/** The end of a stream as the store holds it. */
export interface Known extends Head {
  readonly id: string;
}

/** Events asked for at once. */
export const PAGE = 500;
/** Two machines may disagree about the time by so much, in milliseconds. */
const SKEW = 3_600_000;

/** When a UUIDv7 was made, in milliseconds; -Infinity for another id. */
const madeAt = (id: string): number =>
  id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : -Infinity;

/** Whether these events begin with the appended ones. */
const areThese = (found: readonly { readonly id: string }[], events: readonly NewEvent[]): boolean =>
  found.length >= events.length && events.every(({ id }, at) => found[at]?.id === id);

/**
 * Our streams in EventStoreDB as they are read, with the ends that were read or written last kept in mind. A kept end is for its
 * revision only, so that an append after an old one is at worst refused.
 */
export class EventStoreStreams {
  readonly #client: EventStoreClient;
  readonly #prefix: string;
  readonly #heads = new LRUCache<string, Known>({ max: 8000 });

  constructor(client: EventStoreClient, prefix: string) {
    this.#client = client;
    this.#prefix = prefix;
  }

  known(stream: string): Known | undefined {
    return this.#heads.get(stream);
  }

  know(stream: string, end: Known): void {
    this.#heads.set(stream, end);
  }

  forget(stream: string): void {
    this.#heads.delete(stream);
  }

  readonly stored = (recorded: Recorded): StoredEvent => storedEvent(recorded, this.#prefix);

  /** At most `limit` events of a stream from a revision on. */
  async page(stream: string, from: number, limit: number, until: Until): Promise<readonly StoredEvent[]> {
    const page = await this.#client.readStream({ stream: this.#prefix + stream, from, limit }, until);
    return page.map(this.stored);
  }

  /** The last event of a stream, which is its head too. */
  async end(stream: string, until: Until): Promise<StoredEvent | undefined> {
    const [last] = await this.#client.readStream({ stream: this.#prefix + stream, from: 'end', limit: 1 }, until);
    const end = last && this.stored(last);
    if (end !== undefined) this.know(stream, end);
    return end;
  }

  /** Where the events stand if they begin what was found. */
  placed(events: readonly NewEvent[], found: readonly StoredEvent[]): Appended | null {
    const last = found[events.length - 1];
    if (last === undefined || !areThese(found, events)) return null;
    this.know(last.stream, last);
    return { revision: last.revision, position: last.position };
  }

  /** Where the events stand when they were appended at exactly this place. */
  async landedAfter(stream: string, revision: number, events: readonly NewEvent[], until: Until) {
    return this.placed(events, await this.page(stream, revision + 1, events.length, until));
  }

  /** Where the events stand wherever they were appended to the stream; looks no further back than they can be. */
  async search(stream: string, events: readonly NewEvent[], until: Until): Promise<Appended | null> {
    const oldest = Math.min(...events.map(({ id }) => madeAt(id))) - SKEW;
    let later: StoredEvent[] = [];
    for (let from = (await this.end(stream, until))?.revision ?? -1; from >= 0; from -= PAGE) {
      const start = Math.max(0, from - PAGE + 1);
      const page = await this.page(stream, start, from - start + 1, until);
      const found = [...page, ...later];
      const at = found.findIndex(({ id }) => id === events[0]?.id);
      if (at >= 0) return this.placed(events, found.slice(at));
      if (page.every(({ id }) => madeAt(id) < oldest)) return null;
      later = found.slice(0, events.length);
    }
    return null;
  }
}
