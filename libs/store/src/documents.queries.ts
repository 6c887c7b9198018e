import { BadCursor, type Collection, type Document, type DocumentQuery } from './documents.ts';
import { boundsOf, cellOf, columnOf, fieldsOf, indexOf, tableOf, type Cell } from './documents.rows.ts';

/** A statement with its parameters in order. */
export interface Statement {
  readonly sql: string;
  readonly cells: readonly Cell[];
}

/** A query as statements: its page (one row more than asked, to see whether another page follows) and its total. */
export interface Plan {
  readonly page: Statement;
  readonly total: Statement;
  /** The cursor that continues after a document. */
  readonly cursorAfter: (document: Document<unknown>) => string;
}

/** The conditions of a query but its cursor. @throws Error when the query does not fit its index */
function conditions(collection: Collection, { index, equals = {}, range }: DocumentQuery) {
  const fields = indexOf(collection, index);
  const names = Object.keys(equals);
  const fixed = fields.slice(0, names.length);
  if (!fixed.every((field) => Object.hasOwn(equals, field)) || fixed.length < names.length)
    throw new Error(`${names.join(', ')} is no beginning of the index ${index} (${fields.join(', ')})`);
  const rest = fields.slice(names.length);
  if (range && range.field !== rest[0])
    throw new Error(`A range after ${names.join(', ') || 'nothing'} in ${index} is on ${rest[0] ?? 'nothing'}`);
  const where = fixed.map((field) => `"${columnOf(field)}" = ?`);
  const cells: Cell[] = fixed.map((field) => cellOf(equals[field]));
  if (range) {
    where.push(`"${columnOf(range.field)}" ${range.from === undefined ? '>' : '>='} ?`);
    cells.push(range.from === undefined ? cellOf(null) : boundsOf(range.from)[0]);
    if (range.to !== undefined) {
      where.push(`"${columnOf(range.field)}" <= ?`);
      cells.push(boundsOf(range.to)[1]);
    }
  }
  return { where, cells, sorted: rest };
}

const clause = (where: readonly string[]): string => (where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`);

/** Plans a query that walks an index and answers the columns named. */
export function planOf(collection: Collection, query: DocumentQuery, answered: string): Plan {
  const { order = 'ascending', limit, cursor } = query;
  const { where, cells, sorted } = conditions(collection, query);
  const table = `"${tableOf(collection)}"`;
  const total = { sql: `SELECT count(*) FROM ${table}${clause(where)}`, cells };
  const columns = [...sorted.map((field) => `"${columnOf(field)}"`), 'key'];
  const way = order === 'ascending' ? { after: '>', sort: 'ASC' } : { after: '<', sort: 'DESC' };
  const name = `${query.index} ${way.after}`;
  const place = cursor === undefined ? [] : readCursor(cursor, name, columns.length);
  const after =
    place.length === 0 ? [] : [`(${columns.join(', ')}) ${way.after} (${columns.map(() => '?').join(', ')})`];
  const sorting = columns.map((column) => `${column} ${way.sort}`).join(', ');
  return {
    total,
    page: {
      sql: `SELECT ${answered} FROM ${table}${clause([...where, ...after])} ORDER BY ${sorting} LIMIT ?`,
      cells: [...cells, ...place, limit + 1],
    },
    cursorAfter: ({ key, row }) =>
      cursorOf(name, [...sorted.map((field) => cellOf((row as Readonly<Record<string, unknown>>)[field])), key]),
  };
}

/** A cursor is opaque to callers: the index and its direction, and the cells of the last row, in base64url. */
export const cursorOf = (name: string, place: readonly Cell[]): string =>
  Buffer.from(JSON.stringify([name, ...place])).toString('base64url');

/** The cells of a cursor. @throws BadCursor when it is none, or one of another order */
export function readCursor(cursor: string, name: string, length: number): Cell[] {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw new BadCursor('The cursor cannot be read');
  }
  if (!Array.isArray(read) || read.length !== length + 1 || read[0] !== name)
    throw new BadCursor('The cursor belongs to another list');
  return read.slice(1).map((cell: unknown, at) => {
    if (cell === null) return cellOf(null); // JSON has no word for a missing value's cell
    if (typeof cell !== 'string' && (typeof cell !== 'number' || at === length - 1))
      throw new BadCursor('The cursor names no place');
    return cell;
  });
}

const EARTH_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance of two points on the ground in kilometres: haversine on a sphere of 6,371.0088 km (IUGG mean radius). */
export function haversine(
  [latitude1, longitude1]: readonly [number, number],
  [latitude2, longitude2]: readonly [number, number],
): number {
  const [phi1, phi2] = [radians(latitude1), radians(latitude2)];
  const half =
    Math.sin((phi2 - phi1) / 2) ** 2 +
    Math.cos(phi1) * Math.cos(phi2) * Math.sin(radians(longitude2 - longitude1) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The rows that may be near: key, latitude and longitude of what lies in a box around the circle. */
export function boxOf(
  collection: Collection,
  query: DocumentQuery,
  near: NonNullable<DocumentQuery['near']>,
): Statement {
  const { where, cells } = conditions(collection, query);
  const known = fieldsOf(collection);
  for (const field of [near.latitude, near.longitude])
    if (!known.includes(field)) throw new Error(`${field} stands in no index of ${collection.name}`);
  const [latitude, longitude] = near.point;
  // A hair wider than the circle: the box only saves work, the distance decides.
  const reach = (near.km / EARTH_KM) * (1 + 1e-9) + 1e-12;
  const [south, north] = [latitude - (reach * 180) / Math.PI, latitude + (reach * 180) / Math.PI];
  const columns = { latitude: `"${columnOf(near.latitude)}"`, longitude: `"${columnOf(near.longitude)}"` };
  where.push(`${columns.latitude} BETWEEN ? AND ?`);
  cells.push(Math.max(south, -90), Math.min(north, 90));
  const ratio = Math.sin(Math.min(reach, Math.PI / 2)) / Math.cos(radians(latitude));
  if (south > -90 && north < 90 && ratio < 1) {
    const span = (Math.asin(ratio) * 180) / Math.PI + 1e-9;
    const [west, east] = [longitude - span, longitude + span];
    // The same meridian has two names, so the box is looked for one turn to either side as well.
    where.push(`(${[-360, 0, 360].map(() => `${columns.longitude} BETWEEN ? AND ?`).join(' OR ')})`);
    for (const turn of [-360, 0, 360]) cells.push(west + turn, east + turn);
  } else {
    where.push(`${columns.longitude} >= ?`);
    cells.push(-360);
  }
  const sql = `SELECT key, ${columns.latitude}, ${columns.longitude} FROM "${tableOf(collection)}"${clause(where)}`;
  return { sql, cells };
}

/** A row within the circle. */
export interface Nearby {
  readonly key: string;
  readonly km: number;
}

/** What lies within the circle, nearest first, the key breaking ties, from a cursor on. */
export function nearest(
  candidates: readonly (readonly [key: string, latitude: number, longitude: number])[],
  near: NonNullable<DocumentQuery['near']>,
  cursor?: string,
): { readonly total: number; readonly following: readonly Nearby[] } {
  const within = candidates
    .map(([key, latitude, longitude]) => ({ key, km: haversine(near.point, [latitude, longitude]) }))
    .filter(({ km }) => km <= near.km)
    .sort(byDistance);
  if (cursor === undefined) return { total: within.length, following: within };
  const [km, key] = readCursor(cursor, NEAR, 2);
  const last = { km: Number(km), key: String(key) };
  return { total: within.length, following: within.filter((found) => byDistance(last, found) < 0) };
}

/** The cursor that continues after a place in a list by distance. */
export const cursorAfter = ({ km, key }: Nearby): string => cursorOf(NEAR, [km, key]);

const NEAR = 'near';
const byDistance = (a: Nearby, b: Nearby): number => a.km - b.km || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
