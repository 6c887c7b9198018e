export type Scalar = string | number | boolean;

/** A cursor that this store did not give out for this query. Answered as 400. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}

/** A batch was written under a lease that another process has taken over since. */
export class OlderFence extends Error {
  override readonly name = 'OlderFence';
  readonly fence: number;
  readonly newest: number;

  constructor(fence: number, newest: number) {
    super(`Written under lease ${fence}, but lease ${newest} has begun`);
    this.fence = fence;
    this.newest = newest;
  }
}

/** What the store must know of a view: its name, its version and its declared indexes (name → fields in order). */
export interface Collection {
  readonly name: string;
  readonly version: number;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  /**
   * The indexes by which its documents are also found as they were (`at` of a query). Each then says since when it holds,
   * and what it was before lies in `pastOf` the collection, which is declared, written and dropped beside it.
   */
  readonly timed?: readonly string[];
  /** It keeps what the documents of a timed collection were: several of one key, each of its own `since`. */
  readonly isPast?: true;
}

/** Where a timed collection keeps what its documents were. */
export const pastOf = ({ name, version, indexes, timed = [] }: Collection): Collection => ({
  name: `${name}_past`,
  version,
  indexes: Object.fromEntries(timed.map((index) => [index, indexes[index] ?? []])),
  isPast: true,
});

/** The key under which a past document is kept: it sorts where its own key does, older ones first. */
export const formerKey = (key: string, since: string): string => `${key}${FORMER}${since}`;
/** Stands between a key and an instant; before every character that a key may have. */
export const FORMER = '\u0001';

/** A row of a read model. `revision` is that of the row's own stream (the ETag), `position` that of its last event. */
export interface Document<Row = object> {
  readonly key: string;
  readonly row: Row;
  readonly revision: number;
  readonly position: number;
  /** In a timed collection and its past: the instant (ISO 8601, in milliseconds) from which on it holds. */
  readonly since?: string;
  /** In a past collection: the instant from which on it no longer held. */
  readonly until?: string;
}

/** Every collection has this index, of its keys alone. */
export const BY_KEY = 'key';

/**
 * A query over one declared index: equality on a prefix of its fields, at most one range on the next field (both bounds
 * belong to it), sorted by the fields that follow the equalities; the key breaks ties. A missing value (null) comes
 * first and lies in no range. Text is sorted and ranged without regard to case and accents, the same in every locale
 * (`folded` in documents.rows.ts), and compared exactly by `equals`. `near` keeps rows within `km` of a point by
 * haversine (6,371.0088 km) on two numeric fields that stand in an index, nearest first whatever the `order`.
 */
export interface DocumentQuery {
  readonly index: string;
  /** Bounds of the keys as they are kept, both belonging to it; with the index `BY_KEY` only. */
  readonly keys?: { readonly from: string; readonly to: string };
  /** Of a timed collection, by one of its timed indexes: the documents that held at this instant (ISO 8601 in milliseconds). */
  readonly at?: string;
  /** The total, or how to read it in the same snapshot as the page: then nothing is counted. */
  readonly total?: number | TotalReader;
  /** False for rows that are seldom asked for twice: no cache keeps them. */
  readonly cache?: false;
  /** A list: any of these values. */
  readonly equals?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  readonly range?: { readonly field: string; readonly from?: Scalar; readonly to?: Scalar };
  readonly near?: {
    readonly latitude: string;
    readonly longitude: string;
    readonly point: readonly [latitude: number, longitude: number];
    readonly km: number;
  };
  readonly order?: 'ascending' | 'descending';
  readonly limit: number;
  readonly cursor?: string;
}

export interface Page<Row> {
  readonly documents: readonly Document<Row>[];
  /** All rows that match, on every page: counted by the index, or as the query says. */
  readonly total: number;
  readonly nextCursor: string | null;
}

/** Some reads, one after the other: yields queries, is given their pages, and returns what they say together. */
export type Reading<Answer> = Generator<readonly [Collection, DocumentQuery], Answer, Page<object>>;

/**
 * Reads a total; null where it must be counted after all. MongoDB shows a batch row by row while it lands, so there the
 * page and its total are two reads.
 */
export type TotalReader = () => Reading<number | null>;

/** A batch of a projection: rows to remove, then rows to write, and the checkpoint it leads to, all or nothing. */
export interface Batch {
  readonly puts: readonly { readonly collection: Collection; readonly document: Document }[];
  readonly removes: readonly { readonly collection: Collection; readonly key: string }[];
  /**
   * Projection name → position reached. A batch whose projections all stand at or beyond these positions changes
   * nothing; one that would set some forward and others not is refused as a mistake. Without any, it always applies.
   */
  readonly checkpoints: Readonly<Record<string, number>>;
  /** What it removes was erased: once it is written, no byte of it stays in the files of an embedded store. */
  readonly erases?: boolean;
  /** The number of the lease under which it is written; an older one than the store has seen is refused. */
  readonly fence?: number;
}

/**
 * Read models: documents with declared indexes. Every promise of this port is checked by `documentsContract`.
 * Methods throw StoreUnavailable when the engine cannot answer.
 */
export interface Documents {
  /**
   * Makes room for a collection and its indexes; safe to repeat. With `indexes` only those are made: a collection that is
   * filled with many rows at once gets the others afterwards, by declaring it whole. Until then queries over them are slow.
   */
  declare(collection: Collection, indexes?: readonly string[]): Promise<void>;
  get<Row extends object>(collection: Collection, key: string): Promise<Document<Row> | null>;
  /** The documents that exist among the keys, in no promised order. */
  getMany<Row extends object>(collection: Collection, keys: readonly string[]): Promise<readonly Document<Row>[]>;
  find<Row extends object>(collection: Collection, query: DocumentQuery): Promise<Page<Row>>;
  apply(batch: Batch): Promise<void>;
  /** The position that a projection has reached, 0 when it has not begun. */
  checkpoint(projection: string): Promise<number>;
  /**
   * Forgets a collection and the checkpoints given, all or nothing (before a rebuild, or when a version is retired); it
   * must be declared again before its next use. `fence` is that of `apply`.
   * @throws OlderFence
   */
  drop(collection: Collection, projections: readonly string[], fence?: number): Promise<void>;
  close(): Promise<void>;
}
