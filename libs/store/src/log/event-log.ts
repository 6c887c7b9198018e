import type { NewEvent, StoredEvent } from '@terroir/events';

/** What the stream must look like for an append to land: its last revision, not there yet, or whatever it is. */
export type Expected = number | 'absent' | 'any';

/** Where an append ended: the stream's last revision and the log position of its last event. */
export interface Appended {
  readonly revision: number;
  readonly position: number;
}

/** A running subscription. `close` resolves when the callback in flight has ended; none follows. */
export interface Subscription {
  close(): Promise<void>;
}

/**
 * The log of events, the only truth. Positions start at 1, rise without gap in the embedded log and without order
 * changes in any; revisions of a stream start at 0. Every promise of this port is checked by `eventLogContract`.
 */
export interface EventLog {
  /**
   * Appends all events or none and resolves once they are durable. The same event ids appended to the same stream again
   * (a retry after an unknown outcome) answer where they stand and write nothing.
   * @throws WrongRevision when the stream is not as expected, StoreUnavailable when nothing could be written.
   */
  append(stream: string, expected: Expected, events: readonly NewEvent[]): Promise<Appended>;
  /** The stream's events from a revision on, in order; empty when there is no such stream. */
  readStream(stream: string, from?: number): Promise<readonly StoredEvent[]>;
  /** At most `limit` events after a position, in order. */
  readAll(after: number, limit: number): Promise<readonly StoredEvent[]>;
  /** The position of the last event, 0 when there is none. */
  head(): Promise<number>;
  /**
   * Hands over every event after a position in order, in batches, first the past and then what comes. The next batch
   * waits for the callback; a rejected callback is tried again with the same batch after a pause.
   */
  subscribe(after: number, onEvents: (events: readonly StoredEvent[]) => Promise<void>): Subscription;
  close(): Promise<void>;
}

/** The stream has another last revision than the writer expected; -1 means that it does not exist. */
export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';
  readonly stream: string;
  readonly expected: Expected;
  readonly actual: number;
  constructor(stream: string, expected: Expected, actual: number) {
    super(`${stream} is at revision ${actual}, expected ${expected}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The store cannot answer (full disk, engine gone); nothing was written. Answered as 503. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The log does not say what was written to it. `position` is the first event that is wrong, 0 for the file itself. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
  readonly position: number;
  readonly reason: string;
  constructor(position: number, reason: string) {
    super(`The log is damaged at position ${position}: ${reason}`);
    this.position = position;
    this.reason = reason;
  }
}

/** The stream of seals: one `LogSealed` after another. */
export const SEAL_STREAM = 'seal-log';
