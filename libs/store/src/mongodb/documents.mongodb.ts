import type { IndexDescription } from 'mongodb';
import { decoded, placesIn, pointOf, textsOf } from '../documents/documents.cells.ts';
import { mongoBox, mongoPlan, pathOf, pointColumn, pointPath } from './documents.mongodb.queries.ts';
import { cursorAfter, nearest } from '../documents/documents.near.ts';
import { armsOf, cursorBehind } from '../documents/documents.queries.ts';
import {
  cellOf,
  columnOf,
  compareCells,
  documentOf,
  indexOf,
  keptKey,
  tableOf,
  timesOf,
} from '../documents/documents.rows.ts';
import {
  pastOf,
  type Batch,
  type Collection,
  type Document,
  type DocumentQuery,
  type Documents,
  type Page,
} from '../documents/documents.ts';
import { read } from '../documents/reading.ts';
import { asked } from '../log/closable.ts';
import { Journal, STATE, type State, type Work } from './journal.mongodb.ts';
import type { Mongo } from './mongo.ts';
import type { Row, RowBody, RowChange } from './rows.mongodb.ts';

const KEYS_AT_ONCE = 500;
/** FerretDB looks a document up by its key alone; for several keys it reads the whole collection. */
const KEYS_ONE_BY_ONE = 16;
const DAY = 24 * 60 * 60;
const THERE = 48; // NamespaceExists

/**
 * Read models in MongoDB: a collection for each version of a view, its rows as JSON and beside them the cells of its
 * indexes. Batches land whole through a journal (journal.mongodb.ts); whoever reads while one is landing may see a part
 * of it, but no checkpoint of it. The connection stays the caller's.
 */
export function openMongoDocuments(mongo: Mongo): Documents {
  const journal = new Journal(mongo);
  const calls = asked();
  const isFerret = mongo.engine.name === 'FerretDB';

  async function rowsAt(table: string, keys: readonly string[]): Promise<Row[]> {
    const wanted = [...new Set(keys)];
    const rows = mongo.rows<Row>(table);
    if (isFerret && wanted.length <= KEYS_ONE_BY_ONE) {
      const found = await Promise.all(wanted.map((key) => mongo.run(() => rows.findOne({ _id: key }))));
      return found.filter((row) => row !== null);
    }
    const found: Row[] = [];
    for (let at = 0; at < wanted.length; at += KEYS_AT_ONCE) {
      const some = wanted.slice(at, at + KEYS_AT_ONCE);
      found.push(...(await mongo.run(() => rows.find({ _id: { $in: some } }).toArray())));
    }
    return found;
  }

  async function nearby<Found extends object>(
    collection: Collection,
    query: DocumentQuery,
    near: NonNullable<DocumentQuery['near']>,
  ): Promise<Page<Found>> {
    const table = tableOf(collection);
    const box = mongoBox(collection, query, near, !isFerret);
    const projection = { [pathOf(near.latitude)]: 1, [pathOf(near.longitude)]: 1 };
    const candidates = await mongo.run(() => mongo.rows<Row>(table).find(box, { projection }).toArray());
    const numbers = (d: Row['d'], field: string): number =>
      'gone' in d ? NaN : decoded(String((d as RowBody)[columnOf(field)]));
    const places = candidates.map(
      ({ _id, d }) => [_id, numbers(d, near.latitude), numbers(d, near.longitude)] as const,
    );
    const { total, following } = nearest(places, near, query.cursor);
    const page = following.slice(0, query.limit);
    const found = await rowsAt(
      table,
      page.map(({ key }) => key),
    );
    const rows = new Map(found.flatMap(documentsOf<Found>).map((document) => [document.key, document]));
    const last = page.at(-1);
    return {
      documents: page.flatMap(({ key }) => rows.get(key) ?? []),
      total,
      nextCursor: last && following.length > page.length ? cursorAfter(last) : null,
    };
  }

  async function walk<Found extends object>(collection: Collection, query: DocumentQuery): Promise<Page<Found>> {
    const { limit, cursor, at } = query;
    const arms = armsOf(query);
    const [first] = arms;
    if (first === undefined) return { documents: [], total: 0, nextCursor: null };
    // What is comes first: a document that is replaced meanwhile is found once more, among what was, and not missed.
    const walks = [collection, ...(at === undefined ? [] : [pastOf(collection)])].flatMap((of) =>
      arms.map((arm) => ({ of, plan: mongoPlan(of, arm) })),
    );
    const { sorted, order } = mongoPlan(collection, first);
    const found: Document<Found>[] = [];
    for (const { of, plan: its } of walks) {
      const page = await mongo.run(() =>
        rowsOf(of)
          .find(its.page)
          .sort(its.sort)
          .limit(limit + 1)
          .toArray(),
      );
      const known = new Set(found.map(({ key }) => key));
      const documents = page.flatMap(documentsOf<Found>);
      found.push(...(at === undefined ? documents : documents.filter(({ key }) => !known.has(key))));
    }
    if (walks.length > 1) found.sort(inOrder(sorted, query));
    const documents = found.slice(0, limit);
    const last = documents.at(-1);
    const more = found.length > limit;
    const count = async () => {
      const counts = walks.map(({ of, plan: { total } }) => mongo.run(() => rowsOf(of).countDocuments(total)));
      return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
    };
    const { total } = query;
    const whole = cursor === undefined && !more ? documents.length : null;
    const known = typeof total === 'function' ? await read({ find: walk }, total()) : (total ?? whole);
    const placed = last && at === undefined ? { ...last, key: keptKey(collection, last) } : last;
    return {
      documents,
      total: known ?? (await count()),
      nextCursor: placed && more ? cursorBehind(order, sorted, placed) : null,
    };
  }

  const rowsOf = (of: Collection) => mongo.rows<Row>(tableOf(of));

  async function declare(collection: Collection, wanted: readonly string[]): Promise<void> {
    await journal.settle();
    const table = tableOf(collection);
    await mongo.runLong(async (database) => {
      try {
        await database.createCollection(table);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === THERE)) throw error;
      }
    });
    const indexes = wanted.map((index) => indexFor(collection, index));
    if (isFerret) await swept(table);
    else indexes.push(...placesFor(collection, wanted), FORGET_THE_GONE);
    await mongo.runLong(async (database) => {
      const rows = database.collection(table);
      // Only what is missing: FerretDB falls over several indexes that are there.
      const there = new Set((await rows.indexes()).map(({ name }) => name));
      const missing = indexes.filter(({ name }) => !there.has(name));
      if (missing.length > 0) await rows.createIndexes(missing);
    });
  }

  /** Where no index does it, what has been gone for a day is forgotten when its collection is declared. */
  async function swept(table: string): Promise<void> {
    const before = new Date(Date.now() - DAY * 1000);
    await mongo.runLong((database) => database.collection(table).deleteMany({ 'd.gone': { $lt: before } }));
  }

  /** What is asked in one turn is one read: whoever looks at all projections asks for each. */
  let reading: Promise<State | null> | null = null;
  const stateNow = (): Promise<State | null> =>
    (reading ??= Promise.resolve().then(() => {
      reading = null;
      return mongo.run(() => mongo.rows<State>(STATE).findOne({ _id: STATE }));
    }));

  return {
    declare: (collection, indexes = Object.keys(collection.indexes)) => calls.ask(() => declare(collection, indexes)),
    get: <Found extends object>(collection: Collection, key: string) =>
      calls.ask(async () => {
        const row = await mongo.run(() => mongo.rows<Row>(tableOf(collection)).findOne({ _id: key }));
        return row === null ? null : (documentsOf<Found>(row)[0] ?? null);
      }),
    getMany: <Found extends object>(collection: Collection, keys: readonly string[]) =>
      calls.ask(async () => (await rowsAt(tableOf(collection), keys)).flatMap(documentsOf<Found>)),
    find: <Found extends object>(collection: Collection, query: DocumentQuery) =>
      calls.ask(async () => {
        if (!Number.isInteger(query.limit) || query.limit < 1) throw new RangeError('A page holds at least one row');
        return query.near ? nearby<Found>(collection, query, query.near) : walk<Found>(collection, query);
      }),
    apply: (batch) =>
      calls.ask(() =>
        journal.commit(batch.fence ?? null, ({ fence, checkpoints }) => workOf(batch, fence, checkpoints)),
      ),
    checkpoint: (projection) =>
      calls.ask(async () => {
        const state = await stateNow();
        return state?.d.checkpoints.find((stand) => stand.projection === projection)?.position ?? 0;
      }),
    drop: (collection, projections, fence) =>
      calls.ask(() =>
        journal.commit(fence ?? null, ({ checkpoints }) => ({
          rows: [],
          drop: tableOf(collection),
          checkpoints: new Map([...checkpoints].filter(([name]) => !projections.includes(name))),
        })),
      ),
    close: calls.close,
  };
}

/** Answers no document for a row that is gone. */
function documentsOf<Found extends object>({ _id, d }: Row): Document<Found>[] {
  if ('gone' in d) return [];
  const { r, v, p, since, until } = d as RowBody;
  return [documentOf<Found>([_id, r, v, p, since, until])];
}

/** The order of documents by some fields and then by key. */
function inOrder(sorted: readonly string[], { order }: DocumentQuery) {
  const way = order === 'descending' ? -1 : 1;
  const place = ({ row, key }: Document) => [
    ...sorted.map((field) => cellOf((row as Readonly<Record<string, unknown>>)[field])),
    key,
  ];
  return (a: Document, b: Document): number => {
    const there = place(b);
    return (
      way *
      (place(a)
        .map((cell, at) => compareCells(cell, there[at] ?? ''))
        .find((one) => one !== 0) ?? 0)
    );
  };
}

/** What a batch does after the batches so far: nothing when it has landed before. */
function workOf(
  { puts, removes, checkpoints, fence }: Batch,
  newest: number,
  reached: ReadonlyMap<string, number>,
): Work | 'mixed' | null {
  const goals = Object.entries(checkpoints);
  const ahead = goals.filter(([projection, position]) => position > (reached.get(projection) ?? 0));
  if (goals.length > 0 && ahead.length === 0)
    return fence !== undefined && fence > newest ? { rows: [], drop: null, checkpoints: reached } : null;
  if (ahead.length < goals.length) return 'mixed';
  const changes = new Map<string, RowChange>();
  const set = (change: RowChange) => changes.set(`${change.table}/${change.key}`, change);
  // Removals first: a batch that removes and puts the same key leaves it there.
  for (const { collection, key } of removes) set({ table: tableOf(collection), key, d: null });
  for (const { collection, document } of puts)
    set({ table: tableOf(collection), key: keptKey(collection, document), d: bodyOf(collection, document) });
  return { rows: [...changes.values()], drop: null, checkpoints: new Map([...reached, ...goals]) };
}

function bodyOf(collection: Collection, document: Document): RowBody {
  const { row, revision, position } = document;
  const values = row as Readonly<Record<string, unknown>>;
  const points = placesIn(collection).flatMap(({ latitude, longitude }) => {
    const point = pointOf(values[latitude], values[longitude]);
    return point === null ? [] : [[pointColumn(latitude, longitude), point] as const];
  });
  return {
    v: revision,
    p: position,
    r: JSON.stringify(row),
    ...Object.fromEntries(timesOf(collection).map((time) => [time, document[time] ?? ''])),
    ...textsOf(collection, row),
    ...Object.fromEntries(points),
  };
}

const indexFor = (collection: Collection, index: string): IndexDescription => ({
  name: index,
  key: Object.fromEntries(
    [...indexOf(collection, index).map(pathOf), '_id', ...timedPaths(collection, index)].map((path) => [path, 1]),
  ),
});

/** Times stand in the indexes that know the past, so that what did not hold is not read. */
const timedPaths = (collection: Collection, index: string): readonly string[] =>
  collection.isPast || collection.timed?.includes(index) ? timesOf(collection).map((time) => `d.${time}`) : [];

const placesFor = (collection: Collection, wanted: readonly string[]): IndexDescription[] =>
  placesIn(collection)
    .filter(({ index }) => wanted.includes(index))
    .map(({ latitude, longitude }) => ({
      name: `_${pointColumn(latitude, longitude)}`,
      key: { [pointPath(latitude, longitude)]: '2dsphere' },
    }));

const FORGET_THE_GONE: IndexDescription = {
  name: '_gone',
  key: { 'd.gone': 1 },
  expireAfterSeconds: DAY,
  partialFilterExpression: { 'd.gone': { $exists: true } },
};
