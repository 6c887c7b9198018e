import { LRUCache } from 'lru-cache';
import { toRow } from '../log/new-row.ts';
import { warn } from '../log/failure.ts';
import type { NewEvent, StoredEvent } from '@terroir/events';
import type { Head } from '../log/chain.ts';
import {
  DamagedLog,
  StoreUnavailable,
  WrongRevision,
  type Appended,
  type EventLog,
  type Expected,
} from '../log/event-log.ts';
import type { Until } from './eventstore-answers.ts';
import { EventStoreClient } from './eventstore-client.ts';
import { chainedEvents } from './eventstore-events.ts';
import { EventStoreFollowing } from './eventstore-following.ts';
import type { AppendOutcome, Proposed } from './eventstore-messages.ts';
import { EventStoreStreams, PAGE } from './eventstore-streams.ts';

/** How a log in EventStoreDB is opened. */
export interface EventStoreLogOptions {
  /** A connection string: `esdb://user:password@host:2113?tls=true`, `esdb+discover://…`. */
  readonly url: string;
  /** What our streams are called in the store: this, then their name. Other streams are no concern of the log. */
  readonly prefix?: string;
  /** Told of what went wrong while nobody waited for it; a process warning unless given. */
  readonly report?: (error: unknown) => void;
  /** First pause before a failed batch or a lost subscription is tried again, in milliseconds (default 200, doubling). */
  readonly pause?: number;
  /** Milliseconds after which an unanswered call is StoreUnavailable (default: `defaultDeadline` of the URL, else 4,000). */
  readonly deadline?: number;
  /** Milliseconds from one batch of new events to the next (default 4), so that many small appends share one. */
  readonly gather?: number;
}

/** What our streams are called in the store before their name. */
export const PREFIX = 'terroir.';
/** Milliseconds after which an unanswered call is given up. */
export const DEADLINE = 4000;
/** Larger appends, in characters, have a call of their own, so that small ones do not wait for them. */
const SHARED_SIZE = 16_384;

const isText = (value: string | number | null): boolean => typeof value !== 'string' || value.isWellFormed();

/**
 * Opens the log in EventStoreDB; it need not be up. Events lie there as they are handed over, personal data as
 * ciphertext; `position` is the commit position + 1.
 * @throws Error when the URL is wrong, without what it says
 */
export async function openEventStoreLog(options: EventStoreLogOptions): Promise<EventLog> {
  return new EventStoreLog(options);
}

class EventStoreLog implements EventLog {
  readonly #client: EventStoreClient;
  readonly #streams: EventStoreStreams;
  readonly #prefix: string;
  readonly #deadline: number;
  readonly #options: Required<Pick<EventStoreLogOptions, 'report' | 'pause' | 'gather'>>;
  /** Ids of appends that were not answered: whether they landed is looked up before they are believed to be new. */
  readonly #doubtful = new LRUCache<string, true>({ max: 8000 });
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #following = new Set<EventStoreFollowing>();
  #closing: Promise<void> | null = null;

  constructor({ url, report = warn, pause = 200, gather = 4, ...options }: EventStoreLogOptions) {
    this.#client = new EventStoreClient(url, () => {
      for (const following of this.#following) following.retry();
    });
    this.#prefix = options.prefix ?? PREFIX;
    this.#streams = new EventStoreStreams(this.#client, this.#prefix);
    this.#deadline = options.deadline ?? this.#client.deadline ?? DEADLINE;
    this.#options = { report, pause, gather };
  }

  async append(stream: string, expected: Expected, events: readonly NewEvent[]): Promise<Appended> {
    this.#refuseClosed();
    if (events.length === 0) throw new RangeError('An append needs an event');
    // UTF-8 has no half characters: one would come back as another text, and the hash would not fit.
    if (!isText(stream) || !events.every((event) => toRow(event).every(isText)))
      throw new RangeError(`Half a character in an event for ${stream}`);
    const ids = new Set(events.map(({ id }) => id));
    const taken = events.find(({ id }) => !ids.delete(id));
    if (taken !== undefined) throw new Error(`Event id ${taken.id} belongs to another event`);
    const until = this.#until();
    return this.#inTurn(stream, () => this.#land(stream, expected, events, until));
  }

  async readStream(stream: string, from = 0): Promise<readonly StoredEvent[]> {
    this.#refuseClosed();
    const found: StoredEvent[] = [];
    for (let page: readonly StoredEvent[]; ;) {
      page = await this.#streams.page(stream, from + found.length, PAGE, this.#until());
      found.push(...page);
      if (page.length < PAGE) break;
    }
    const end = found.at(-1);
    if (end !== undefined) this.#streams.know(stream, end);
    return found;
  }

  async readAll(after: number, limit: number): Promise<readonly StoredEvent[]> {
    this.#refuseClosed();
    const found: StoredEvent[] = [];
    let from = after;
    while (found.length < limit) {
      // The page begins with the event at `from`, which is known.
      const most = Math.min(PAGE, limit - found.length) + 1;
      const page = await this.#client.readAll({ prefixes: [this.#prefix], from, limit: most }, this.#until());
      const fresh = page.filter(({ position }) => position > from).slice(0, limit - found.length);
      found.push(...fresh.map(this.#streams.stored));
      from = fresh.at(-1)?.position ?? from;
      if (page.length < most) break;
    }
    return found;
  }

  async head(): Promise<number> {
    this.#refuseClosed();
    const [last] = await this.#client.readAll({ prefixes: [this.#prefix], from: 'end', limit: 1 }, this.#until());
    return last?.position ?? 0;
  }

  subscribe(after: number, onEvents: (events: readonly StoredEvent[]) => Promise<void>) {
    this.#refuseClosed();
    const following = new EventStoreFollowing(
      {
        ...this.#options,
        open: (from) => this.#client.follow(from, this.#prefix, this.#until()),
        stored: this.#streams.stored,
      },
      after,
      onEvents,
    );
    this.#following.add(following);
    return {
      close: async () => {
        await following.close();
        this.#following.delete(following);
      },
    };
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#shut());
  }

  async #shut(): Promise<void> {
    await Promise.all([...this.#following].map((following) => following.close()));
    await Promise.allSettled(this.#turns.values());
    this.#client.close();
  }

  #refuseClosed(): void {
    if (this.#closing !== null) throw new StoreUnavailable('The store is closed');
  }

  #until(): Until {
    return performance.now() + this.#deadline;
  }

  /** Appends to one stream go one after another: the next hash needs the one before. */
  #inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(stream) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(stream, turn);
    const end = () => {
      if (this.#turns.get(stream) === turn) this.#turns.delete(stream);
    };
    turn.then(end, end);
    return turn;
  }

  async #land(stream: string, expected: Expected, events: readonly NewEvent[], until: Until): Promise<Appended> {
    if (performance.now() >= until) throw new StoreUnavailable('EventStoreDB does not answer: nothing was written');
    if (expected === 'any' || this.#isDoubtful(events)) {
      const landed = await this.#streams.search(stream, events, until);
      if (landed !== null) return landed;
    }
    for (;;) {
      const head = await this.#headFor(stream, expected, events, until);
      if ('landed' in head) return head.landed;
      const outcome = await this.#write(stream, head.head, events, until);
      if (!('actual' in outcome)) return outcome;
      const landed = await this.#streams.landedAfter(stream, head.head?.revision ?? -1, events, until);
      if (landed !== null) return landed;
      if (expected !== 'any' || performance.now() >= until) throw new WrongRevision(stream, expected, outcome.actual);
    }
  }

  #isDoubtful(events: readonly NewEvent[]): boolean {
    return events.some(({ id }) => this.#doubtful.get(id) === true);
  }

  /** The end of the stream that is expected; or where the events stand already. @throws WrongRevision */
  async #headFor(
    stream: string,
    expected: Expected,
    events: readonly NewEvent[],
    until: Until,
  ): Promise<{ readonly head: Head | undefined } | { readonly landed: Appended }> {
    if (expected === 'absent') return { head: undefined };
    const known = this.#streams.known(stream);
    if (expected === 'any') return { head: known ?? (await this.#streams.end(stream, until)) };
    if (known?.revision === expected && known.id !== events.at(-1)?.id) return { head: known };
    const from = Math.max(0, expected - events.length + 1);
    const page = await this.#streams.page(stream, from, 2 * events.length, until);
    const at = page.findIndex(({ id }) => id === events[0]?.id);
    const landed = at < 0 ? null : this.#streams.placed(events, page.slice(at));
    if (landed !== null) return { landed };
    const last = page.at(-1);
    if (last?.revision === expected) return { head: last };
    throw new WrongRevision(stream, expected, (await this.#streams.end(stream, until))?.revision ?? -1);
  }

  /** Writes after a head. An answer that is lost is asked for again: the store knows the ids. */
  async #write(
    stream: string,
    head: Head | undefined,
    events: readonly NewEvent[],
    until: Until,
  ): Promise<Appended | { readonly actual: number }> {
    const { proposed, head: coming } = chainedEvents(stream, head, events);
    const outcome = await this.#sent(stream, head?.revision ?? -1, events, proposed, until);
    if ('actual' in outcome) {
      this.#streams.forget(stream);
      return outcome;
    }
    const { revision, position } = outcome;
    if (position === null) {
      const landed = await this.#streams.landedAfter(stream, head?.revision ?? -1, events, until);
      if (landed === null) throw new DamagedLog(0, `${stream} does not hold what was appended to it`);
      return landed;
    }
    const last = events.at(-1);
    if (last !== undefined) this.#streams.know(stream, { ...coming, id: last.id });
    return { revision, position };
  }

  async #sent(
    stream: string,
    expected: number,
    events: readonly NewEvent[],
    proposed: readonly Proposed[],
    until: Until,
  ): Promise<AppendOutcome> {
    const half = performance.now() + (until - performance.now()) / 2;
    const size = proposed.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
    const way = size > SHARED_SIZE ? 'append' : 'appendShared';
    try {
      return await this.#client[way](this.#prefix + stream, expected, proposed, half);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      // Perhaps it landed, perhaps it will: the same append once more tells, since the store writes the same ids once. Where
      // it stands is not told then: the store may name another position.
      for (const { id } of events) this.#doubtful.set(id, true);
      const outcome = await this.#client.append(this.#prefix + stream, expected, proposed, until);
      return 'actual' in outcome ? outcome : { ...outcome, position: null };
    }
  }
}
