import type { ImportAttributes, ImportedRowsAttributes } from '@terroir/http/wire';
import type { Client } from '../api/client.ts';
import { newKey } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import { fieldFromWire, type FromWire } from '../api/wire.ts';
import type { ImportKind } from './import-kind.ts';

/** Where rows go: the part of an `ImportKind` that the API is told. */
export type SentKind = Pick<ImportKind, 'kind' | 'path' | 'envelope'>;
/** A row as it is sent. */
export interface SentRow {
  readonly number: number;
  readonly body: object;
}

type Numbered = SentRow & { readonly nth: number };
type Outcome = ImportedRowsAttributes['rows'][number]['outcome'];

/** What became of a row, and why it was refused. */
export interface RowOutcome {
  readonly number: number;
  readonly outcome: Outcome;
  /** The record that it is, or would be. */
  readonly recordId: string | null;
  readonly messages: readonly string[];
}

/** The most rows of one call, and the most bytes of their text: a body of more than a mebibyte is refused. */
const BATCH = { rows: 100, letters: 250_000 } as const;

export interface Sending {
  readonly client: Pick<Client, 'post'>;
  readonly kind: SentKind;
  /** Null where the rows were pasted. */
  readonly fileName: string | null;
  /** Rows of the whole file, more than are sent where some are skipped. */
  readonly total: number;
  readonly rows: readonly SentRow[];
  /** An import that has begun; null begins one. */
  readonly importId: string | null;
  readonly bringBack?: boolean;
  readonly onBegun: (importId: string) => void;
  /** Called with the outcomes of each batch. */
  readonly onRows: (outcomes: readonly RowOutcome[]) => void;
  /** Ends the work after the batch under way. */
  readonly isStopped: () => boolean;
}

/** For JSON: fields in one order, also those inside of others. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Numbers equal rows from 0 in the order of the file, so that each becomes a record of its own. */
export function numberedEquals(rows: readonly SentRow[]): readonly Numbered[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = JSON.stringify(row.body, sorted);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { ...row, nth };
  });
}

/** Rows in batches that a call takes. */
export function batchesOf<Row extends Pick<SentRow, 'body'>>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  let letters = 0;
  for (const row of rows) {
    const size = JSON.stringify(row.body).length;
    const last = batches.at(-1);
    if (last === undefined || last.length >= BATCH.rows || letters + size > BATCH.letters) {
      batches.push([row]);
      letters = size;
    } else {
      last.push(row);
      letters += size;
    }
  }
  return batches;
}

/** Sends rows batch after batch. Whatever ends it, what was sent is recorded and sending it again adds nothing. @throws Failure */
export async function sendRows(sending: Sending): Promise<void> {
  const { client, kind, fileName, total, rows, onBegun, onRows, isStopped } = sending;
  let { importId } = sending;
  if (importId === null) {
    const begun = await client.post<FromWire<ImportAttributes>>('/imports', {
      import: { kind: kind.kind, fileName: nameOf(fileName), rows: total },
    });
    importId = begun.id;
    onBegun(importId);
  }
  for (const batch of batchesOf(numberedEquals(rows))) {
    if (isStopped()) return;
    onRows(await sendBatch(sending, importId, batch));
  }
}

/** A file's name on one line, as long as the server keeps. */
const nameOf = (fileName: string | null): string | null =>
  fileName === null
    ? null
    : fileName
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
        .trim()
        .slice(0, 255) || '–';

async function sendBatch(
  sending: Sending,
  importId: string,
  batch: readonly Numbered[],
): Promise<readonly RowOutcome[]> {
  const { client, kind, bringBack = false } = sending;
  const rows = batch.map(({ nth, body }) => ({ nth, [kind.envelope]: body }));
  const body = { rows, ...(bringBack && { bringBack }) };
  try {
    const answer = await client.post<ImportedRowsAttributes>(`${kind.path}/imports/${importId}`, body, {
      key: newKey(),
      timeoutMs: 120_000,
    });
    return batch.map(({ number }, at) => {
      const row = answer.rows[at];
      return {
        number,
        outcome: row?.outcome ?? 'refused',
        recordId: row?.recordId ?? null,
        messages: (row?.errors ?? []).map(({ message }) => message),
      };
    });
  } catch (thrown) {
    // Rules that the page does not have, such as the server's clock, refuse a batch whole: the rows that it names are
    // left out, and the others are sent again.
    const wrong = wrongRows(thrown);
    if (wrong.size === 0) throw thrown;
    const refused = batch.flatMap(({ number }, at): RowOutcome[] => {
      const messages = wrong.get(at);
      return messages ? [{ number, outcome: 'refused', recordId: null, messages }] : [];
    });
    const rest = batch.filter((_, at) => !wrong.has(at));
    return [...refused, ...(rest.length === 0 ? [] : await sendBatch(sending, importId, rest))];
  }
}

/** The rows that a refusal names, by their place in the batch, with what is wrong. */
function wrongRows(thrown: unknown): ReadonlyMap<number, readonly string[]> {
  const failure = asFailure(thrown);
  const wrong = new Map<number, string[]>();
  if (failure.status !== 422) return wrong;
  for (const { field, message } of failure.faults) {
    const at = /^rows\.(\d+)\./.exec(fieldFromWire(field ?? ''))?.[1];
    if (at !== undefined) wrong.set(Number(at), [...(wrong.get(Number(at)) ?? []), message]);
  }
  return wrong;
}
