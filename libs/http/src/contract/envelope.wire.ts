/** A record on the wire. */
export interface WireRecord {
  readonly id: string;
  readonly type: string;
  readonly attributes: unknown;
  /** In a list, where no `ETag` can say it: the version to name in `If-Match`. */
  readonly meta?: { readonly version: number };
}

/** What a list says of itself; some kinds of record add to it. */
export interface WireListMeta {
  /** Of the whole list, whatever the page. */
  readonly total: number;
  readonly next_cursor: string | null;
}

/** One reason of a refusal: the rule that is broken, and what a person reads in their language. */
export interface WireError {
  readonly code: string;
  /** Dotted path on the wire, envelope included; null when no field is to blame. */
  readonly field: string | null;
  readonly message: string;
  /** The plan level that would let the caller in. */
  readonly requires?: 'plan_level_1' | 'plan_level_2';
}
