import type { ReadModels } from './active.ts';
import type { AnyView, BuildRow } from './builds.ts';
import { partsOf } from './builds.ts';
import {
  BY_KEY,
  formerKey,
  pastOf,
  type Collection,
  type Document,
  type DocumentQuery,
} from '../documents/documents.ts';
import type { Page } from '../documents/documents.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { isCertain, readTally, readTotal, tallyOf, type Tally } from './tally.ts';

/** A view with the type of its rows. */
export type RowsOf<Row> = AnyView & { readonly row: { readonly _zod: { readonly output: Row } } };

/** A query of the rows of one company; `total` is known already. */
export type PastQuery = Omit<DocumentQuery, 'at' | 'total' | 'near' | 'keys'>;

/**
 * What was, at an instant (ISO 8601): after all that was recorded by then. Answered from what the projector kept of each
 * row, page by page, by the same indexes as the present. @throws StoreUnavailable while that is being built for the first time
 */
export interface AsOf {
  /** A page by one of the view's timed indexes. */
  page<Row extends object>(of: RowsOf<Row>, companyId: string, instant: string, query: PastQuery): Promise<Page<Row>>;
  one<Row extends object>(of: RowsOf<Row>, key: string, instant: string): Promise<Document<Row> | null>;
  /** How many rows of a company count and what they add up to, at an instant or now. */
  tally(of: Pick<Collection, 'name'>, companyId: string, instant?: string): Promise<Tally>;
  /**
   * The same of what was recorded by an instant, as it says itself; null where the clocks that recorded it disagree, or
   * nothing is kept: then it must be counted.
   */
  recordedBy(of: Pick<Collection, 'name'>, companyId: string, instant: string): Promise<Tally | null>;
  /** How many rows of a company count now; undefined where an earlier Terroir kept no tally, until it is rebuilt. */
  total(of: Pick<Collection, 'name'>, companyId: string): Promise<number | undefined>;
}

export interface AsOfOptions {
  readonly documents: ReadModels;
  /** Knows which build of a view is read at this moment. */
  readonly builds: { build(view: string): BuildRow };
  /** Waits until that is known well enough. */
  readonly fresh?: () => Promise<void>;
}

/** Instants are compared as texts, so they are all written alike. */
const written = (instant: string): string => new Date(instant).toISOString();

/** Reads what rows were. */
export function openAsOf({ documents, builds, fresh = () => Promise.resolve() }: AsOfOptions): AsOf {
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
  async function tallied(of: Pick<Collection, 'name'>): Promise<Collection> {
    const { rows, build } = await found(of);
    if (!build.tallied) throw new StoreUnavailable(`The tally of ${of.name} is being built`);
    return tallyOf(rows);
  }

  return {
    async page<Row extends object>(of: RowsOf<Row>, companyId: string, instant: string, query: PastQuery) {
      const at = written(instant);
      const rows = await timed(of);
      const total = await readTotal(documents, tallyOf(rows), companyId, at);
      return documents.find<Row>(rows, { ...query, at, total });
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
      return readTally(documents, await tallied(of), companyId, ...(instant === undefined ? [] : [written(instant)]));
    },
    async recordedBy(of, companyId, instant) {
      const { rows, build } = await found(of);
      if (!build.tallied) return null;
      const [collection, by] = [tallyOf(rows), written(instant)];
      const tally = await readTally(documents, collection, companyId, by);
      return (await isCertain(documents, collection, companyId, by)) ? tally : null;
    },
    async total(of, companyId) {
      const { rows, build } = await found(of);
      return build.tallied ? readTotal(documents, tallyOf(rows), companyId) : undefined;
    },
  };
}
