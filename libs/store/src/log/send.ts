import { eventTypes, type NewEvent } from '@terroir/events';
import {
  decide,
  evolve,
  Refusal,
  refuse,
  splitStream,
  type Actor,
  type Decider,
  type Message,
  type Recorded,
} from '@terroir/kernel';
import { WrongRevision, type EventLog } from './event-log.ts';

export { uuidv7 } from './uuid.ts';

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
}

const ATTEMPTS = 5;
const CROSS_COMPANY_ROLES: ReadonlySet<string> = new Set(['operator', 'system']);

/**
 * Reads the stream, replays, decides and appends at the revision it read. A lost race is decided again on the new state
 * because deciding is pure, unless the caller named a version. A stream of another company is as good as absent.
 */
export async function send<S, C extends Message, E extends Message>(
  { log, now, newId }: Surroundings,
  { decider, id, command, caller, isNew }: Send<S, C, E>,
): Promise<Sent<S, E> | Refusal> {
  const stream = `${decider.name}-${id}`;
  for (let attempt = 1; ; attempt += 1) {
    const past = (isNew && attempt === 1 ? [] : await log.readStream(stream)) as unknown as readonly (E & Recorded)[];
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
      const first = appended.position - events.length + 1;
      const added = events.map((event, at) => ({
        ...event,
        stream,
        revision: revision + 1 + at,
        position: first + at,
      }));
      const after = evolve(decider, added as unknown as (E & Recorded)[], state);
      return { id, state: after, events: decision, revision: appended.revision, position: appended.position };
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
      if (ifMatch !== undefined) return refuse('version_conflict');
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** The aggregate's name of a stream, for views that fold several. */
export const aggregateOf = (stream: string): string => splitStream(stream)[0];
