import type { Collection } from '../documents/documents.ts';

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

/** An event as it is parked: with the reason, or without when it only waits behind another. */
export const parkedRow = (
  where: Pick<ParkedRow, 'build' | 'view' | 'key'>,
  { stream, type, position }: Pick<ParkedRow, 'stream' | 'type' | 'position'>,
  cause: unknown,
): ParkedRow => ({
  ...where,
  stream,
  type,
  position,
  error: cause === null ? null : cause instanceof Error ? cause.message : JSON.stringify(cause),
});

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
