import type { Fault } from '../api/failure.ts';

/** A write as it is kept until the server has it: data alone. */
export interface OutboxWrite {
  readonly kind: 'create' | 'correct' | 'remove' | 'restore' | 'revert' | 'act';
  /** Where its records are in the API. */
  readonly path: string;
  /** The record; of one that the server does not have yet a name that this device gave it. */
  readonly rowId: string;
  /** Names the attempt: the same one sent twice is written once. */
  readonly key: string;
  readonly body?: object | undefined;
  /** The version that it builds on. */
  readonly version?: string | null | undefined;
  /** The version that it goes back to. */
  readonly to?: string | undefined;
  /** What is done to it besides, below its own address: `complete`. */
  readonly action?: string | undefined;
  /** The row as it will read. */
  readonly row: { readonly id: string; readonly version: string | null };
  /** The place of its list in the cache, and of everything that it makes old. */
  readonly list: readonly string[];
  readonly invalidates: readonly string[];
  /** What a person calls it, and the screen that has it. */
  readonly name: string;
  readonly href: string;
  /** What its form began with and what was changed in it, so that it can be mended there. */
  readonly typed?: { readonly start: unknown; readonly changed: Readonly<Record<string, unknown>> } | undefined;
}

/** Why the server did not take it: `unsure` where it may have, and nobody can tell any more. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** The server's own reasons, in the language of then. */
  readonly faults: readonly Fault[];
}

/** A write of an account that waits to be sent, in the order of `id`. */
export interface OutboxEntry extends OutboxWrite {
  readonly id: number;
  readonly account: string;
  /** When it was made, as an instant. */
  readonly at: string;
  /** When it was last sent, whatever became of it. */
  readonly triedAt: string | null;
  readonly refusal: Refusal | null;
}

/** What the server made of a write: the record's id and version. */
export interface Stored {
  readonly id: string;
  readonly version: string | null;
}

const mentions = (entry: OutboxEntry, rowId: string) =>
  entry.rowId === rowId || (entry.body !== undefined && JSON.stringify(entry.body).includes(JSON.stringify(rowId)));

/** Those that cannot be sent before `entry` is. */
export const dependentsOf = (entries: readonly OutboxEntry[], entry: OutboxEntry): readonly OutboxEntry[] =>
  entries.filter((other) => other.id > entry.id && mentions(other, entry.rowId));

/** The next one to send: the oldest that was not refused and is not `aside`, and needs none that is. */
export function nextOf(
  entries: readonly OutboxEntry[],
  aside: ReadonlySet<number> = new Set(),
): OutboxEntry | undefined {
  const held = new Set<OutboxEntry>();
  for (const entry of entries) {
    if (entry.refusal !== null || aside.has(entry.id))
      for (const one of [entry, ...dependentsOf(entries, entry)]) held.add(one);
    else if (!held.has(entry)) return entry;
  }
  return undefined;
}

function withId(value: unknown, before: string, now: string): unknown {
  if (value === before) return now;
  if (Array.isArray(value)) return value.map((one) => withId(one, before, now));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withId(one, before, now)]));
}

/** A later write once the one before it is stored: it names the record as the server does, and builds on that version. */
export function following(later: OutboxEntry, { rowId }: OutboxEntry, stored: Stored): OutboxEntry {
  const isSame = later.rowId === rowId;
  return {
    ...later,
    ...(isSame && { rowId: stored.id, row: { ...later.row, id: stored.id } }),
    ...(isSame && stored.version !== null && later.kind !== 'create' && { version: stored.version }),
    ...(later.body !== undefined && { body: withId(later.body, rowId, stored.id) as object }),
  };
}
