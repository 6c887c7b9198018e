import type { Context, InStream } from './context.ts';
import { Refusal } from './refusal.ts';

/** A command or an event: its name and its data. */
export interface Message {
  readonly type: string;
  readonly data: object;
}

/** The data of the message of one type out of a union of messages. */
export type DataOf<M extends Message, T extends M['type']> = Extract<M, { readonly type: T }>['data'];

/** One event, several, nothing to record (null), or a refusal. */
export type Decision<E extends Message> = E | readonly E[] | Refusal | null;

/**
 * A pure aggregate as two tables. `decide` has a row per command, `evolve` a row per event: a missing row is a compile
 * error, and there is no default branch to hide behind.
 */
export interface Decider<State, Command extends Message, Event extends Message> {
  /** The aggregate's name, also the prefix of its streams: `${name}-${id}`. */
  readonly name: string;
  readonly initial: State;
  readonly decide: {
    readonly [T in Command['type']]: (state: State, data: DataOf<Command, T>, context: Context) => Decision<Event>;
  };
  readonly evolve: {
    readonly [T in Event['type']]: (state: State, data: DataOf<Event, T>, at: InStream) => State;
  };
}

// Inside the kernel a table is looked up by a name that only the caller's types know to be valid.
type AnyRow = (state: unknown, data: object, last: unknown) => unknown;
const rowOf = (table: object, type: string): AnyRow => {
  const row: unknown = Object.hasOwn(table, type) ? table[type as keyof typeof table] : undefined;
  if (typeof row !== 'function') throw new Error(`No row for ${type}`);
  return row as AnyRow;
};

/** The state after the events, starting from `from` (the decider's initial state unless given). */
export function evolve<S, C extends Message, E extends Message>(
  decider: Decider<S, C, E>,
  events: Iterable<E & InStream>,
  from: S = decider.initial,
): S {
  let state = from;
  for (const event of events) state = rowOf(decider.evolve, event.type)(state, event.data, event) as S;
  return state;
}

/** The events that a command leads to (none when there is nothing to change), or the refusal. */
export function decide<S, C extends Message, E extends Message>(
  decider: Decider<S, C, E>,
  state: S,
  command: C,
  context: Context,
): readonly E[] | Refusal {
  const decision = rowOf(decider.decide, command.type)(state, command.data, context) as Decision<E>;
  if (decision === null) return [];
  if (decision instanceof Refusal) return decision;
  return Array.isArray(decision) ? (decision as readonly E[]) : [decision as E];
}
