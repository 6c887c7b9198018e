import type { Saved, SendOptions } from '../api/client.ts';
import { client } from '../session/session.ts';

/** What every row of a list of records has. */
export interface RecordRow {
  readonly id: string;
  /** The version that a change builds on; `null` where the answer did not name it. */
  readonly version: string | null;
}

/** What the form of a new row begins like: a row to copy, or the one that was saved right before it. */
export interface NewRowStart<Row> {
  readonly as: 'copy' | 'next';
  readonly of: Row;
}

/** A list of records as the API offers it. */
export interface RecordSource<Wire, Row extends RecordRow> {
  readonly path: string;
  /** The place of its lists in the cache. */
  readonly key: readonly string[];
  /** Everything that a write makes old. Default: the lists themselves. */
  readonly invalidates?: readonly string[];
  readonly rowOf: (answered: Saved<Wire>) => Row;
  /** Writes that get no answer are kept and sent later: then the screen that has the list. Default: they fail. */
  readonly outbox?: { readonly href: string };
  /** The order of the list where the server's is not kept. Default: as the server answers, new rows first. */
  readonly compare?: (a: Row, b: Row) => number;
}

/** One write, as data alone, so that a queue of them can be kept and sent later. */
export interface RecordWrite<Row extends RecordRow> {
  readonly kind: 'create' | 'correct' | 'remove' | 'restore' | 'revert' | 'act';
  /** The row as it will read. */
  readonly row: Row;
  readonly body?: object;
  /** The version that it builds on. */
  readonly version?: string | null;
  /** The version that it goes back to. */
  readonly to?: string;
  /** What is done to it besides, below its own address: `complete`. */
  readonly action?: string;
  /** Names the attempt: the same one sent twice is written once. */
  readonly key: string;
}

/** How a write changes a list. */
export type RecordChange<Row extends RecordRow> = Pick<RecordWrite<Row>, 'kind' | 'row'>;

/** One write to many records, as data alone; it shows at once like any other. */
export interface RecordsWrite<Row extends RecordRow> {
  readonly changes: readonly RecordChange<Row>[];
}

/** Sends a write, in a way of its own if `options` say so. @returns the row as it reads now @throws Failure */
export async function sendWrite<Wire, Row extends RecordRow>(
  { path, rowOf }: RecordSource<Wire, Row>,
  { kind, row, body, version, to, action, key }: RecordWrite<Row>,
  options: SendOptions = {},
): Promise<Row> {
  const place = `${path}/${row.id}`;
  if (kind === 'create') return rowOf(await client.post<Wire>(path, body, { key, ...options }));
  if (kind === 'correct') return rowOf(await client.put<Wire>(place, body, { version, key, ...options }));
  if (kind === 'restore') return rowOf(await client.post<Wire>(`${place}/restore`, undefined, { key }));
  if (kind === 'revert')
    return rowOf(await client.post<Wire>(`${place}/revert`, { version: Number(to) }, { version, key }));
  if (kind === 'act')
    return rowOf(await client.post<Wire>(`${place}/${action ?? ''}`, body, { version, key, ...options }));
  await client.remove(place, { version });
  return row;
}

/** One record as it reads now, with its version. @throws Failure */
export const fetchRecord = async <Wire, Row extends RecordRow>(
  { path, rowOf }: RecordSource<Wire, Row>,
  id: string,
  signal?: AbortSignal,
): Promise<Row> => rowOf(await client.get<Wire>(`${path}/${id}`, { signal }));
