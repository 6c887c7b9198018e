import type { z } from 'zod';
import type { SharedCause } from './cause.ts';
import { splitStream, type Recorded } from './context.ts';
import type { Message } from './decider.ts';

/** A sibling row that a fold wants beside its own: the projector loads it before folding. */
export interface SiblingRef {
  readonly view: string;
  readonly key: string;
}

/** Rows of this view, besides the event's own, that one event changes: all with these values in a declared index. */
export interface Touched {
  readonly index: string;
  readonly equals: Readonly<Record<string, string | number | boolean>>;
}

/** What a row adds to the tally of its company: one to the total and to its group, and a whole number to the group's value. */
export interface Tallied {
  readonly group: string;
  readonly value: number;
}

type Fold<Row, E extends Message, T extends E['type']> = (
  row: Row | null,
  event: Extract<E, { readonly type: T }> & Recorded,
  siblings: Readonly<Record<string, unknown>>,
) => Row | null;

/**
 * A read model: rows folded from events. Rows are plain JSON; `null` means "no such row". Raise `version` whenever the
 * fold or the row changes: the new version is built beside the old one and replaces it when it has caught up.
 */
export interface View<Row extends object = object, E extends Message = Message> {
  readonly name: string;
  readonly version: number;
  /** The row's shape, for the API description and for tests; folds are trusted at run time. */
  readonly row: z.ZodType<Row>;
  /** The aggregate whose stream revision is the row's version (ETag); rows of other streams' events keep it. */
  readonly aggregate: string;
  /** The key of the row that an event changes; the aggregate's id unless said otherwise; null leaves all rows alone. */
  readonly key: (event: E & Recorded) => string | null;
  /** Name → the row's fields, in order, that queries may filter and sort by. A cursor needs no unique field: the key breaks ties. */
  readonly indexes: Readonly<Record<string, readonly (keyof Row & string)[]>>;
  /** When present every fold's before and after goes to the history under this resource name, limited to these fields. */
  readonly audited?: {
    readonly resource: string;
    readonly fields: readonly (keyof Row & string)[];
    /** The field that names the record to a person; `name` unless said otherwise. */
    readonly label?: keyof Row & string;
    /** Its removal is taken back by a call (`recordController`). */
    readonly restorable?: true;
    /** It is brought back to any of its versions by a call. */
    readonly revertible?: true;
    /** Every company reads its history, whatever its plan (readings §1). */
    readonly withoutPlan?: true;
    /** Its changes that the history shows for all that they brought about, by event; `of` names the field with the kind of those records. */
    readonly leads?: { readonly events: Readonly<Record<string, SharedCause>>; readonly of: keyof Row & string };
  };
  /**
   * The field that names the company of a row, first of one of the indexes: rows go when the company's account is erased.
   * An audited view has one.
   */
  readonly company?: keyof Row & string;
  /**
   * The indexes by which rows are also found as they were at an instant; that of the company unless said. An audited view keeps its
   * past; another one that names them does so without leaving a history.
   */
  readonly past?: readonly string[];
  /** What is counted and added up of a company's rows, now and at any instant; every row counts, with no value, unless said. */
  readonly tally?: (row: Row) => Tallied | null;
  readonly touches?: (event: E & Recorded) => Touched | null;
  /** The views that `reads` may name: they share a checkpoint with this one and are rebuilt with it. */
  readonly siblings?: readonly string[];
  readonly reads?: (event: E & Recorded, row: Row | null) => Readonly<Record<string, SiblingRef | null>>;
  readonly on: { readonly [T in E['type']]?: Fold<Row, E, T> };
}

type Declared<Row extends object, E extends Message> = Omit<View<Row, E>, 'key'> & Partial<Pick<View<Row, E>, 'key'>>;

/** Declares a view; the key defaults to the aggregate's id in the stream name. */
export function view<Row extends object, E extends Message>(declared: Declared<Row, E>): View<Row, E> {
  return { key: (event) => splitStream(event.stream)[1], ...declared };
}

/** Folds one event into one row. Events that the view does not name leave the row as it is. */
export function fold<Row extends object, E extends Message>(
  of: View<Row, E>,
  row: Row | null,
  event: E & Recorded,
  siblings: Readonly<Record<string, unknown>> = {},
): Row | null {
  if (!Object.hasOwn(of.on, event.type)) return row;
  const step = of.on[event.type as E['type']];
  return step ? step(row, event as Parameters<typeof step>[1], siblings) : row;
}
