import { eventTypes, type NewEvent } from '@terroir/events';
import {
  decide,
  evolve,
  Refusal,
  refuse,
  splitStream,
  type Actor,
  type Decider,
  type InStream,
  type Message,
} from '@terroir/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import { WrongRevision, type EventLog } from './event-log.ts';
import { StreamTurns } from './stream-turns.ts';

export { uuidv5, uuidv7 } from './uuid.ts';

/** Who sends a command, on whose behalf, and what they believe the record's version to be. */
export interface Caller {
  readonly actor: Actor;
  /** One id for everything that a request leads to. */
  readonly correlationId: string;
  /** The event or request that caused it; the correlation id unless a reactor sends. */
  readonly causationId?: string;
  /** The revisions named by If-Match (-1: never recorded): the append lands at one of them or not at all. */
  readonly ifMatch?: readonly number[];
}

/** What became of a command: the new state, where it stands, and the events it recorded (none if nothing changed). */
export interface Sent<State, Event extends Message = Message> {
  readonly id: string;
  readonly state: State;
  readonly events: readonly Event[];
  readonly revision: number;
  /** Null when nothing was recorded. */
  readonly position: number | null;
}

/** The only command on the bus: a decider, the aggregate's id, the command, and who sends it. */
export class Send<S = unknown, C extends Message = Message, E extends Message = Message> {
  constructor(
    readonly decider: Decider<S, C, E>,
    readonly id: string,
    readonly command: C,
    readonly caller: Caller,
    /** The id was made for this command: its stream is taken to be absent until an append meets another. */
    readonly isNew = false,
  ) {}
}

/** The impure surroundings of sending. */
export interface Surroundings {
  readonly log: Pick<EventLog, 'readStream' | 'append'>;
  readonly now: () => string;
  readonly newId: () => string;
  /** Waits before another attempt, the first of which is 1; a random time that doubles unless given. */
  readonly pause?: (attempt: number) => Promise<void>;
}

/** Enough for dozens of processes that write to one stream at once. */
const ATTEMPTS = 10;
/** The longest pause, in milliseconds. */
const LONGEST = 100;
const jittered = (attempt: number): Promise<void> => sleep(Math.random() * Math.min(LONGEST, 2 ** attempt));

/** The turns of each log: whoever sends to one log takes a turn in the same line. */
const turns = new WeakMap<Surroundings['log'], StreamTurns>();
function turnsOf(log: Surroundings['log']): StreamTurns {
  let found = turns.get(log);
  if (found === undefined) turns.set(log, (found = new StreamTurns()));
  return found;
}

const CROSS_COMPANY_ROLES: ReadonlySet<string> = new Set(['operator', 'system']);

/**
 * Reads the stream, replays, decides and appends at the revision it read. Commands to one stream take turns; a race lost
 * to another process is decided again on the new state because deciding is pure, unless the caller named a version. Who
 * loses every attempt is refused with `version_conflict`. A stream of another company is as good as absent.
 */
export function send<S, C extends Message, E extends Message>(
  surroundings: Surroundings,
  command: Send<S, C, E>,
): Promise<Sent<S, E> | Refusal> {
  const stream = `${command.decider.name}-${command.id}`;
  return turnsOf(surroundings.log).run(stream, () => sendAlone(surroundings, stream, command));
}

async function sendAlone<S, C extends Message, E extends Message>(
  { log, now, newId, pause = jittered }: Surroundings,
  stream: string,
  { decider, id, command, caller, isNew }: Send<S, C, E>,
): Promise<Sent<S, E> | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    const past = (isNew && attempt === 1 ? [] : await log.readStream(stream)) as unknown as readonly (E & InStream)[];
    const revision = past.length - 1;
    const owner = past[0]?.companyId ?? null;
    const { actor, ifMatch } = caller;
    if (owner !== null && owner !== actor.companyId && !CROSS_COMPANY_ROLES.has(actor.role)) return refuse('not_found');
    if (ifMatch !== undefined && !ifMatch.includes(revision))
      return refuse(revision < 0 ? 'not_found' : 'version_conflict');
    const state = evolve(decider, past);
    const instant = now();
    const decision = decide(decider, state, command, { id, now: instant, actor, newId });
    if (decision instanceof Refusal) return decision;
    if (decision.length === 0) return { id, state, events: [], revision, position: null };
    const companyId = owner ?? actor.companyId;
    const events = decision.map(({ type, data }): NewEvent => ({
      id: newId(),
      type,
      version: eventTypes.get(type)?.version ?? 1,
      recorded: instant,
      actor: { accountId: actor.accountId, companyId: actor.companyId, role: actor.role },
      companyId,
      correlationId: caller.correlationId,
      causationId: caller.causationId ?? caller.correlationId,
      data: data as Record<string, unknown>,
    }));
    try {
      const appended = await log.append(stream, revision < 0 ? 'absent' : revision, events);
      const added = events.map((event, at) => ({ ...event, stream, revision: revision + 1 + at }));
      const after = evolve(decider, added as unknown as (E & InStream)[], state);
      return { id, state: after, events: decision, revision: appended.revision, position: appended.position };
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
      if (ifMatch !== undefined || attempt === ATTEMPTS) return refuse('version_conflict');
      await pause(attempt);
    }
  }
}

/** The aggregate's name of a stream, for views that fold several. */
export const aggregateOf = (stream: string): string => splitStream(stream)[0];
