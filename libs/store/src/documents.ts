export type Scalar = string | number | boolean;

/** What the store must know of a view: its name, its version and its declared indexes (name → fields in order). */
export interface Collection {
  readonly name: string;
  readonly version: number;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
}

/** A row of a read model. `revision` is that of the row's own stream (the ETag), `position` that of its last event. */
export interface Document<Row = object> {
  readonly key: string;
  readonly row: Row;
  readonly revision: number;
  readonly position: number;
}

/**
 * A query over one declared index: equality on a prefix of its fields, at most one range on the next field, sorted by
 * the fields that follow the equalities (the key breaks ties). `near` keeps rows within `km` of a point by haversine
 * (6,371.0088 km) on two numeric fields of the row, nearest first.
 */
export interface DocumentQuery {
  readonly index: string;
  readonly equals?: Readonly<Record<string, Scalar>>;
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
  /** All rows that match, on every page. */
  readonly total: number;
  readonly nextCursor: string | null;
}

/** A batch of a projection: rows to write and to remove, and the checkpoint it leads to, all or nothing. */
export interface Batch {
  readonly puts: readonly { readonly collection: Collection; readonly document: Document }[];
  readonly removes: readonly { readonly collection: Collection; readonly key: string }[];
  /** Projection name → position reached. A batch at or below the stored position changes nothing. */
  readonly checkpoints: Readonly<Record<string, number>>;
  /** The number of the lease under which it is written; an older one than the store has seen is refused. */
  readonly fence?: number;
}

/**
 * Read models: documents with declared indexes. Every promise of this port is checked by `documentsContract`.
 * Methods throw StoreUnavailable when the engine cannot answer.
 */
export interface Documents {
  /** Makes room for a collection and its indexes; safe to repeat. */
  declare(collection: Collection): Promise<void>;
  get<Row extends object>(collection: Collection, key: string): Promise<Document<Row> | null>;
  /** The documents that exist among the keys, in no promised order. */
  getMany<Row extends object>(collection: Collection, keys: readonly string[]): Promise<readonly Document<Row>[]>;
  find<Row extends object>(collection: Collection, query: DocumentQuery): Promise<Page<Row>>;
  apply(batch: Batch): Promise<void>;
  /** The position that a projection has reached, 0 when it has not begun. */
  checkpoint(projection: string): Promise<number>;
  /** Forgets a collection's rows and the checkpoints given (before a rebuild, or when a version is retired). */
  drop(collection: Collection, projections: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
