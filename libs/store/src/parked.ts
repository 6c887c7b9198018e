import type { Collection } from './documents.ts';

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
  /** Why; null when it only waits behind an earlier one. */
  readonly error: string | null;
}

export const PARKED = {
  name: 'parked',
  version: 1,
  indexes: { position: ['build', 'position'] },
} as const satisfies Collection;

/** What must wait for a parked event: the later events of its row, or of its stream when no row is known. */
export const waitsFor = ({ key, stream }: Pick<ParkedRow, 'key' | 'stream'>): string =>
  key === null ? `?${stream}` : `=${key}`;

export const parkedKey = (row: ParkedRow): string =>
  `${row.build}/${String(row.position).padStart(16, '0')}/${waitsFor(row)}`;

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
