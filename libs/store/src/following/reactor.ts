import type { StoredEvent } from '@terroir/events';
import type { Message } from '@terroir/kernel';
import type { ListedCheckpoints } from './checkpoints.ts';
import { openDeferredEvents, type Deferral } from './deferred-events.ts';
import { StoreUnavailable, type EventLog, type Subscription } from '../log/event-log.ts';

/** What a reactor does on events: once for each, in order. */
export type Reactions<E extends Message = Message> = {
  readonly [T in E['type']]?: (
    event: Extract<E, { readonly type: T }> & Omit<StoredEvent, 'type' | 'data'>,
  ) => Promise<void>;
};

/** Events that ask for no reaction may be passed by twice: so many of them move the checkpoint, or the end. */
const PASSED = 1000;

export interface ReactorOptions<E extends Message> {
  readonly name: string;
  readonly log: EventLog;
  readonly checkpoints: ListedCheckpoints;
  /** What of its events may wait by itself; without it every failure holds up all that comes behind. */
  readonly deferral?: Deferral;
  /** Where the very first start begins on a log that exists: with its first event, or with what comes. */
  readonly from: 'start' | 'head';
  readonly on: Reactions<E>;
}

/** What a reactor is stuck at. */
export interface Stuck {
  readonly position: number;
  readonly attempts: number;
  readonly error: unknown;
}

/** A running reactor. */
export interface Reactor {
  readonly name: string;
  /** Everything up to here is done. */
  readonly position: number;
  /** The event that it cannot get past, tried again after ever longer pauses; null while all is well. */
  readonly stuck: Stuck | null;
  /** Resolves when the reaction in flight has ended. */
  close(): Promise<void>;
}

/**
 * Follows the log from the reactor's own checkpoint and reacts to each event once, in order. The checkpoint moves after
 * the reaction has succeeded; a reaction that fails is tried again after a pause, and nothing overtakes it, unless the failure
 * is of its event alone (`deferral`). Only a crash
 * between a reaction and its checkpoint repeats one, so a reaction is best made so that a repetition does no harm.
 */
export async function react<E extends Message>(options: ReactorOptions<E>): Promise<Reactor> {
  const { name, log, checkpoints, from, deferral } = options;
  const on = options.on as Readonly<Record<string, ((event: StoredEvent) => Promise<void>) | undefined>>;
  let position = await checkpoints.get(name);
  if (position === null) {
    position = from === 'head' ? await log.head() : 0;
    await checkpoints.set(name, position);
  }
  let done: number = position;
  let kept: number = position;
  /** Whether a reaction has succeeded whose checkpoint is not kept yet. */
  let owed = false;
  let stuck: Stuck | null = null;

  const reactionTo = ({ type }: StoredEvent) => (Object.hasOwn(on, type) ? on[type] : undefined);
  const deferred =
    deferral &&
    (await openDeferredEvents({
      ...deferral,
      name,
      log,
      checkpoints,
      react: async (event) => reactionTo(event)?.(event),
    }));

  async function reactTo(event: StoredEvent): Promise<void> {
    const reaction = reactionTo(event);
    if (reaction)
      try {
        await reaction(event).catch(async (error: unknown) => {
          if (!deferred || !deferral?.isOfEvent(error)) throw error;
          await deferred.add(event);
        });
      } catch (error) {
        stuck = { position: event.position, attempts: (stuck?.attempts ?? 0) + 1, error };
        throw new Error(`${name} could not react to ${event.type} at position ${event.position}`, { cause: error });
      }
    stuck = null;
    done = event.position;
    if (!reaction) return;
    owed = true;
    await keep();
  }
  async function keep(): Promise<void> {
    if (kept === done) return;
    const reached = done;
    await checkpoints.set(name, reached);
    kept = reached;
    owed = false;
  }

  const following: Subscription = log.subscribe(position, async (events) => {
    if (owed) await keep(); // a checkpoint that could not be written before
    for (const event of events) if (event.position > done) await reactTo(event); // a batch may come again
    if (owed || done - kept >= PASSED) await keep();
  });
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
      await deferred?.close();
      try {
        await keep();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error; // what asked for nothing is passed by again
      }
    },
  };
}
