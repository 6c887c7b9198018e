import type { StoredEvent } from '@terroir/events';
import type { EventLog } from '../log/event-log.ts';
import type { ListedCheckpoints } from './checkpoints.ts';
import { openRounds } from './rounds.ts';

/** Which reactions may wait by themselves while those behind them go on, and for how long. */
export interface Deferral {
  /** Whether a failure concerns this event alone. */
  readonly isOfEvent: (error: unknown) => boolean;
  /** Milliseconds from one try to the next, and from the event to its last one. */
  readonly every: number;
  readonly longest: number;
  /** Of what is given up, and of tries that fail otherwise. */
  readonly report: (error: unknown) => void;
}

export interface DeferredEventsOptions extends Deferral {
  /** Of the reactor. */
  readonly name: string;
  readonly log: Pick<EventLog, 'readAll'>;
  readonly checkpoints: ListedCheckpoints;
  readonly react: (event: StoredEvent) => Promise<void>;
}

/**
 * Events whose reaction waits for its next try. Their positions are kept beside the reactor's checkpoint, so that a restart, another
 * process or a move to other engines goes on with them; what is in them is read from the log each time.
 */
export async function openDeferredEvents(options: DeferredEventsOptions) {
  const { name, log, checkpoints, react, isOfEvent, every, longest, report } = options;
  const prefix = `${name} waits `;
  /** Positions by the names under which they are kept. */
  const waiting = new Map([...(await checkpoints.all())].filter(([key]) => key.startsWith(prefix)));

  async function retry(key: string, position: number): Promise<void> {
    const [event] = await log.readAll(position - 1, 1);
    if (event?.position === position)
      try {
        await react(event);
      } catch (error) {
        if (!isOfEvent(error)) return report(error);
        if (Date.now() - Date.parse(event.recorded) < longest) return;
        report(new Error(`${name} gives up ${event.type} at position ${position}`, { cause: error }));
      }
    await checkpoints.remove(key);
    waiting.delete(key);
  }

  const rounds = openRounds({
    every,
    report,
    async round(ending) {
      for (const [key, position] of waiting) {
        if (ending.aborted) return;
        await retry(key, position);
      }
    },
  });
  return {
    async add({ position }: StoredEvent): Promise<void> {
      const key = `${prefix}${position}`;
      await checkpoints.set(key, position);
      waiting.set(key, position);
    },
    close: () => rounds.close(),
  };
}
