import { DamagedLog, StoreUnavailable, type EventLog } from '../log/event-log.ts';
import type { EmbeddedLog, Soundness } from '../sqlite/event-log.sqlite.ts';
import type { Building } from '../projection/building.ts';
import type { Projector } from '../projection/projector.ts';
import type { Reactor } from '../following/reactor.ts';

/**
 * One projection's place in the log; `lag` counts events, and not beyond what makes a process not ready, and is null while
 * the log cannot tell.
 */
export interface ProjectionHealth {
  readonly name: string;
  readonly position: number;
  readonly lag: number | null;
  readonly parked: number;
}

/** One reactor's or publisher's place in the log; `stuck` at an event that it tries again and again, and why. */
export interface ReactorHealth {
  readonly name: string;
  readonly position: number;
  readonly stuck: { readonly position: number; readonly attempts: number; readonly error: string } | null;
}

/** Whether the events that the log held at the start are checked by now, and the damage that was found. */
export interface LogHealth {
  readonly checked: boolean;
  readonly damage: string | null;
}

/**
 * What `/api/health/ready` shows to analysts; everybody else gets `ready` alone. `head` is null while the log cannot
 * answer, `log` where nothing is checked at the start, `building` once the read models are built, and there are no projections while the read models cannot answer.
 */
export interface Health {
  check(): Promise<{
    readonly ready: boolean;
    readonly head: number | null;
    readonly log: LogHealth | null;
    readonly building: Building | null;
    readonly projections: readonly ProjectionHealth[];
    readonly reactors: readonly ReactorHealth[];
  }>;
}

/** Read models further behind than this many events make the process not ready. */
const LAG = 1000;

/** What follows the log in a process, besides the read models. */
export type Follower = Pick<Reactor, 'name' | 'position' | 'stuck'>;

/** What went wrong, in its own words; a mail server's may name whom it did not want. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');

/** The answer, null while its source cannot answer: a health check exists to find that out. */
async function unlessAway<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof DamagedLog) return null;
    throw error;
  }
}

/** Where the positions of the log and of the read models come from. */
export interface Measured {
  readonly raw: Pick<EventLog, 'head' | 'readAll'> & Partial<Pick<EmbeddedLog, 'isWriting' | 'soundness'>>;
  readonly projector: Pick<Projector, 'standing' | 'building'>;
}

function logHealth(soundness: Soundness): LogHealth {
  return { checked: soundness === 'sound', damage: soundness instanceof DamagedLog ? soundness.message : null };
}

/** The health of a process with this store and these followers. */
export function healthOf({ raw, projector }: Measured, followers: readonly Follower[]): Health {
  /** Events after a position, and not many more than make a process not ready. */
  async function missingAfter(position: number, head: number) {
    return position < head ? unlessAway(raw.readAll(position, LAG + 1)) : [];
  }

  return {
    async check() {
      const [head, standing] = await Promise.all([unlessAway(raw.head()), unlessAway(projector.standing())]);
      const places = standing ?? [];
      // In the cluster positions are places in a file: only reading what comes after one shows how many events that are.
      const hindmost = Math.min(...places.map(({ position }) => position));
      const missing = head === null ? null : await missingAfter(hindmost, head);
      const projections = places.map(({ name, position, parked }) => ({
        name,
        position,
        lag: missing?.filter((event) => event.position > position).length ?? null,
        parked,
      }));
      const reactors = followers.map(({ name, position, stuck }) => ({
        name,
        position,
        stuck: stuck && { position: stuck.position, attempts: stuck.attempts, error: reasonOf(stuck.error) },
      }));
      const ready = standing !== null && projections.every(({ lag }) => lag !== null && lag <= LAG);
      const isWriting = raw.isWriting?.() ?? true;
      const log = raw.soundness === undefined ? null : logHealth(raw.soundness());
      const building = projector.building();
      const isReady = ready && missing !== null && isWriting && building === null;
      return { ready: isReady, head, log, building, projections, reactors };
    },
  };
}
