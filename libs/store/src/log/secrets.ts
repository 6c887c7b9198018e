/** A secret: never a fact, so never in the log (architecture §5). `owner` groups what is revoked together. */
export interface Secret<Value = unknown> {
  readonly kind: string;
  readonly key: string;
  readonly owner: string;
  readonly value: Value;
  /** ISO 8601 instant after which it is as good as absent, or null for none. */
  readonly expires: string | null;
}

/**
 * Password hashes, session and one-time tokens (by their hash), personal keys, idempotent answers. Durable at once.
 * `now` arrives from the caller's clock. Every promise is checked by `secretsContract`.
 */
export interface Secrets {
  get<Value>(kind: string, key: string, now: string): Promise<Secret<Value> | null>;
  /** Writes or replaces. */
  put(secret: Secret): Promise<void>;
  /** Writes only if nothing unexpired stands at the key; answers what stands there afterwards and whether it is ours. */
  putIfAbsent<Value>(
    secret: Secret<Value>,
    now: string,
  ): Promise<{ readonly stored: Secret<Value>; readonly created: boolean }>;
  /** Removes and answers it, so that of two takers only one gets it; null when absent or expired. */
  take<Value>(kind: string, key: string, now: string): Promise<Secret<Value> | null>;
  remove(kind: string, key: string): Promise<void>;
  /** Removes every secret of a kind and owner, but the one with key `except`. */
  removeOwned(kind: string, owner: string, except?: string): Promise<void>;
  /** Removes what has expired; answers how many. */
  sweep(now: string): Promise<number>;
  /** What has not expired of a kind, by key; what changes meanwhile may be missed. */
  ofKind<Value>(kind: string, now: string): AsyncIterable<Secret<Value>>;
  /** Everything that has not expired, in no promised order, for moving; what changes meanwhile may be missed. */
  all(now: string): AsyncIterable<Secret>;
  close(): Promise<void>;
}
