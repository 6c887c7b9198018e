import { outward, type StoredEvent } from '@terroir/events';
import type { EventLog, Subscription } from '../log/event-log.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { Stuck } from './reactor.ts';

/** A message to other systems. `value` is the public JSON as text; messages with the same key keep their order. */
export interface OutwardMessage {
  readonly topic: string;
  readonly key: string;
  readonly headers: {
    readonly event_id: string;
    readonly event_type: string;
    readonly event_version: string;
    readonly position: string;
  };
  readonly value: string;
}

/** Tells other systems. */
export interface Publisher {
  /**
   * Resolves once all messages are kept where they were sent to. After an error any of them may have arrived; sent again
   * in the same order, they do no harm to who looks at `event_id`.
   * @throws PublisherUnavailable when they were not taken in time
   */
  publish(messages: readonly OutwardMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** The messages were not taken, or nobody said that they were. Trying again later is right. */
export class PublisherUnavailable extends Error {
  override readonly name = 'PublisherUnavailable';
}

/**
 * The message that an event becomes, or null when it stays.
 * @throws ZodError when the event does not say what its public schema promises
 */
export function outwardMessage(event: StoredEvent): OutwardMessage | null {
  const out = outward(event);
  if (out === null) return null;
  return {
    topic: out.topic,
    key: event.stream,
    headers: {
      event_id: event.id,
      event_type: event.type,
      event_version: String(out.event.version),
      position: String(event.position),
    },
    value: JSON.stringify(out.event),
  };
}

export interface PublishingOptions {
  readonly name: string;
  /** The raw log will do: personal fields are not looked at. */
  readonly log: EventLog;
  /** May reject a move, as when another process has taken over: nothing more is sent before a move has succeeded. */
  readonly checkpoints: Checkpoints;
  readonly publisher: Publisher;
  /** What an event becomes; the public JSON of `@terroir/events` unless given. */
  readonly messageOf?: (event: StoredEvent) => OutwardMessage | null;
}

/** A publisher that follows the log. */
export interface Publishing {
  readonly name: string;
  /** Everything up to here has been published. */
  readonly position: number;
  /** Where it cannot get on, tried again after ever longer pauses; null while all is well. */
  readonly stuck: Stuck | null;
  /** Resolves when what is under way has ended. Leaves the publisher open. */
  close(): Promise<void>;
}

/** Events that stay may be passed by twice: so many of them move the checkpoint, or the end. */
const PASSED = 1000;

/**
 * Follows the log from its own checkpoint and publishes what leaves, in the order of the log, one batch at a time. The
 * checkpoint moves after the broker's answer, so every event is published at least once, and in order for each stream when
 * what arrives again is left out. What fails is tried again for ever by the log's subscription, and nothing overtakes it.
 */
export async function publishing(options: PublishingOptions): Promise<Publishing> {
  const { name, log, checkpoints, publisher, messageOf = outwardMessage } = options;
  let kept = (await checkpoints.get(name)) ?? 0;
  let done = kept;
  /** Whether something was published whose checkpoint is not kept yet. */
  let owed = false;
  let stuck: Stuck | null = null;

  function hinder(position: number, error: unknown): Error {
    stuck = { position, attempts: stuck?.position === position ? stuck.attempts + 1 : 1, error };
    return new Error(`${name} could not tell what happened at position ${position}`, { cause: error });
  }

  async function keep(): Promise<void> {
    if (kept === done) return;
    const reached = done;
    await checkpoints.set(name, reached);
    kept = reached;
    owed = false;
  }

  async function tell(messages: readonly OutwardMessage[], from: number, upTo: number): Promise<void> {
    if (messages.length > 0) {
      await publisher.publish(messages).catch((error: unknown) => {
        throw hinder(from, error);
      });
      owed = true;
    }
    done = upTo;
    stuck = null;
    if (owed || done - kept >= PASSED) await keep();
  }

  async function onEvents(events: readonly StoredEvent[]): Promise<void> {
    if (owed) await keep(); // a checkpoint that could not be moved before
    const messages: OutwardMessage[] = [];
    const first = done;
    let upTo = done;
    for (const event of events) {
      if (event.position <= first) continue; // a batch may come again
      try {
        const message = messageOf(event);
        if (message !== null) messages.push(message);
      } catch (error) {
        if (upTo > done) await tell(messages, first + 1, upTo); // what stands before it is not held up
        throw hinder(event.position, error);
      }
      upTo = event.position;
    }
    if (upTo > done) await tell(messages, first + 1, upTo);
  }

  const following: Subscription = log.subscribe(kept, onEvents);
  return {
    name,
    get position() {
      return done;
    },
    get stuck() {
      return stuck;
    },
    async close() {
      await following.close();
      // A checkpoint that cannot be moved any more (lease lost, store gone) loses nothing: who follows begins before it.
      await keep().catch(() => undefined);
    },
  };
}
