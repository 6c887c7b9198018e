import { warn } from '../log/failure.ts';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import {
  OlderFence,
  type Collection,
  type Document,
  type DocumentQuery,
  type Documents,
  type Page,
} from '../documents/documents.ts';
import { boxOf, cursorAfter, nearest } from '../documents/documents.near.ts';
import type { Statement } from '../documents/documents.queries.ts';
import { declarationOf, documentOf, readOf, tableOf, type DocumentCells } from '../documents/documents.rows.ts';
import { RecentDocuments } from './documents.recent.ts';
import { requestOf } from './documents.request.ts';
import { walkIn, type Beside, type RowPlace } from './documents.walk.ts';
import {
  CHECKPOINT,
  DocumentsWriter,
  told,
  VIEWS_FILE,
  type DocumentsOutcome,
  type DocumentsRequest,
} from './documents.writer.ts';
import { openEmbedded, type EmbeddedOptions } from './embedded.ts';
import { StoreUnavailable } from '../log/event-log.ts';

/** Embedded read models, with what only a file can do. */
export interface EmbeddedDocuments extends Documents {
  /** Bounds the size of the file in pages of 4 KiB, null for no bound. Beyond it writes fail as on a full disk. */
  limit(pages: number | null): Promise<void>;
}

const KEYS_AT_ONCE = 500;
/** Up to so many documents that are asked for by their keys are remembered: of more, few would be asked for again. */
const FEW = 50;

/**
 * Opens the read models in `dir/views.sqlite` (or `:memory:`). Reads answer on the caller's thread from the last
 * commit; writes happen on a thread of their own.
 */
export async function openEmbeddedDocuments({
  dir,
  writer,
  report = warn,
}: EmbeddedOptions): Promise<EmbeddedDocuments> {
  const { queue, reader, ...embedded } = await openEmbedded<DocumentsRequest, DocumentsOutcome, { folder: string }>(
    'documents',
    VIEWS_FILE,
    { folder: dir },
    writer === 'inline',
    ({ folder }) => new DocumentsWriter(folder),
    report,
  );
  const statements = new Map<string, StatementSync>();
  const recent = new RecentDocuments();
  /** Writes of which it is not yet known whether they landed: until then the file may be ahead of what is remembered. */
  let underWay = 0;
  let closing: Promise<void> | null = null;

  function all<Cells>({ sql, cells }: { readonly sql: string; readonly cells: readonly SQLInputValue[] }): Cells[] {
    if (!reader.isOpen) throw new StoreUnavailable('The store is closed');
    try {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = reader.prepare(sql);
        statement.setReturnArrays(true);
        statements.set(sql, statement);
      }
      return statement.all(...cells) as unknown as Cells[];
    } catch (error) {
      throw told(error);
    }
  }

  function* cellsAt(
    collection: Collection,
    keys: readonly (string | number)[],
    by: 'key' | 'rowid' = 'key',
  ): Generator<DocumentCells> {
    const sql = `SELECT ${readOf(collection)} FROM "${tableOf(collection)}"
      WHERE ${by} IN (SELECT value FROM json_each(?))`;
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE)
      yield* all<DocumentCells>({ sql, cells: [JSON.stringify(keys.slice(at, at + KEYS_AT_ONCE))] });
  }

  const some = <Row extends object>(collection: Collection, keys: readonly string[]): Document<Row>[] =>
    Array.from(cellsAt(collection, keys), (cells) => documentOf<Row>(cells));

  /** A few documents; those that were read lately are not read again. */
  function few<Row extends object>(collection: Collection, keys: readonly string[]): Document<Row>[] {
    const table = tableOf(collection);
    const found = keys.map((key) => recent.find(table, key));
    const missing = keys.filter((_, place) => found[place] === undefined);
    const read =
      missing.length === 0 ? [] : Array.from(cellsAt(collection, missing), (cells) => kept<Row>(table, cells));
    return [...found.filter((document): document is Document<Row> => document !== undefined), ...read];
  }

  /** The documents at places of an index, in their order; only what is not in the cache is read. */
  function documentsAt<Row extends object>(
    collection: Collection,
    places: readonly RowPlace[],
    beside: Beside,
    cache = true,
  ): (Document<Row> | null)[] {
    const table = tableOf(collection);
    const missing: (string | number)[] = [];
    const found = places.map(([key, number]) => {
      const known = recent.find(table, key);
      if (known !== undefined && (beside === 'rowid' || known.position === number)) return known as Document<Row>;
      missing.push(beside === 'rowid' ? number : key);
      return null;
    });
    if (missing.length === 0) return found;
    const read = new Map<string, Document<Row>>();
    for (const cells of cellsAt(collection, missing, beside === 'rowid' ? 'rowid' : 'key'))
      read.set(cells[0], cache ? kept<Row>(table, cells) : documentOf<Row>(cells));
    return places.map(([key], place) => found[place] ?? read.get(key) ?? null);
  }

  function kept<Row extends object>(table: string, cells: DocumentCells): Document<Row> {
    const document = documentOf<Row>(cells);
    recent.keep(table, cells[0], document, cells[1].length);
    return document;
  }

  /** Several looks at one state of the file. */
  function together<Found>(look: () => Found): Found {
    all({ sql: 'BEGIN', cells: [] });
    try {
      return look();
    } finally {
      if (reader.isTransaction) all({ sql: 'COMMIT', cells: [] });
    }
  }

  function nearby<Row extends object>(
    collection: Collection,
    query: DocumentQuery,
    near: NonNullable<DocumentQuery['near']>,
  ): Page<Row> {
    const { total, following } = nearest(all(boxOf(collection, query, near)), near, query.cursor);
    const page = following.slice(0, query.limit);
    const rows = new Map(
      some<Row>(
        collection,
        page.map(({ key }) => key),
      ).map((document) => [document.key, document]),
    );
    const last = page.at(-1);
    return {
      documents: page.flatMap(({ key }) => rows.get(key) ?? []),
      total,
      nextCursor: last && following.length > page.length ? cursorAfter(last) : null,
    };
  }

  const walk = walkIn({ all, documentsAt, isWriting: () => underWay > 0 });

  /** Writes, and forgets what that touches as soon as its outcome is known, or that nobody knows whether it landed. */
  async function write(request: DocumentsRequest, forget?: () => void): Promise<void> {
    underWay += 1;
    const outcome = await queue.write(request).finally(() => {
      underWay -= 1;
      forget?.();
    });
    if ('newest' in outcome && 'fence' in request) throw new OlderFence(request.fence ?? 0, outcome.newest);
    if ('mixed' in outcome) throw new Error('A batch sets some projections forward and others not');
  }

  return {
    async declare(collection, indexes = Object.keys(collection.indexes)) {
      // One at a time: an index over many rows takes a while, and others write in between.
      for (const statement of declarationOf(collection, indexes))
        await write({ statements: [statement], forget: [], fence: null });
    },
    async get<Row extends object>(collection: Collection, key: string) {
      const table = tableOf(collection);
      const known = reader.isOpen ? recent.find(table, key) : undefined;
      if (known !== undefined) return known as Document<Row>;
      const statement: Statement = {
        sql: `SELECT ${readOf(collection)} FROM "${table}" WHERE key = ?`,
        cells: [key],
      };
      const [cells] = all<DocumentCells>(statement);
      if (cells === undefined) return null;
      return kept<Row>(table, cells);
    },
    async getMany<Row extends object>(collection: Collection, keys: readonly string[]) {
      const each = [...new Set(keys)];
      // While a write is under way, what is remembered may be older than the file: the documents would be of two states.
      const isFew = each.length <= FEW && underWay === 0 && reader.isOpen;
      return isFew ? few<Row>(collection, each) : some<Row>(collection, each);
    },
    async find<Row extends object>(collection: Collection, query: DocumentQuery) {
      if (!Number.isInteger(query.limit) || query.limit < 1) throw new RangeError('A page holds at least one row');
      return query.near ? nearby<Row>(collection, query, query.near) : together(() => walk<Row>(collection, query));
    },
    async apply(batch) {
      await write(requestOf(batch), () => recent.forget(batch));
    },
    async checkpoint(projection) {
      const [stored] = all<readonly [number]>({ sql: CHECKPOINT, cells: [projection] });
      return stored?.[0] ?? 0;
    },
    async drop(collection, projections, fence) {
      statements.clear();
      const table = tableOf(collection);
      const request = {
        statements: [`DROP TABLE IF EXISTS "${table}"`],
        forget: projections,
        fence: fence ?? null,
      };
      await write(request, () => {
        statements.clear(); // what was prepared while the table was going
        recent.drop(table);
      });
    },
    async limit(pages) {
      await write({ maxPages: pages });
    },
    close: () => (closing ??= embedded.close()),
  };
}
