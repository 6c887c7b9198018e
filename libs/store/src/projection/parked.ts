import type { Message, Recorded } from '@terroir/kernel';
import type { Batch, Collection, Document, Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { companyOf } from './history.ts';

type Event = Message & Recorded;

/** An event that a view could not fold, or that came after one for the same row. */
export interface ParkedRow {
  /** The build it waits for: its table. */
  readonly build: string;
  readonly view: string;
  /** The row, or null when the view could not even say which. */
  readonly key: string | null;
  readonly stream: string;
  readonly type: string;
  readonly position: number;
  /** Whose event it is: the row goes when this company is erased. Earlier versions did not keep it. */
  readonly company?: string | null;
  /** Why; null when it only waits behind an earlier one. */
  readonly error: string | null;
}

export const PARKED = {
  name: 'parked',
  version: 1,
  indexes: { position: ['build', 'position'], company: ['build', 'company'] },
} as const satisfies Collection;

/** What must wait for a parked event: the later events of its row, or of its stream when no row is known. */
const waitsFor = ({ key, stream }: Pick<ParkedRow, 'key' | 'stream'>): string =>
  key === null ? `?${stream}` : `=${key}`;

const parkedKey = (row: ParkedRow): string => `${row.build}/${String(row.position).padStart(16, '0')}/${waitsFor(row)}`;

const documentOf = (row: ParkedRow): Document<ParkedRow> => ({
  key: parkedKey(row),
  row,
  revision: 0,
  position: row.position,
});

/** What is parked for one build while events are folded. */
export class ParkedEvents {
  readonly #build: string;
  readonly #view: string;
  readonly #source: Pick<Documents, 'find'>;
  /** Rows and streams whose next events must wait for a parked one. */
  readonly #waiting = new Set<string>();
  #noted: ParkedRow[] = [];
  #writing: readonly ParkedRow[] = [];
  #outdated = new Set<string>();

  constructor(build: string, view: string, source: Pick<Documents, 'find'>) {
    this.#build = build;
    this.#view = view;
    this.#source = source;
  }

  /** Notes what was parked before. */
  async open(): Promise<void> {
    for await (const { row } of this.#written('position', {})) this.#waiting.add(waitsFor(row));
  }

  get size(): number {
    return this.#noted.length + this.#outdated.size;
  }

  /** Whether an event must wait, for its row or (with null) for its stream. */
  waits({ stream }: Event, key: string | null): boolean {
    return this.#waiting.size > 0 && this.#waiting.has(waitsFor({ key, stream }));
  }

  /** Parks an event: with the reason, or (null) when it only waits behind another. */
  park(event: Event, key: string | null, cause: unknown): ParkedRow {
    const { stream, type, position } = event;
    const error = cause === null ? null : cause instanceof Error ? cause.message : JSON.stringify(cause);
    const row = { build: this.#build, view: this.#view, key, stream, type, position, company: companyOf(event), error };
    this.#waiting.add(waitsFor(row));
    this.#noted.push(row);
    return row;
  }

  /** Takes away what is parked for a company: what is written, what is on its way, and what was about to be. */
  async erase(company: string): Promise<void> {
    if (this.#waiting.size === 0) return;
    const gone = [...this.#writing, ...this.#noted].filter((row) => row.company === company);
    for await (const { row } of this.#written('company', { company })) gone.push(row);
    for (const row of gone) {
      this.#waiting.delete(waitsFor(row));
      this.#outdated.add(parkedKey(row));
    }
    this.#noted = this.#noted.filter((row) => row.company !== company);
  }

  /** Nothing waits any more: all of it is about to be tried again. */
  release(): void {
    this.#waiting.clear();
  }

  /** Adds what has changed to a batch. */
  take({ puts, removes }: { puts: Batch['puts'][number][]; removes: Batch['removes'][number][] }): void {
    for (const key of this.#outdated) removes.push({ collection: PARKED, key });
    for (const row of this.#noted) puts.push({ collection: PARKED, document: documentOf(row) });
    this.#writing = this.#noted;
    this.#noted = [];
    this.#outdated = new Set();
  }

  committed(): void {
    this.#writing = [];
  }

  #written(index: keyof typeof PARKED.indexes, equals: Readonly<Record<string, string>>) {
    return every<ParkedRow>(this.#source, PARKED, index, { build: this.#build, ...equals });
  }
}

const ATTEMPTS = 3;

/** Tries a fold three times before it is given up. */
export function attempted(
  fold: () => object | null,
): { readonly after: object | null } | { readonly failure: unknown } {
  let failure: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    try {
      return { after: fold() };
    } catch (error) {
      failure = error;
    }
  return { failure };
}

/** Told when an event is parked: nothing is skipped silently. */
export class ParkedEvent extends Error {
  override readonly name = 'ParkedEvent';

  constructor(row: ParkedRow, cause: unknown) {
    super(
      `${row.view} cannot fold ${row.type} at position ${row.position} (${row.stream}); it is parked: ${row.error}`,
      {
        cause,
      },
    );
  }
}
