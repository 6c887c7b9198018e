import { eventTypes } from '@terroir/events';
import {
  view as declared,
  type Message,
  type Recorded,
  type SiblingRef,
  type Touched,
  type View,
} from '@terroir/kernel';
import { z } from 'zod';
import type { Collection } from '../documents/documents.ts';
import { tableOf } from '../documents/documents.rows.ts';
import { companyOf, erasedBy, HISTORY } from './history.ts';

/** Any view, whatever its rows and events: what the store asks of it. */
export interface AnyView extends Collection {
  readonly aggregate: string;
  readonly audited?: {
    readonly resource: string;
    readonly fields: readonly string[];
    readonly label?: string;
    readonly restorable?: true;
    readonly withoutPlan?: true;
  };
  readonly siblings?: readonly string[];
  readonly company?: string;
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
  readonly collection: Collection;
}

/** The name of a build's checkpoint, and of its table. */
export const checkpointOf = (build: Build): string => tableOf(build.collection);

/** A build as its pointer remembers it. */
export interface BuildRow {
  readonly version: number;
  readonly number: number;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
}

/** Which build of a view is read (null before the first), which is being made, and which wait to be dropped. */
export interface PointerRow {
  readonly active: BuildRow | null;
  readonly next: BuildRow | null;
  /** Earlier versions of Terroir knew one at most. */
  readonly old: readonly BuildRow[] | BuildRow | null;
  /** The greatest number of a build so far, also of those that were abandoned. */
  readonly made?: number;
}

/** The pointers of all views, by name. */
export const POINTERS: Collection = { name: 'projection', version: 1, indexes: { all: [] } };

/** A build that is no longer read, and whose rows are still there. */
export interface Retired {
  readonly name: string;
  readonly build: BuildRow;
}

/** The builds of a pointer that wait to be dropped. */
export const retiredIn = ({ old }: PointerRow): readonly BuildRow[] => (old === null ? [] : [old].flat());

export const collectionOf = (name: string, { version, number, indexes }: BuildRow): Collection => ({
  name: number === 1 ? name : `${name}__${number}`,
  version,
  indexes,
});

/** Everything that is built: the views in their order, the store's own view, and the history. */
export interface Unit {
  readonly name: string;
  readonly version: number;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  readonly view: View | null;
  /** The units that its folds read. */
  readonly reads: readonly string[];
}

export const buildOf = ({ name, version, indexes, view }: Unit, number: number): Build => ({
  view,
  name,
  version,
  number,
  collection: collectionOf(name, { version, number, indexes }),
});

export const rowOfBuild = ({ version, number, collection: { indexes } }: Build): BuildRow => ({
  version,
  number,
  indexes,
});

const CompanyStream = z.object({ companyId: z.string(), stream: z.string() });
type CompanyStream = z.output<typeof CompanyStream>;

/** The name of the view that as-of reads: the streams of each company. */
export const COMPANY_STREAM = { name: 'company_stream' } as const;

/**
 * The streams of each company, so that its past can be folded again without reading everybody's. A stream belongs to
 * the company of its first event; erasing the account takes them away.
 */
export const companyStreams = (types: Iterable<string>) =>
  declared<CompanyStream, Message>({
    name: COMPANY_STREAM.name,
    version: 1,
    row: CompanyStream,
    aggregate: '',
    key: (event) => {
      const companyId = event.revision === 0 ? companyOf(event) : null;
      return companyId === null ? null : `${companyId}/${event.stream}`;
    },
    indexes: { company: ['companyId', 'stream'] },
    touches: (event) => {
      const companyId = erasedBy(event);
      return companyId === null ? null : { index: 'company', equals: { companyId } };
    },
    on: Object.fromEntries(
      [...types].map((type) => [
        type,
        (row: CompanyStream | null, event: Message & Recorded) =>
          erasedBy(event) === null ? (row ?? { companyId: companyOf(event) ?? '', stream: event.stream }) : null,
      ]),
    ),
  });

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

/** The units of some views. @throws Error when two have one name, or one reads a view that is not there */
export function unitsOf(views: readonly AnyView[]): readonly Unit[] {
  const types = new Set([...eventTypes.keys(), ...views.flatMap((view) => Object.keys(view.on))]);
  const all = [...views.map(foldable), foldable(companyStreams(types))];
  const names = new Set(all.map(({ name }) => name));
  for (const one of all) companyIndexOf(one);
  if (names.size < all.length || names.has(HISTORY.name)) throw new Error('Two views have the same name');
  const units = all.map((view): Unit => {
    const others = [...names].filter((name) => name !== view.name && name !== 'company_stream');
    const reads = view.reads ? (view.siblings ?? others) : [];
    for (const name of reads) if (!names.has(name)) throw new Error(`${view.name} reads ${name}, which is no view`);
    return { name: view.name, version: view.version, indexes: view.indexes, view, reads };
  });
  const history: Unit = { ...HISTORY, view: null, reads: [] };
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
