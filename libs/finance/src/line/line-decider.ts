import {
  keptFields,
  recordDecider,
  refuse,
  type Context,
  type Decider,
  type Decision,
  type FieldsOf,
  type InStream,
  type Message,
  type RecordDecider,
  type RecordState,
} from '@terroir/kernel';
import type { Subcategory } from '@terroir/reference';
import { disagreement, type Placed } from './disagreement.ts';

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

/** Where the lines of a side stand in the catalogue. */
interface OfSide {
  readonly subcategory: (id: string) => Subcategory | undefined;
  /** What the form calls the subcategory. */
  readonly categoryField: 'inputCategoryId' | 'outputCategoryId';
}

/** The decider of one side of the books: that of a record which remembers when it was last corrected, and can be moved alone. */
export function lineDecider<Noun extends string, C extends Message, E extends Message>(
  of: Omit<RecordDecider<Noun, C, E>, 'side'> & { readonly side: OfSide },
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
  const { subcategory, categoryField } = of.side;
  /** A line in another subcategory, all else as it is. */
  const recategorize = (state: State<Noun, E>, form: Readonly<Record<string, unknown>>, { id }: Context) => {
    const before = keptFields(state) as Placed | null;
    if (before === null) return refuse('not_found');
    const subcategoryId = String(form[categoryField]);
    if (subcategoryId === before.subcategoryId) return null;
    const line = { subcategoryId, unitId: before.unitId };
    const data = { [`${of.noun.toLowerCase()}Id`]: id, subcategoryId };
    return disagreement(line, subcategory(subcategoryId), categoryField, before) ?? { type: corrected, data };
  };
  const reverted = `Revert${of.noun}`;
  const revert: Revert = (state, { to }, context) =>
    decide[reverted]?.(entered(state), { to: entered(to) }, context) ?? null;
  return {
    ...made,
    decide: { ...decide, [reverted]: revert, [`Recategorize${of.noun}`]: recategorize },
    evolve: { ...evolve, [corrected]: correct },
  } as unknown as Decider<State<Noun, E>, C, E>;
}
