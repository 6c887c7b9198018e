import {
  BadCursor,
  BY_KEY,
  FORMER,
  type Collection,
  type Document,
  type DocumentQuery,
  type Scalar,
} from './documents.ts';
import { boundsOf, cellOf, columnOf, compareCells, indexOf, keptKey, tableOf, type Cell } from './documents.rows.ts';

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

/** SQLite plans a statement anew whenever a bare parameter of its LIMIT is bound, which costs more than most pages. */
export const LIMIT = 'LIMIT ? + 0';

/** What a column must be for a row to match. */
export interface Term {
  readonly field: string;
  readonly is: '=' | '>' | '>=' | '<=';
  readonly cell: Cell;
}

/** A query with lists among its equalities as queries without: each value is a walk of the index of its own. */
export function armsOf(query: DocumentQuery): readonly DocumentQuery[] {
  const { equals } = query;
  if (equals === undefined || !Object.values(equals).some(Array.isArray)) return [query];
  let arms: Record<string, Scalar>[] = [{}];
  for (const [field, value] of Object.entries(equals))
    arms = arms.flatMap((arm) => [value].flat().map((one: Scalar) => ({ ...arm, [field]: one })));
  return arms.map((arm) => ({ ...query, equals: arm }));
}

/** The conditions of a query but its cursor, and the fields that it sorts by. @throws Error when it does not fit its index */
export function termsOf(
  collection: Collection,
  { index, equals = {}, range, keys, at, near }: DocumentQuery,
): { readonly terms: readonly Term[]; readonly sorted: readonly string[] } {
  const fields = indexOf(collection, index);
  const names = Object.keys(equals);
  const fixed = fields.slice(0, names.length);
  if (!fixed.every((field) => Object.hasOwn(equals, field)) || fixed.length < names.length)
    throw new Error(`${names.join(', ')} is no beginning of the index ${index} (${fields.join(', ')})`);
  if (keys && index !== BY_KEY) throw new Error(`Keys are bounded in the index ${BY_KEY} alone, not in ${index}`);
  const isTimed = collection.isPast ?? collection.timed?.includes(index);
  if (at !== undefined && (near || !isTimed)) throw new Error(`${index} of ${collection.name} does not know the past`);
  const sorted = fields.slice(names.length);
  if (range && range.field !== sorted[0])
    throw new Error(`A range after ${names.join(', ') || 'nothing'} in ${index} is on ${sorted[0] ?? 'nothing'}`);
  const terms = fixed.map((field): Term => ({ field, is: '=', cell: cellOf(equals[field]) }));
  if (range) {
    const { field, from, to } = range;
    if (from === undefined) terms.push({ field, is: '>', cell: cellOf(null) });
    else terms.push({ field, is: '>=', cell: boundsOf(from)[0] });
    if (to !== undefined) terms.push({ field, is: '<=', cell: boundsOf(to)[1] });
  }
  return { terms, sorted };
}

/** The places that a walk begins behind and ends at, if any: they bound it more closely than what the query says. */
interface Places {
  readonly cursor?: RowLocation | undefined;
  readonly last?: RowLocation | undefined;
}

/**
 * The conditions of a query with their cells; with a cursor's place the caller adds the bound itself.
 * @throws Error when the query does not fit its index
 */
export function conditionsOf(collection: Collection, query: DocumentQuery, { cursor, last }: Places = {}) {
  const { terms, sorted } = termsOf(collection, query);
  const { keys, at, order = 'ascending' } = query;
  const [lowest, highest] = order === 'ascending' ? [cursor, last] : [last, cursor];
  // Of two bounds SQLite looks in the index for the one that it meets first: a plus sign leaves it to the place.
  const lower = lowest === undefined ? '' : '+';
  const upper = highest === undefined ? '' : '+';
  const marks = { '=': '', '>': lower, '>=': lower, '<=': upper };
  const where = terms.map(({ field, is }) => `${marks[is]}"${columnOf(field)}" ${is} ?`);
  const cells = terms.map(({ cell }) => cell);
  if (keys) {
    where.push(`${lower}key >= ?`, `${upper}key <= ?`);
    cells.push(keys.from, keys.to);
  }
  if (at !== undefined) {
    where.push('since <= ?');
    cells.push(at);
    if (collection.isPast) {
      where.push('until > ?');
      cells.push(at);
    }
  }
  return { where, cells, sorted };
}

/** What lies on one side of a place: its cells follow as parameters. */
export const boundTo = (columns: readonly string[], is: string): string =>
  `(${columns.join(', ')}) ${is} (${columns.map(() => '?').join(', ')})`;

/** Conditions as a clause, nothing where there are none. */
export const clause = (where: readonly string[]): string => (where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`);

/** The cells of a row's place in an index, its key last. */
export type RowLocation = readonly Cell[];

/**
 * Plans a query that walks an index and answers the columns named, or else the cells of each place. `last` is a place
 * beyond which nothing is wanted.
 */
export function planOf(
  collection: Collection,
  query: DocumentQuery,
  answered: string | { readonly beside: string },
  last?: RowLocation,
): Plan {
  const { order = 'ascending', limit, at } = query;
  const { sorted } = termsOf(collection, query);
  const columns = [...sorted.map((field) => `"${columnOf(field)}"`), 'key'];
  const name = orderOf(query);
  const cursor =
    query.cursor === undefined ? undefined : placeAfter(query, readCursor(query.cursor, name, columns.length));
  const all = conditionsOf(collection, query);
  const { where, cells } = conditionsOf(collection, query, { cursor, last });
  const table = `"${tableOf(collection)}"`;
  const way =
    order === 'ascending' ? { after: '>', until: '<=', sort: 'ASC' } : { after: '<', until: '>=', sort: 'DESC' };
  const bound = (is: string, place: RowLocation | undefined): void => {
    if (place === undefined) return;
    where.push(boundTo(columns, is));
    cells.push(...place);
  };
  bound(way.after, cursor);
  bound(way.until, last);
  const sorting = columns.map((column) => `${column} ${way.sort}`).join(', ');
  const wanted = typeof answered === 'string' ? answered : [...columns, answered.beside].join(', ');
  return {
    total: { sql: `SELECT count(*) FROM ${table}${clause(all.where)}`, cells: all.cells },
    page: {
      sql: `SELECT ${wanted} FROM ${table}${clause(where)} ORDER BY ${sorting} ${LIMIT}`,
      cells: [...cells, limit + 1],
    },
    cursorAfter: (document) =>
      cursorBehind(name, sorted, at === undefined ? { ...document, key: keptKey(collection, document) } : document),
  };
}

/** Where a page begins after a cursor's place: of one key all that it ever was lies behind it. */
export function placeAfter({ at, order = 'ascending' }: DocumentQuery, place: RowLocation): RowLocation {
  if (at === undefined || order === 'descending') return place;
  return [...place.slice(0, -1), `${String(place.at(-1))}${BEHIND}`];
}
/** Sorts a key behind its former ones. */
export const BEHIND = String.fromCharCode(FORMER.charCodeAt(0) + 1);

/** The order of two places of an index; what stands behind the key says nothing. */
export function comparePlaces(a: RowLocation, b: RowLocation): number {
  for (let at = 0; at < a.length - 1; at += 1) {
    const order = compareCells(a[at] ?? '', b[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The order of a query as its cursors name it: the index and the direction. */
export const orderOf = ({ index, order = 'ascending' }: DocumentQuery): string =>
  `${index} ${order === 'ascending' ? '>' : '<'}`;

/** The cursor that continues after a document in an order by some fields. */
export const cursorBehind = (name: string, sorted: readonly string[], { key, row }: Document<unknown>): string =>
  cursorOf(name, [...sorted.map((field) => cellOf((row as Readonly<Record<string, unknown>>)[field])), key]);

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
