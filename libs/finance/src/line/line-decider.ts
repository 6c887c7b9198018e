import {
  recordDecider,
  type Context,
  type Decider,
  type Decision,
  type FieldsOf,
  type InStream,
  type Message,
  type RecordDecider,
  type RecordState,
} from '@terroir/kernel';

/** The fields of a line as its decider remembers them. */
type Remembered<Noun extends string, E extends Message> = FieldsOf<Noun, E> & {
  /** The instant of the last correction, ISO 8601 UTC. */
  readonly correctedAt?: string;
};
type State<Noun extends string, E extends Message> = RecordState<Remembered<Noun, E>>;

/** What a version brings back: when a line was corrected is no field of it. */
function entered<Fields extends { readonly correctedAt?: string }>(state: RecordState<Fields>): RecordState<Fields> {
  if (state.fields === null) return state;
  const { correctedAt: _, ...fields } = state.fields;
  return { ...state, fields: fields as typeof state.fields };
}

/** The decider of one side of the books: that of a record which remembers when it was last corrected. */
export function lineDecider<Noun extends string, C extends Message, E extends Message>(
  of: RecordDecider<Noun, C, E>,
): Decider<State<Noun, E>, C, E> {
  const made = recordDecider<Noun, C, E>(of);
  const corrected = `${of.noun}Corrected`;
  type Step = (state: State<Noun, E>, data: object, at: InStream) => State<Noun, E>;
  const evolve = made.evolve as unknown as Readonly<Record<string, Step>>;
  const correct: Step = (state, data, at) => {
    const next = evolve[corrected]?.(state, data, at) ?? state;
    return next.fields === null ? next : { ...next, fields: { ...next.fields, correctedAt: at.recorded } };
  };
  type Revert = (state: State<Noun, E>, data: { readonly to: State<Noun, E> }, context: Context) => Decision<E>;
  const decide = made.decide as unknown as Readonly<Record<string, Revert>>;
  const reverted = `Revert${of.noun}`;
  const revert: Revert = (state, { to }, context) =>
    decide[reverted]?.(entered(state), { to: entered(to) }, context) ?? null;
  return {
    ...made,
    decide: { ...decide, [reverted]: revert },
    evolve: { ...evolve, [corrected]: correct },
  } as unknown as Decider<State<Noun, E>, C, E>;
}
