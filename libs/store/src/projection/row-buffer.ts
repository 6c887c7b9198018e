import { LRUCache } from 'lru-cache';
import type { Collection, Document, Scalar } from '../documents/documents.ts';

/** A row, null when there is known to be none. */
export type Held = Document | null;

/**
 * The rows of one build while events are folded: what was changed and not yet handed over, what is being written, what
 * this page of events needs, and what was used lately.
 */
export class RowBuffer {
  readonly collection: Collection;
  /** Wrapped, because that there is no row is remembered too. */
  readonly #latest: LRUCache<string, { readonly held: Held }>;
  #changed = new Layer();
  #writing = new Layer();
  #fetched = new Map<string, Held>();

  constructor(collection: Collection, rows: number) {
    this.collection = collection;
    // `maxSize`, since the room for as many as `max` allows would be taken at once, for every view at every plan.
    this.#latest = new LRUCache({ maxSize: rows, sizeCalculation: () => 1 });
  }

  /** The row, null when there is none, undefined when it must be fetched to know. */
  peek(key: string): Held | undefined {
    const changed = this.#changed.rows.get(key);
    if (changed !== undefined) return changed;
    const writing = this.#writing.rows.get(key);
    if (writing !== undefined) return writing;
    const fetched = this.#fetched.get(key);
    return fetched === undefined ? this.#latest.get(key)?.held : fetched;
  }

  /** The row when it was changed since the last commit. */
  unwritten(key: string): Held | undefined {
    const changed = this.#changed.rows.get(key);
    return changed === undefined ? this.#writing.rows.get(key) : changed;
  }

  change(key: string, row: Held): void {
    this.#changed.set(key, row);
  }

  /** Notes what the store answered for some keys. */
  fetched(keys: Iterable<string>, found: readonly Document[]): void {
    for (const key of keys) this.#fetched.set(key, null);
    for (const document of found) this.#fetched.set(document.key, document);
  }

  /** Keys of unwritten rows that have these values. */
  matching(equals: Readonly<Record<string, Scalar>>): Set<string> {
    const candidates = [...this.#changed.candidates(equals), ...this.#writing.candidates(equals)];
    return new Set(candidates.filter((key) => matches(this.peek(key) ?? null, equals)));
  }

  get changes(): number {
    return this.#changed.rows.size;
  }

  /** Hands over what has changed, to be written. */
  take(): ReadonlyMap<string, Held> {
    this.#writing = this.#changed;
    this.#changed = this.#writing.empty();
    return this.#writing.rows;
  }

  /** What was handed over is in the store. */
  committed(): void {
    this.#keep(this.#writing.rows);
    this.#writing = this.#writing.empty();
  }

  /** The page is folded: what it needed may be forgotten. */
  turnPage(): void {
    this.#keep(this.#fetched);
    this.#fetched = new Map();
  }

  #keep(rows: ReadonlyMap<string, Held>): void {
    for (const [key, held] of rows) this.#latest.set(key, { held });
  }
}

const matches = (held: Held, equals: Readonly<Record<string, Scalar>>): boolean => {
  if (held === null) return false;
  const row = held.row as Readonly<Record<string, unknown>>;
  return Object.entries(equals).every(([field, value]) => row[field] === value);
};

/** Changed rows, and where they stand by the values that events have asked for (a company's, say). */
class Layer {
  readonly rows = new Map<string, Held>();
  readonly #groups: Map<string, Map<string, Set<string>>>;

  constructor(fields: Iterable<string> = []) {
    this.#groups = new Map([...fields].map((list) => [list, new Map()]));
  }

  empty(): Layer {
    return new Layer(this.#groups.keys());
  }

  set(key: string, row: Held): void {
    this.rows.set(key, row);
    if (row !== null) for (const [list, group] of this.#groups) note(group, list, key, row);
  }

  /** Keys whose rows had these values at some time since the layer began. */
  candidates(equals: Readonly<Record<string, Scalar>>): ReadonlySet<string> {
    const list = JSON.stringify(Object.keys(equals));
    let group = this.#groups.get(list);
    if (group === undefined) {
      group = new Map();
      this.#groups.set(list, group);
      for (const [key, row] of this.rows) if (row !== null) note(group, list, key, row);
    }
    return group.get(JSON.stringify(Object.values(equals))) ?? new Set();
  }
}

function note(group: Map<string, Set<string>>, list: string, key: string, { row }: Document): void {
  const values = row as Readonly<Record<string, unknown>>;
  const place = JSON.stringify((JSON.parse(list) as string[]).map((field) => values[field]));
  const keys = group.get(place);
  if (keys) keys.add(key);
  else group.set(place, new Set([key]));
}
