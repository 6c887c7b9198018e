import { FORMER, formerKey, type Collection, type DocumentQuery } from './documents.ts';
import {
  BEHIND,
  boundTo,
  clause,
  conditionsOf,
  LIMIT,
  placeAfter,
  readCursor,
  orderOf,
  type RowLocation,
  type Statement,
} from './documents.queries.ts';
import { columnOf, ownKey, tableOf, type Cell } from './documents.rows.ts';

/** Entries of the index that a walk passes for each row of its page, before it takes one record after another. */
const ENTRIES = 32;

/** A query of what held at an instant. */
export type HeldQuery = DocumentQuery & { readonly at: string };

/**
 * The statements that find which former rows held at an instant, by an index of a past collection. An index holds what a
 * record was under one value as neighbours, in the order of time. So a walk passes what did not hold; where records have
 * been changed so often that it would pass too much, it looks in each record at one instant. A place ends with its rowid.
 */
export class FormerPlan {
  readonly #table: string;
  readonly #query: HeldQuery;
  readonly #collection: Collection;
  readonly #fields: readonly string[];
  readonly #columns: readonly string[];
  readonly #isAscending: boolean;

  /** @throws Error when the query does not fit its index, BadCursor */
  constructor(collection: Collection, query: HeldQuery) {
    this.#collection = collection;
    this.#query = query;
    this.#table = `"${tableOf(collection)}"`;
    this.#fields = conditionsOf(collection, query).sorted;
    this.#columns = [...this.#fields.map((field) => `"${columnOf(field)}"`), 'key'];
    this.#isAscending = query.order !== 'descending';
  }

  /** The first rows that held among a bounded number of entries, and one more than the page has. */
  first(): Statement {
    const { sql, cells } = this.#walk([...this.#columns, 'rowid AS beside', 'since', 'until'], this.#begin());
    const { at, limit } = this.#query;
    return {
      sql: `SELECT ${this.#columns.join(', ')}, beside FROM (${sql} ${LIMIT}) WHERE since <= ? AND until > ? ${LIMIT}`,
      cells: [...cells, this.#entries, at, at, limit + 1],
    };
  }

  /** The last of those entries; none where the index ends before. */
  end(): Statement {
    const { sql, cells } = this.#walk(this.#columns, this.#begin());
    return { sql: `${sql} LIMIT 1 OFFSET ?`, cells: [...cells, this.#entries - 1] };
  }

  /** The row of an entry's record and value that held, if any. */
  of(entry: RowLocation): Statement {
    const { equals = {}, at } = this.#query;
    const key = this.#keyOf(entry);
    const columns = this.#columns.join(', ');
    const { where, cells } = conditionsOf(this.#collection, { index: this.#query.index, equals, limit: 1 });
    for (const [nth, field] of this.#fields.entries()) {
      where.push(`"${columnOf(field)}" = ?`);
      cells.push(entry[nth] ?? '');
    }
    where.push('key >= ?', 'key <= ?');
    const newest = `SELECT ${columns}, rowid AS beside, until FROM ${this.#table}${clause(where)} ORDER BY key DESC LIMIT 1`;
    return {
      sql: `SELECT ${columns}, beside FROM (${newest}) WHERE until > ?`,
      cells: [...cells, formerKey(key, ''), formerKey(key, at), at],
    };
  }

  /** The first entry of the next record or value. */
  next(entry: RowLocation): Statement {
    const behind = `${this.#keyOf(entry)}${this.#isAscending ? BEHIND : FORMER}`;
    const { sql, cells } = this.#walk(this.#columns, [...this.#valuesOf(entry), behind]);
    return { sql: `${sql} LIMIT 1`, cells };
  }

  /** The places that lie before the record and value of an entry. */
  before(entry: RowLocation, places: readonly RowLocation[]): RowLocation[] {
    const group = JSON.stringify([...this.#valuesOf(entry), this.#keyOf(entry)]);
    return places.filter((place) => JSON.stringify([...this.#valuesOf(place), this.#keyOf(place)]) !== group);
  }

  get #entries(): number {
    return ENTRIES * (this.#query.limit + 1);
  }
  #valuesOf(entry: RowLocation): readonly Cell[] {
    return entry.slice(0, this.#fields.length);
  }
  #keyOf(entry: RowLocation): string {
    return ownKey(String(entry[this.#fields.length]));
  }

  #begin(): RowLocation | undefined {
    const { cursor } = this.#query;
    if (cursor === undefined) return undefined;
    return placeAfter(this.#query, readCursor(cursor, orderOf(this.#query), this.#columns.length));
  }

  /** All entries behind a place, whenever they held. */
  #walk(columns: readonly string[], place: RowLocation | undefined): { readonly sql: string; readonly cells: Cell[] } {
    const { at: _, ...query } = this.#query;
    const { where, cells } = conditionsOf(this.#collection, query, { cursor: place });
    const way = this.#isAscending ? { after: '>', sort: 'ASC' } : { after: '<', sort: 'DESC' };
    if (place !== undefined) {
      where.push(boundTo(this.#columns, way.after));
      cells.push(...place);
    }
    const sorting = this.#columns.map((column) => `${column} ${way.sort}`).join(', ');
    return { sql: `SELECT ${columns.join(', ')} FROM ${this.#table}${clause(where)} ORDER BY ${sorting}`, cells };
  }
}
