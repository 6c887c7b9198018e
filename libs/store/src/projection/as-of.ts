import { setImmediate as turn } from 'node:timers/promises';
import type { Tallied } from '@terroir/kernel';
import type { ReadModels } from './active.ts';
import type { AnyView, BuildRow } from './builds.ts';
import { companyIndexOf, partsOf } from './builds.ts';
import {
  BY_KEY,
  formerKey,
  pastOf,
  type Collection,
  type Document,
  type DocumentQuery,
  type Reading,
  type TotalReader,
} from '../documents/documents.ts';
import type { Page } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { COUNTED } from './row-versions.ts';
import { RememberedTallies } from '../tally/remembered.ts';
import { isCertain, stateOf, tallyOf, totalOf, type Tally } from '../tally/tally.ts';

/** A view with the type of its rows. */
export type RowsOf<Row> = AnyView & { readonly row: { readonly _zod: { readonly output: Row } } };

/** What is counted by company: a view says whose its rows are. */
export type Counted = Pick<AnyView, 'name' | 'company' | 'tally'>;

/** A query of the rows of one company; `total` is known already. */
export type PastQuery = Omit<DocumentQuery, 'at' | 'total' | 'near' | 'keys'>;

/**
 * What was, at an instant (ISO 8601): after all that was recorded by then. Answered from what the projector kept of each
 * row, page by page, by the same indexes as the present. @throws StoreUnavailable while that is being built for the first time
 */
export interface AsOf {
  /** A page by one of the view's timed indexes. */
  page<Row extends object>(of: RowsOf<Row>, companyId: string, instant: string, query: PastQuery): Promise<Page<Row>>;
  /** Every row with these values, by one of the view's timed indexes. */
  every<Row extends object>(
    of: RowsOf<Row>,
    instant: string,
    index: string,
    equals: NonNullable<DocumentQuery['equals']>,
  ): AsyncGenerator<Document<Row>>;
  one<Row extends object>(of: RowsOf<Row>, key: string, instant: string): Promise<Document<Row> | null>;
  /**
   * How many rows of a company count and what they add up to, at an instant or now. Where an earlier Terroir kept no tally,
   * the rows themselves are added up, until it is rebuilt.
   */
  tally(of: Counted, companyId: string, instant?: string): Promise<Tally>;
  /**
   * Reads how many rows of a company count now, all or those of some groups; undefined where an earlier Terroir kept no
   * tally, until it is rebuilt.
   */
  totalOf(
    of: Pick<Collection, 'name'>,
    companyId: string,
    counts?: (group: string) => boolean,
  ): Promise<TotalReader | undefined>;
  /**
   * Reads how many rows of some groups of a company were recorded between two instants, both inclusive, as they say
   * themselves: null where the clocks that recorded them disagree; undefined where nothing is kept.
   */
  recordedBetween(
    of: Pick<Collection, 'name'>,
    companyId: string,
    instants: Between,
    counts: (group: string) => boolean,
  ): Promise<TotalReader | undefined>;
}

/** Instants, ISO 8601, both inclusive; what is left out is no bound. */
export interface Between {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AsOfOptions {
  readonly documents: ReadModels;
  /** Knows which build of a view is read at this moment. */
  readonly builds: { build(view: string): BuildRow };
  /** Waits until that is known well enough. */
  readonly fresh?: () => Promise<void>;
}

/** Rows that are added up before others have their turn. */
const AT_ONCE = 500;
/** Instants are compared as texts, so they are all written alike. */
const written = (instant: string): string => new Date(instant).toISOString();

/** Reads what rows were. */
export function openAsOf({ documents, builds, fresh = () => Promise.resolve() }: AsOfOptions): AsOf {
  const remembered = new RememberedTallies(documents);
  async function found({ name }: Pick<Collection, 'name'>): Promise<{ rows: Collection; build: BuildRow }> {
    await fresh();
    const build = builds.build(name);
    return { rows: partsOf(name, build)[0], build };
  }
  async function timed(of: Pick<Collection, 'name'>): Promise<Collection> {
    const { rows, build } = await found(of);
    if (!build.timed) throw new StoreUnavailable(`The past of ${of.name} is being built`);
    return rows;
  }
  /** Adds up the rows that an earlier Terroir left. @throws StoreUnavailable where they cannot be found by company */
  async function added({ name, company, tally }: Counted, rows: Collection, companyId: string): Promise<Tally> {
    const own = companyIndexOf({ name, indexes: rows.indexes, ...(company !== undefined && { company }) });
    if (own === null) throw new StoreUnavailable(`The tally of ${name} is being built`);
    const tallied = tally as ((row: object) => Tallied | null) | undefined;
    const all = every(documents, rows, own.index, { [own.field]: companyId });
    return addUp(all, ({ row }) => (tallied ? tallied(row) : COUNTED));
  }

  return {
    async page<Row extends object>(of: RowsOf<Row>, companyId: string, instant: string, query: PastQuery) {
      const at = written(instant);
      const rows = await timed(of);
      const total = () => totalOf(tallyOf(rows), companyId, at);
      return documents.find<Row>(rows, { ...query, at, total });
    },
    async *every<Row extends object>(of: RowsOf<Row>, instant: string, index: string, equals: DocumentQuery['equals']) {
      const at = written(instant);
      yield* every<Row>(documents, await timed(of), index, equals ?? {}, { at });
    },
    async one<Row extends object>(of: RowsOf<Row>, key: string, instant: string) {
      const at = written(instant);
      const rows = await timed(of);
      const present = await documents.get<Row>(rows, key);
      if (present?.since !== undefined && present.since <= at) return present;
      const keys = { from: formerKey(key, ''), to: formerKey(key, at) };
      const { documents: last } = await documents.find<Row>(pastOf(rows), {
        index: BY_KEY,
        keys,
        order: 'descending',
        limit: 1,
        total: 0,
      });
      return last.find(({ until = '' }) => until > at) ?? null;
    },
    async tally(of, companyId, instant) {
      const { rows, build } = await found(of);
      const until = instant === undefined ? undefined : written(instant);
      if (build.tallied) return remembered.read(tallyOf(rows), companyId, until);
      if (instant !== undefined) throw new StoreUnavailable(`The tally of ${of.name} is being built`);
      return added(of, rows, companyId);
    },
    async recordedBetween(of, companyId, { from, to }, counts) {
      const { rows, build } = await found(of);
      if (!build.tallied) return undefined;
      const before = from === undefined ? null : new Date(Date.parse(from) - 1).toISOString();
      const until = to === undefined ? undefined : written(to);
      return () => totalBetween(tallyOf(rows), companyId, before, until, counts);
    },
    async totalOf(of, companyId, counts) {
      const { rows, build } = await found(of);
      if (!build.tallied) return undefined;
      const tally = tallyOf(rows);
      return () => (counts ? totalAmong(tally, companyId, counts) : totalOf(tally, companyId));
    },
  };
}

/** Adds up some rows by how each counts. */
async function addUp<Row>(rows: AsyncIterable<Row>, tallied: (row: Row) => Tallied | null): Promise<Tally> {
  const groups = new Map<string, { count: number; value: number }>();
  let total = 0;
  let looked = 0;
  for await (const row of rows) {
    if ((looked += 1) % AT_ONCE === 0) await turn();
    const counted = tallied(row);
    if (counted === null) continue;
    total += 1;
    const { count, value } = groups.get(counted.group) ?? { count: 0, value: 0 };
    groups.set(counted.group, { count: count + 1, value: value + counted.value });
  }
  return { total, groups };
}

/** How many rows of a company count in some groups, at an instant or now. */
function* totalAmong(
  collection: Collection,
  companyId: string,
  counts: (group: string) => boolean,
  instant?: string,
): Reading<number> {
  let total = 0;
  const { groups } = yield* stateOf(collection, companyId, instant);
  for (const [group, { count }] of groups) if (counts(group)) total += count;
  return total;
}

/** How many more count at an instant (or now) than at another; null where the clocks disagree about one of them. */
function* totalBetween(
  collection: Collection,
  companyId: string,
  before: string | null,
  until: string | undefined,
  counts: (group: string) => boolean,
): Reading<number | null> {
  for (const instant of [before, until])
    if (typeof instant === 'string' && !(yield* isCertain(collection, companyId, instant))) return null;
  const last = yield* totalAmong(collection, companyId, counts, until);
  const first = before === null ? 0 : yield* totalAmong(collection, companyId, counts, before);
  return Math.max(0, last - first);
}
