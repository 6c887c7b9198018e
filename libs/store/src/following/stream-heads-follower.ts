import type { EventLog, Subscription } from '../log/event-log.ts';
import { PositionSignal } from '../log/position-signal.ts';
import type { StreamHead, StreamHeads } from '../log/stream-heads.ts';

export interface StreamHeadsFollowerOptions {
  /** The raw log will do: only revisions and hashes are read. */
  readonly log: EventLog;
  readonly heads: StreamHeads;
  /** Where following begins: the checkpoint of the heads. */
  readonly after: number;
  /** They come first: a batch waits for them, a second at most. */
  readonly readModels: { waitFor(position: number, milliseconds: number): boolean | Promise<boolean> };
  /** The shortest rest after a write, in milliseconds (500). */
  readonly rest?: number;
}

const REST = 500;
/** A rest is at least so many times as long as the write before it: read models have the engine for the most part. */
const TIMES = 3;
/** Milliseconds. */
const SECOND = 1000;

/**
 * Follows the log behind the read models and keeps the head of every stream: one write for each batch of events and a rest
 * after it, in which the next batch gathers. Nothing is written while nothing happens. A write that fails is tried again.
 */
export function followStreamHeads(options: StreamHeadsFollowerOptions): Subscription {
  const { log, heads, after, readModels, rest = REST } = options;
  const resting = new PositionSignal();
  const following = log.subscribe(after, async (events) => {
    const upTo = events.at(-1)?.position ?? 0;
    await readModels.waitFor(upTo, SECOND);
    const newest = new Map<string, StreamHead>();
    for (const { stream, revision, hash, position } of events) newest.set(stream, { stream, revision, hash, position });
    const began = performance.now();
    await heads.keep([...newest.values()], upTo);
    await resting.wait(Math.max(rest, TIMES * (performance.now() - began)));
  });
  return {
    close() {
      resting.ring(); // ends the rest
      return following.close();
    },
  };
}
