import type { AnyBulkWriteOperation } from 'mongodb';
import { duplicatesIn, isDuplicate, type Mongo } from './mongo.ts';

/**
 * What a document keeps besides its key: revision, position, the row as JSON, the cells of its indexed fields as texts, and
 * where it is timed since when it holds, and until when it did.
 */
export interface RowBody {
  readonly v: number;
  readonly p: number;
  readonly r: string;
  readonly since?: string;
  readonly until?: string;
  readonly [column: string]: unknown;
}

/** A document as it shall be; null when it shall be gone. */
export interface RowChange {
  readonly table: string;
  readonly key: string;
  readonly d: RowBody | null;
}

/** A document whose content is replaced as a whole, and only by a greater one: its number decides, then what follows it. */
interface Numbered {
  readonly _id: string;
  readonly d: { readonly s: number };
}

/** A document in MongoDB. `s` is the number of the batch that wrote it, first in `d` because it decides comparisons. */
export interface Row extends Numbered {
  readonly d: { readonly s: number } & (RowBody | { readonly gone: Date });
}

const AT_ONCE = 200;
/** FerretDB reads the whole collection for each update: so few stay far from the patience with one command. */
const AT_ONCE_FERRET = 25;
const MOST_BYTES = 4 * 1024 * 1024; // MongoDB allows 16 MiB for a document
const MOST_ROWS = 2000;

/**
 * Writes rows under the number of a batch. A document is replaced only by a later batch: `$max` compares the numbers
 * and writes in one step, whatever else is being written. What goes leaves its number behind, so that a writer that was
 * paused does not bring it back.
 */
export async function writeRows(mongo: Mongo, serial: number, changes: readonly RowChange[]): Promise<void> {
  const { former = [], others = [] } = Object.groupBy(changes, ({ d }) =>
    d?.until === undefined ? 'others' : 'former',
  );
  // A former row stands before the one that replaced it: a read meanwhile finds a row twice rather than never.
  await writeTables(mongo, serial, former);
  await writeTables(mongo, serial, others);
}

async function writeTables(mongo: Mongo, serial: number, changes: readonly RowChange[]): Promise<void> {
  const tables = Map.groupBy(changes, ({ table }) => table);
  const gone = new Date();
  const rowOf = ({ key, d }: RowChange): Row => ({
    _id: key,
    d: d === null ? { s: serial, gone } : { s: serial, ...d },
  });
  await allDone(Array.from(tables, ([table, rows]) => writeMany(mongo, table, rows.map(rowOf))));
}

/** Writes many documents, a portion at a time, wherever no greater one is kept. */
export async function writeMany(mongo: Mongo, table: string, rows: readonly Numbered[]): Promise<void> {
  for (const portion of portions(rows, AT_ONCE))
    if (mongo.engine.name !== 'FerretDB') await replaceOlder(mongo, table, portion);
    else
      for (const left of portions(await inserted(mongo, table, portion), AT_ONCE_FERRET))
        await replaceOlder(mongo, table, left);
}

/** After all have ended, since a failed batch is tried again at once. @throws the first failure */
export async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  for (const done of await Promise.allSettled(work)) if (done.status === 'rejected') throw done.reason;
}

function* portions<Item>(items: readonly Item[], most: number): Generator<readonly Item[], void, void> {
  for (let at = 0; at < items.length; at += most) yield items.slice(at, at + most);
}

/** Writes documents wherever none of a later batch stands. */
export function replaceOlder(mongo: Mongo, table: string, rows: readonly Numbered[]): Promise<unknown> {
  // FerretDB holds a cursor open for each single update of a command and waits for itself; of updates of many it does not.
  const many = mongo.engine.name === 'FerretDB';
  const writes = rows.map(({ _id, d }): AnyBulkWriteOperation<Numbered> => {
    const write = { filter: { _id }, update: { $max: { d } }, upsert: true };
    return many ? { updateMany: write } : { updateOne: write };
  });
  const write = () => mongo.rows<Numbered>(table).bulkWrite(writes, { ordered: false });
  return mongo.run(() =>
    write().catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      return write(); // two made the same document at once: now it is there, and is compared with
    }),
  );
}

/**
 * Inserts what is new, and answers what is not. FerretDB reads a whole collection for each update, also of one `_id`, and
 * nothing for an insertion: with 4,000 rows an update takes 44 ms, an insertion 0.4 ms.
 */
function inserted(mongo: Mongo, table: string, rows: readonly Numbered[]): Promise<readonly Numbered[]> {
  return mongo.run(async () => {
    try {
      await mongo.rows<Numbered>(table).insertMany([...rows], { ordered: false });
      return [];
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const there = duplicatesIn(error, rows.length);
      return there === null ? rows : rows.filter((_row, at) => there.has(at));
    }
  });
}

/** Rows in portions that each fit a document; at least one. */
export function inParts(rows: readonly RowChange[], most = MOST_BYTES): readonly (readonly RowChange[])[] {
  const parts: RowChange[][] = [[]];
  let bytes = 0;
  for (const row of rows) {
    const size = 200 + Buffer.byteLength(JSON.stringify(row.d ?? ''));
    const last = parts.at(-1);
    if (last === undefined || last.length >= MOST_ROWS || (last.length > 0 && bytes + size > most)) {
      parts.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return parts;
}
