import type { SharedCause, SiblingRef, Tallied, Touched, View } from '@terroir/kernel';
import { pastOf, type Collection } from '../documents/documents.ts';
import { tableOf } from '../documents/documents.rows.ts';
import { HISTORY } from './history.ts';
import { tallyOf } from '../tally/tally.ts';

/** Any view, whatever its rows and events: what the store asks of it. */
export interface AnyView extends Collection {
  readonly aggregate: string;
  readonly audited?: {
    readonly resource: string;
    readonly fields: readonly string[];
    readonly label?: string;
    readonly restorable?: true;
    readonly revertible?: true;
    readonly withoutPlan?: true;
    readonly leads?: { readonly events: Readonly<Record<string, SharedCause>>; readonly of: string };
  };
  readonly siblings?: readonly string[];
  readonly company?: string;
  readonly past?: readonly string[];
  readonly tally?: (row: never) => Tallied | null;
  readonly key: (event: never) => string | null;
  readonly touches?: (event: never) => Touched | null;
  readonly reads?: (event: never, row: never) => Readonly<Record<string, SiblingRef | null>>;
  readonly on: object;
}

/** The view as folds are called; its events are trusted to be those that it names. */
export const foldable = (view: AnyView): View => view as unknown as View;

/** One copy of a view's rows (or of the history, which has no view). `number` counts the copies made so far. */
export interface Build {
  readonly view: View | null;
  readonly name: string;
  readonly version: number;
  readonly number: number;
  /** As its pointer remembers it. */
  readonly row: BuildRow;
  readonly collection: Collection;
}

/** The name of a build's checkpoint, and of its table. */
export const checkpointOf = ({ collection }: Pick<Build, 'collection'>): string => tableOf(collection);

/** A build as its pointer remembers it. */
export interface BuildRow {
  readonly version: number;
  readonly number: number;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  /** The indexes that know the past (`timed` of its collection). */
  readonly timed?: readonly string[];
  /** A tally is kept beside it. */
  readonly tallied?: true;
}

/** Which build of a view is read (null before the first), which is being made, and which wait to be dropped. */
export interface PointerRow {
  readonly active: BuildRow | null;
  readonly next: BuildRow | null;
  /** Earlier versions of Terroir knew one at most. */
  readonly old: readonly BuildRow[] | BuildRow | null;
  /** The greatest number of a build so far, also of those that were abandoned. */
  readonly made?: number;
  /** How many times events were folded late into rows that are read: these bear no newer position. */
  readonly refolded?: number;
}

/**
 * Names the rows that are read for a view: by another name after a rebuild, and where events were folded late. Who remembers rows by
 * the position that a view has reached begins anew then.
 */
export const editionOf = ({ number }: BuildRow, { refolded = 0 }: Partial<PointerRow> = {}): string =>
  `${number}.${refolded}`;

/** The pointers of all views, by name. */
export const POINTERS: Collection = { name: 'projection', version: 1, indexes: { all: [] } };

/** A build that is no longer read, and whose rows are still there. */
export interface Retired {
  readonly name: string;
  readonly build: BuildRow;
}

/** The builds of a pointer that wait to be dropped. */
export const retiredIn = ({ old }: PointerRow): readonly BuildRow[] => (old === null ? [] : [old].flat());

export const collectionOf = (name: string, { version, number, indexes, timed }: BuildRow): Collection => ({
  name: number === 1 ? name : `${name}__${number}`,
  version,
  indexes,
  ...(timed && { timed }),
});

/** Everything that a build is kept in: its rows first, then what they were and their tally. */
export function partsOf(name: string, build: BuildRow): readonly [Collection, ...Collection[]] {
  const rows = collectionOf(name, build);
  return [rows, ...(build.timed ? [pastOf(rows)] : []), ...(build.tallied ? [tallyOf(rows)] : [])];
}

/** Everything that is built: the views in their order, and the history. */
export interface Unit {
  readonly name: string;
  readonly version: number;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  readonly timed?: readonly string[];
  readonly tallied?: true;
  readonly view: View | null;
  /** The units that its folds read. */
  readonly reads: readonly string[];
}

export function buildOf({ name, version, indexes, timed, tallied, view }: Unit, number: number): Build {
  const row = { version, number, indexes, ...(timed && { timed }), ...(tallied && { tallied }) };
  return { view, name, version, number, row, collection: collectionOf(name, row) };
}

/** How the rows of a company are found, null for a view whose rows belong to none. @throws Error without an index */
export function companyIndexOf({
  name,
  company: field,
  indexes,
}: Pick<AnyView, 'name' | 'company' | 'indexes'>): { readonly index: string; readonly field: string } | null {
  if (field === undefined) return null;
  const index = Object.keys(indexes).find((one) => indexes[one]?.[0] === field);
  if (index === undefined) throw new Error(`${name} has no index that begins with ${field}`);
  return { index, field };
}

/** The indexes by which an erasure finds the rows of a company in a build, and their former rows. */
export function companyIndexesOf({ view, row, collection }: Build): readonly (readonly [Collection, index: string])[] {
  if (view?.company === undefined) return [];
  const { name, company } = view;
  const parts = [collection, ...(row.timed ? [pastOf(collection)] : [])];
  return parts.flatMap((part) => {
    const own = companyIndexOf({ name, company, indexes: part.indexes });
    return own === null ? [] : [[part, own.index] as const];
  });
}

/** The indexes that answer a view's past. @throws Error when one does not begin with the company */
function pastIndexes({ name, company, indexes, past }: Pick<AnyView, 'name' | 'company' | 'indexes' | 'past'>) {
  const own = companyIndexOf({ name, indexes, ...(company !== undefined && { company }) });
  if (own === null) throw new Error(`${name} keeps its past and does not say whose its rows are`);
  const wrong = past?.find((index) => indexes[index]?.[0] !== company);
  if (wrong !== undefined) throw new Error(`${wrong} of ${name} does not begin with ${company}`);
  return past ?? [own.index];
}

/** The units of some views. @throws Error when two have one name, or one reads a view that is not there */
export function unitsOf(views: readonly AnyView[]): readonly Unit[] {
  const all = views.map(foldable);
  const names = new Set(all.map(({ name }) => name));
  for (const one of all) companyIndexOf(one);
  if (names.size < all.length || names.has(HISTORY.name)) throw new Error('Two views have the same name');
  const units = all.map((view): Unit => {
    const others = [...names].filter((name) => name !== view.name);
    const reads = view.reads ? (view.siblings ?? others) : [];
    for (const name of reads) if (!names.has(name)) throw new Error(`${view.name} reads ${name}, which is no view`);
    const { name, version, indexes } = view;
    const hasPast = view.audited !== undefined || view.past !== undefined;
    return { name, version, indexes, view, reads, ...(hasPast && { timed: pastIndexes(view), tallied: true }) };
  });
  const history: Unit = { ...HISTORY, tallied: true, view: null, reads: [] };
  return all.some(({ audited }) => audited) ? [...units, history] : units;
}

/**
 * The units that must be built in one pass with some: who reads whom, and, where the history is to be built as well, all
 * audited views with it.
 */
export function together(units: readonly Unit[], names: ReadonlySet<string>, history: boolean): ReadonlySet<string> {
  const edges = units.flatMap(({ name, reads, view }) => [
    ...reads.map((other) => [name, other] as const),
    ...(history && view?.audited ? [[name, HISTORY.name] as const] : []),
  ]);
  return grown(names, (found) => edges.flatMap(([a, b]) => (found.has(a) || found.has(b) ? [a, b] : [])));
}

/** Some units and those that read them, directly or not: what cannot go on while they are out of date. */
export function readersOf(units: readonly Unit[], names: ReadonlySet<string>): ReadonlySet<string> {
  return grown(names, (found) =>
    units.filter(({ reads }) => reads.some((name) => found.has(name))).map(({ name }) => name),
  );
}

function grown(
  names: ReadonlySet<string>,
  more: (found: ReadonlySet<string>) => readonly string[],
): ReadonlySet<string> {
  let found = names;
  for (;;) {
    const next = new Set([...found, ...more(found)]);
    if (next.size === found.size) return found;
    found = next;
  }
}
