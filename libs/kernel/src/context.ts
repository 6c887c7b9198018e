/** Roles of readings §1; `guest` has no account, `operator` is the command line, `system` is a reactor or a policy. */
export const roles = [
  'guest',
  'producer_level_one',
  'producer_level_two',
  'producer_level_three',
  'business_level_one',
  'analyst',
  'operator',
  'system',
] as const;
export type Role = (typeof roles)[number];

/** Who asks. `companyId` is null for guests, analysts and the system; the operator may act for a company. */
export interface Actor {
  readonly accountId: string | null;
  readonly companyId: string | null;
  readonly role: Role;
}

/** Everything impure a decision may use, given from outside so that deciding stays a function of its arguments. */
export interface Context {
  /** The id of the aggregate that decides: the part of the stream name after the first dash. */
  readonly id: string;
  /** The instant of the decision, ISO 8601 UTC with milliseconds. */
  readonly now: string;
  readonly actor: Actor;
  /** A fresh identifier (UUIDv7). */
  readonly newId: () => string;
}

/** Where an event stands in its stream; what a decider may know besides the event's data. */
export interface InStream {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly recorded: string;
  readonly actor: Actor;
  /** The company whose record changed, or null. */
  readonly companyId: string | null;
}

/** Where an event stands in the log; what a fold may know besides the event's data. */
export interface Recorded extends InStream {
  readonly position: number;
}

/** The aggregate's name and id in a stream name: `producer_input-0198…` → `['producer_input', '0198…']`. */
export function splitStream(stream: string): readonly [aggregate: string, id: string] {
  const dash = stream.indexOf('-');
  return dash < 0 ? [stream, ''] : [stream.slice(0, dash), stream.slice(dash + 1)];
}
