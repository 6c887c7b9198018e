import { FormerPlan } from '../documents/documents.former.ts';
import {
  armsOf,
  comparePlaces,
  planOf,
  type Plan,
  type RowLocation,
  type Statement,
} from '../documents/documents.queries.ts';
import { pastOf, type Collection, type Document, type DocumentQuery, type Page } from '../documents/documents.ts';
import { readAtOnce } from '../documents/reading.ts';

/**
 * What an index yields of a document beside its key: its row id while no write is under way, which costs no look at the
 * row itself; else its position, which shows whether a remembered row is older.
 */
export type Beside = 'rowid' | 'position';
export type RowPlace = readonly [key: string, beside: number];

/** How walks read the file. */
export interface RowReader {
  readonly all: <Cells>(statement: Statement) => Cells[];
  /** The documents at places of an index, in their order, null for one that is gone; `cache` as in a query. */
  readonly documentsAt: <Row extends object>(
    collection: Collection,
    places: readonly RowPlace[],
    beside: Beside,
    cache?: boolean,
  ) => (Document<Row> | null)[];
  /** Whether the file may be ahead of what is remembered. */
  readonly isWriting: () => boolean;
}

/** Answers pages by walking indexes. */
export function walkIn({ all, documentsAt, isWriting }: RowReader) {
  return walk;

  function walk<Row extends object>(collection: Collection, query: DocumentQuery): Page<Row> {
    const [arm, ...others] = armsOf(query);
    if (arm === undefined || others.length > 0 || query.at !== undefined) return walkSeveral<Row>(collection, query);
    const beside: Beside = isWriting() ? 'position' : 'rowid';
    const plan = planOf(collection, arm, `key, ${beside}`);
    const found = all<RowPlace>(plan.page);
    const documents = documentsAt<Row>(collection, found.slice(0, arm.limit), beside, query.cache).filter(
      (document) => document !== null,
    );
    return pageOf(arm, documents, found.length > documents.length, [plan]);
  }

  /** Walks of the same index, made one: of several values, and of what is and what was. */
  function walkSeveral<Row extends object>(collection: Collection, query: DocumentQuery): Page<Row> {
    const { limit, order } = query;
    const past = pastOf(collection);
    const beside: Beside = isWriting() ? 'position' : 'rowid';
    const plans: Plan[] = [];
    const found: { place: RowLocation; isPast: boolean }[] = [];
    for (const arm of armsOf(query)) {
      let last: RowLocation | undefined;
      if (query.at !== undefined) {
        const were = held(new FormerPlan(past, { ...arm, at: query.at }), limit);
        for (const place of were) found.push({ place, isPast: true });
        // What was fills the page already: what is need not be looked for beyond it.
        last = were.length > limit ? were.at(-1)?.slice(0, -1) : undefined;
      }
      const present = planOf(collection, arm, { beside }, last);
      plans.push(present);
      for (const place of all<RowLocation>(present.page)) found.push({ place, isPast: false });
    }
    const way = order === 'descending' ? -1 : 1;
    found.sort((a, b) => way * comparePlaces(a.place, b.place));
    const page = found.slice(0, limit);
    const placesOf = (isPast: boolean): RowPlace[] =>
      page.filter((one) => one.isPast === isPast).map(({ place }) => [String(place.at(-2)), Number(place.at(-1))]);
    const was = documentsAt<Row>(past, placesOf(true), 'rowid', query.cache).values();
    const is = documentsAt<Row>(collection, placesOf(false), beside, query.cache).values();
    const documents = page.flatMap(({ isPast }) => (isPast ? was : is).next().value ?? []);
    const more = found.length > page.length;
    if (query.at === undefined) return pageOf(query, documents, more, plans);
    return pageOf(query, documents, more, plans, () => armsOf(query).map((arm) => planOf(past, arm, 'key')));
  }

  /** Where the former rows of a page lie, and one more. */
  function held(plan: FormerPlan, limit: number): readonly RowLocation[] {
    const found = all<RowLocation>(plan.first());
    if (found.length > limit) return found;
    let [entry] = all<RowLocation>(plan.end());
    if (entry === undefined) return found;
    // The record where the walk ended may have been seen in part: from there on one record after another.
    const places = plan.before(entry, found);
    for (; entry !== undefined && places.length <= limit; [entry] = all<RowLocation>(plan.next(entry)))
      places.push(...all<RowLocation>(plan.of(entry)));
    return places;
  }

  function pageOf<Row extends object>(
    query: DocumentQuery,
    documents: readonly Document<Row>[],
    more: boolean,
    plans: readonly Plan[],
    former: () => readonly Plan[] = () => [],
  ): Page<Row> {
    const last = documents.at(-1);
    const count = () =>
      [...plans, ...former()].reduce((sum, { total }) => sum + (all<readonly [number]>(total)[0]?.[0] ?? 0), 0);
    const { total } = query;
    const whole = query.cursor === undefined && !more ? documents.length : null;
    const known = typeof total === 'function' ? readAtOnce(walk, total()) : (total ?? whole);
    return {
      documents,
      total: known ?? count(),
      nextCursor: (last && more && plans[0]?.cursorAfter(last)) || null,
    };
  }
}
