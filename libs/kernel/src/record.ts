import { z } from 'zod';
import type { Context, Recorded } from './context.ts';
import type { DataOf, Decider, Decision, Message } from './decider.ts';
import { refuse, type Refusal } from './refusal.ts';
import { view, type Tallied, type View } from './view.ts';

// A record is entered, corrected, removed and restored. Its fields are those of its first event, `InputRecorded`, so a field
// that is added there is carried to the correction, the state and the row without being named again.

/** The id of a record in its events: `inputId` of the noun `Input`. */
type IdOf<Noun extends string> = `${Uncapitalize<Noun>}Id`;
type Named<M extends Message, Name extends string> = DataOf<M, Name & M['type']>;

/** The fields of a record, as its first event says them. */
export type FieldsOf<Noun extends string, E extends Message> = Omit<Named<E, `${Noun}Recorded`>, IdOf<Noun>>;

/** Fields and the instant of the recording (ISO 8601 UTC), which corrections do not move. */
export type Dated<Fields> = Fields & { readonly recordedAt: string };

/** A record as its decider remembers it: never recorded (no fields), kept, or removed. */
export interface RecordState<Fields> {
  readonly fields: Dated<Fields> | null;
  readonly removed: boolean;
}

/** The fields of a record that was recorded and is not removed, else null. */
export const keptFields = <Fields>({ fields, removed }: RecordState<Fields>): Dated<Fields> | null =>
  removed ? null : fields;

/** Brings a record back to what it was in one of its versions. */
export interface RevertCommand<Noun extends string, Fields> {
  readonly type: `Revert${Noun}`;
  readonly data: { readonly to: RecordState<Fields> };
}

type Loose = Readonly<Record<string, unknown>>;
const defined = (fields: object): Loose =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of `to` that differ from `from`; one that `to` leaves out (undefined) keeps its value, null empties it. */
export const correctionOf = <Fields extends object>(from: Fields, to: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(defined(to)).filter(([field, value]) => !isSame((from as Loose)[field], value)),
  ) as Partial<Fields>;

/** Fields with the corrected ones in place of the old; `except` names the id, which is no field. */
export function withCorrection<Fields extends object>(fields: Fields, correction: object, except = ''): Fields {
  const next = { ...fields } as Record<string, unknown>;
  // A loop, because every event of a rebuild passes here.
  for (const [field, value] of Object.entries(correction))
    if (value !== undefined && field !== except) next[field] = value;
  return next as Fields;
}

/** What has to change for `now` to read as `then`: a field that was empty then is null. */
function reversionOf<Fields>(now: Dated<Fields>, then: Dated<Fields>): Loose {
  const { recordedAt: _, ...fields }: Record<string, unknown> = { ...now, ...then };
  for (const field of Object.keys(fields)) fields[field] = (then as Loose)[field] ?? null;
  return correctionOf<Loose>(now, fields);
}

/** Fields as a form says them: one that it leaves out is undefined. */
type Entered<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | undefined };

export interface RecordDecider<Noun extends string, C extends Message, E extends Message> {
  /** The aggregate's name, also the prefix of its streams: `producer_input`. */
  readonly name: string;
  /** What its commands and events are named by: `Input`. */
  readonly noun: Noun;
  /** What was entered, as it is recorded; `before` is null for a record that begins. */
  readonly fieldsOf: (
    form: Named<C, `Record${Noun}`>,
    before: Dated<FieldsOf<Noun, E>> | null,
    context: Context,
  ) => Entered<FieldsOf<Noun, E>>;
  /** What a required field is recorded as when the form leaves it out. */
  readonly unsaid?: Partial<FieldsOf<Noun, E>>;
  /** Why these fields are refused, or null. `before` is what a correction begins from. */
  readonly check?: (
    fields: FieldsOf<Noun, E>,
    before: FieldsOf<Noun, E> | null,
    form: Named<C, `Record${Noun}`>,
    context: Context,
  ) => Refusal | null;
}

/**
 * The decider of a record: `Record…` once for an id, `Correct…` with the changed fields only, `Remove…`, `Restore…`.
 * What is not there is refused as not_found; what changes nothing records nothing. `Revert…` leads back to a version, removed or
 * not, and asks no rule again: each version was allowed when it was recorded.
 */
export function recordDecider<Noun extends string, C extends Message, E extends Message>({
  name,
  noun,
  fieldsOf,
  unsaid = {},
  check = () => null,
}: RecordDecider<Noun, C, E>): Decider<RecordState<FieldsOf<Noun, E>>, C | RevertCommand<Noun, FieldsOf<Noun, E>>, E> {
  type Fields = FieldsOf<Noun, E>;
  type State = RecordState<Fields>;
  type Form = Named<C, `Record${Noun}`>;
  const idField = idFieldOf(noun);
  const event = (happened: string, id: string, fields: object = {}) =>
    ({ type: `${noun}${happened}`, data: { [idField]: id, ...defined(fields) } }) as unknown as E;
  const revert = ({ fields, removed }: State, { to }: { readonly to: State }, { id }: Context): Decision<E> => {
    if (fields === null || to.fields === null) return refuse('not_found');
    const correction = reversionOf(fields, to.fields);
    const isChanged = Object.keys(correction).length > 0;
    // A removed record is corrected between its restoration and its removal.
    return [
      ...(removed && (isChanged || !to.removed) ? [event('Restored', id)] : []),
      ...(isChanged ? [event('Corrected', id, correction)] : []),
      ...(to.removed && (isChanged || !removed) ? [event('Removed', id)] : []),
    ];
  };
  const decide: Record<string, (state: State, form: Form, context: Context) => Decision<E>> = {
    [`Record${noun}`]: (state, form, context) => {
      if (state.fields !== null) return null;
      const fields = withCorrection(unsaid, fieldsOf(form, null, context)) as Fields;
      return check(fields, null, form, context) ?? event('Recorded', context.id, fields);
    },
    [`Correct${noun}`]: (state, form, context) => {
      const before = keptFields(state);
      if (before === null) return refuse('not_found');
      const correction = correctionOf<Entered<Fields>>(before, fieldsOf(form, before, context));
      const fields = withCorrection<Fields>(before, correction);
      const refusal = check(fields, before, form, context);
      if (refusal !== null) return refusal;
      return Object.keys(correction).length === 0 ? null : event('Corrected', context.id, correction);
    },
    [`Remove${noun}`]: (state, _, { id }) => (keptFields(state) === null ? refuse('not_found') : event('Removed', id)),
    [`Restore${noun}`]: (state, _, { id }) => {
      if (state.fields === null) return refuse('not_found');
      return state.removed ? event('Restored', id) : null;
    },
    [`Revert${noun}`]: (state, form, context) => revert(state, form as unknown as { readonly to: State }, context),
  };
  const evolve: Record<string, (state: State, data: Loose, at: Recorded) => State> = {
    [`${noun}Recorded`]: (_, { [idField]: _id, ...fields }, { recorded }) => ({
      fields: { ...fields, recordedAt: recorded } as unknown as Dated<Fields>,
      removed: false,
    }),
    [`${noun}Corrected`]: (state, correction) => ({
      ...state,
      fields: state.fields && withCorrection(state.fields, correction, idField),
    }),
    [`${noun}Removed`]: (state) => ({ ...state, removed: true }),
    [`${noun}Restored`]: (state) => ({ ...state, removed: false }),
  };
  return { name, initial: { fields: null, removed: false }, decide, evolve } as unknown as Decider<
    State,
    C | RevertCommand<Noun, Fields>,
    E
  >;
}

const idFieldOf = (noun: string): string => `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id`;

/** A row of a record: its fields (null where an optional one is empty), whose it is, and whether it is removed. */
export type RecordRow<Fields> = {
  readonly [Field in keyof Fields]-?: undefined extends Fields[Field]
    ? Exclude<Fields[Field], undefined> | null
    : Fields[Field];
} & { readonly id: string; readonly companyId: string; readonly recordedAt: string; readonly removed: boolean };

/** A record that stands, from its decider or its view: an empty optional field is left out of the one, null in the other. */
export type StandingRecord<Noun extends string, E extends Message> =
  Dated<FieldsOf<Noun, E>> | RecordRow<FieldsOf<Noun, E>>;

export interface RecordView<Noun extends string, E extends Message> {
  readonly name: string;
  readonly version: number;
  readonly noun: Noun;
  /** The table that declares the record's events. */
  readonly events: Readonly<Record<`${Noun}Recorded`, z.ZodObject>>;
  /** Each begins with the company and `removed`, so a list costs the same however many rows others have. */
  readonly indexes: Readonly<Record<string, readonly (keyof RecordRow<FieldsOf<Noun, E>> & string)[]>>;
  /** The field that names the record to a person in the history. */
  readonly label: keyof FieldsOf<Noun, E> & string;
  /** The indexes by which records are also found as they were at an instant. */
  readonly past?: readonly string[];
  /** The group and the value of a record that is not removed, where more than their number is kept. */
  readonly tally?: (row: RecordRow<FieldsOf<Noun, E>>) => Tallied;
}

const COUNTED: Tallied = { group: '', value: 0 };

/** The view of a record: one audited row each. A removed row stays, unlisted, so that its restoration finds it again. */
export function recordView<Noun extends string, E extends Message>({
  name,
  version,
  noun,
  events,
  indexes,
  label,
  past = ['recorded'],
  tally = () => COUNTED,
}: RecordView<Noun, E>): View<RecordRow<FieldsOf<Noun, E>>, E> {
  type Row = RecordRow<FieldsOf<Noun, E>>;
  const idField = idFieldOf(noun);
  const { [idField]: _id, ...shape } = events[`${noun}Recorded`].shape as Readonly<Record<string, z.ZodType>>;
  const fields = Object.keys(shape);
  const row = z.object({
    id: z.string(),
    companyId: z.string(),
    ...Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, kept(schema)])),
    recordedAt: z.string(),
    removed: z.boolean(),
  });
  const on: Record<string, (row: Row | null, event: { readonly data: Loose } & Recorded) => Row | null> = {
    [`${noun}Recorded`]: (_, { data, companyId, recorded }) => {
      // Only a company records, so its id is never empty.
      const made: Record<string, unknown> = { id: data[idField], companyId: companyId ?? '' };
      for (const field of fields) made[field] = data[field] ?? null;
      made['recordedAt'] = recorded;
      made['removed'] = false;
      return made as unknown as Row;
    },
    [`${noun}Corrected`]: (row, { data }) => row && withCorrection(row, data, idField),
    [`${noun}Removed`]: (row) => row && { ...row, removed: true },
    [`${noun}Restored`]: (row) => row && { ...row, removed: false },
  };
  return view<Row, E>({
    name,
    version,
    row: row as unknown as z.ZodType<Row>,
    aggregate: name,
    indexes,
    company: 'companyId',
    past,
    tally: (row) => (row.removed ? null : tally(row)),
    audited: { resource: name, fields: fields as (keyof Row & string)[], label, restorable: true, revertible: true },
    on: on as unknown as View<Row, E>['on'],
  });
}

/** An optional field of an event is null in a row where it is empty. */
const kept = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType).nullable() : schema;
