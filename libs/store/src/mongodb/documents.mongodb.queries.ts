import type { Document as Bson, Filter } from 'mongodb';
import { encoded, placesIn } from '../documents/documents.cells.ts';
import { boxAround, placesOf, reachOf } from '../documents/documents.near.ts';
import { orderOf, placeAfter, readCursor, termsOf, type Term } from '../documents/documents.queries.ts';
import { columnOf } from '../documents/documents.rows.ts';
import type { Collection, DocumentQuery } from '../documents/documents.ts';
import type { Row } from './rows.mongodb.ts';

/** A query for MongoDB: its page, its total, and the fields that it sorts by. */
export interface Plan {
  readonly page: Filter<Row>;
  readonly total: Filter<Row>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  readonly sorted: readonly string[];
  /** What its cursors name. */
  readonly order: string;
}

/** Where an indexed field stands in a document. */
export const pathOf = (field: string): string => `d.${columnOf(field)}`;
/** Where the point of a row stands, for an index over two fields. */
export const pointPath = (latitude: string, longitude: string): string => `d.${pointColumn(latitude, longitude)}`;
export const pointColumn = (latitude: string, longitude: string): string => `g_${latitude}_${longitude}`;

const OPERATORS = { '=': '$eq', '>': '$gt', '>=': '$gte', '<=': '$lte' } as const;
const filterOf = ({ field, is, cell }: Term): Bson => ({ [pathOf(field)]: { [OPERATORS[is]]: encoded(cell) } });

/** What is there: a document that is gone has no cells, and no row. */
function present(terms: readonly Term[], sorted: readonly string[]): Bson[] {
  if (terms.length > 0) return terms.map(filterOf);
  const [first] = sorted;
  return first === undefined ? [{ 'd.r': { $exists: true } }] : [{ [pathOf(first)]: { $gte: '' } }];
}

/** The bounds of the keys, and what held at the instant. */
const within = ({ isPast }: Collection, { keys, at }: DocumentQuery): Bson[] => [
  ...(keys ? [{ _id: { $gte: keys.from, $lte: keys.to } }] : []),
  ...(at === undefined ? [] : [{ 'd.since': { $lte: at } }, ...(isPast ? [{ 'd.until': { $gt: at } }] : [])]),
];

const all = (filters: readonly Bson[]): Filter<Row> =>
  (filters.length === 1 ? filters[0] : { $and: filters }) as Filter<Row>;

/** Plans a query that walks an index. @throws Error when it does not fit its index, BadCursor */
export function mongoPlan(collection: Collection, query: DocumentQuery): Plan {
  const { terms, sorted } = termsOf(collection, query);
  const { order = 'ascending', cursor } = query;
  const name = orderOf(query);
  const paths = [...sorted.map(pathOf), '_id'];
  const total = [...present(terms, sorted), ...within(collection, query)];
  const place = cursor === undefined ? [] : placeAfter(query, readCursor(cursor, name, paths.length));
  const texts = place.map((cell, at) => (at === paths.length - 1 ? String(cell) : encoded(cell)));
  return {
    total: all(total),
    page: all(texts.length === 0 ? total : [...total, ...after(paths, texts, order === 'ascending')]),
    sort: Object.fromEntries(paths.map((path) => [path, order === 'ascending' ? 1 : -1])),
    sorted,
    order: name,
  };
}

/** What comes after a place in the order of some paths: farther on the first, or level on it and farther on the next. */
function after(paths: readonly string[], place: readonly string[], ascending: boolean): Bson[] {
  const farther = ascending ? '$gt' : '$lt';
  const level = (count: number): Bson =>
    Object.fromEntries(paths.slice(0, count).map((path, at): [string, unknown] => [path, place[at]]));
  const ways = paths.map((path, at) => ({ ...level(at), [path]: { [farther]: place[at] } }));
  // The first path's bound once more, where an index can begin at it.
  const [first = '_id'] = paths;
  return [{ [first]: { [ascending ? '$gte' : '$lte']: place[0] } }, { $or: ways }];
}

/**
 * What may be near: by the 2dsphere index over the fields where there is one, else by a box on their cells. The distance
 * decides afterwards.
 */
export function mongoBox(
  collection: Collection,
  query: DocumentQuery,
  near: NonNullable<DocumentQuery['near']>,
  geo: boolean,
): Filter<Row> {
  const { terms } = termsOf(collection, query);
  const { latitude, longitude } = placesOf(collection, near);
  const conditions = terms.map(filterOf);
  const reach = reachOf(near.km);
  const indexed = placesIn(collection).some((place) => place.latitude === latitude && place.longitude === longitude);
  const [lat, lng] = near.point;
  // A circle of half the globe is no circle to the index.
  if (geo && indexed && reach < Math.PI / 2 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
    return all([
      ...conditions,
      { [pointPath(latitude, longitude)]: { $geoWithin: { $centerSphere: [[lng, lat], reach] } } },
    ]);
  const box = boxAround(near);
  const between = (field: string, [low, high]: readonly [number, number]): Bson => ({
    [pathOf(field)]: { $gte: encoded(low), $lte: encoded(high) },
  });
  return all([
    ...conditions,
    between(latitude, box.latitude),
    { $or: box.longitude.map((range) => between(longitude, range)) },
  ]);
}
