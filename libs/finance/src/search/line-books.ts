import { setImmediate as turn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { AS_OF, POSITIONS, Reads, type Positions, type RequestContext } from '@terroir/http';
import type { AsOf, Document, Page, RowsOf } from '@terroir/store';
import { LRUCache } from 'lru-cache';
import type { LineRow } from '../line/line-view.ts';
import { columnsOf, type LineColumns } from './line-columns.ts';
import { inOrder, newestFirst, type Sorting } from './line-order.ts';
import { searchedText } from './line-words.ts';

/** A line of one side of a company's books, ready to be searched. */
export interface BookLine {
  readonly document: Document<LineRow>;
  readonly row: LineRow;
  /** The words of its details (`searchedText`). */
  readonly words: string;
}

/** The lines of a book in an order, and what they are filtered by in the same order. */
export interface SortedLines {
  readonly lines: readonly BookLine[];
  readonly columns: LineColumns;
}

/** The lines that stand, the newest day first, after all events up to a position. */
interface Book {
  readonly position: number;
  readonly lines: readonly BookLine[];
  /** The same in each order that was asked for, sorted once. */
  readonly orders: Map<string, SortedLines>;
}

/** Lines that are kept in memory over all companies, some 500 bytes each. */
const MOST_LINES = 60_000;
/** How long a book is kept that nobody asks for, in milliseconds: what was erased does not stay longer. */
const KEPT = 5 * 60_000;
/** Rows of one read, after which other calls have their turn: a whole book would hold them up for a third of a second. */
const AT_ONCE = 500;

/**
 * The books of companies as a search reads them. The first search of a company reads its lines, a later one what changed
 * since: rows carry the position of their last event, so nothing that was written is missed. Searches of one book read it after one
 * another, so that those that come at once find what the first has read.
 */
@Injectable()
export class LineBooks {
  readonly #books = new LRUCache<string, Book>({
    maxSize: MOST_LINES,
    sizeCalculation: ({ lines }) => lines.length + 1,
    ttl: KEPT,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });

  readonly #reading = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(Reads) private readonly reads: Reads,
    @Inject(AS_OF) private readonly past: AsOf,
    @Inject(POSITIONS) private readonly positions: Positions,
  ) {}

  /** The lines of the asking company in an order, now or as of an instant (ISO 8601). */
  async lines(context: RequestContext, of: RowsOf<LineRow>, sorting: Sorting, asOf?: string): Promise<SortedLines> {
    await this.reads.upTo(context, of);
    const { lines, orders } = await this.#inTurn(`${of.name} ${context.companyId} ${asOf ?? ''}`, () =>
      asOf === undefined ? this.#now(context, of) : this.#then(context, of, asOf),
    );
    const key = `${sorting.sort} ${sorting.language}`;
    const known = orders.get(key);
    if (known !== undefined) return known;
    await turn();
    const sorted = inOrder(lines, sorting);
    await turn();
    const made = { lines: sorted, columns: columnsOf(sorted) };
    orders.set(key, made);
    return made;
  }

  /** Reads a book once those who read it already have ended, whatever became of them. */
  async #inTurn(key: string, read: () => Promise<Book>): Promise<Book> {
    const before = this.#reading.get(key) ?? Promise.resolve();
    const reading = before.then(read, read);
    this.#reading.set(key, reading);
    try {
      return await reading;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  async #now(context: RequestContext, of: RowsOf<LineRow>): Promise<Book> {
    const { companyId } = context;
    const key = `${of.name} ${this.positions.edition(of.name)} ${companyId}`;
    const known = this.#books.get(key) ?? { position: 0, lines: [], orders: new Map() };
    // A store may show a batch row by row: what is beyond the checkpoint is read again the next time.
    const position = this.positions.reached(of.name);
    const changed = new Map<string, BookLine>();
    for await (const documents of this.#since(context, of, known.position + 1))
      for (const document of documents) changed.set(document.key, bookLine(document));
    const book =
      changed.size === 0
        ? { ...known, position }
        : { position, lines: merged(known.lines, changed), orders: new Map() };
    this.#books.set(key, book);
    return book;
  }

  async #then(context: RequestContext, of: RowsOf<LineRow>, asOf: string): Promise<Book> {
    const { companyId } = context;
    const key = `${of.name} ${this.positions.edition(of.name)} ${companyId} ${asOf}`;
    const reached = this.positions.reached(of.name);
    const [newest] = (await this.#changes(context, of, { limit: 1, order: 'descending' })).documents;
    const position = newest?.row.changedAt ?? 0;
    const known = this.#books.get(key);
    // Only a change of these books can change what they were, where a clock went wrong.
    if (known?.position === position) return known;
    const lines: BookLine[] = [];
    let cursor: string | null = null;
    do {
      const query = {
        index: 'date',
        equals: { companyId, removed: false },
        order: 'descending',
        limit: AT_ONCE,
        ...(cursor !== null && { cursor }),
      } as const;
      const page: Page<LineRow> = await this.past.page<LineRow>(of, companyId, asOf, query);
      lines.push(...page.documents.map(bookLine));
      cursor = page.nextCursor;
      if (cursor !== null) await turn();
    } while (cursor !== null);
    // The index is in the order of `newestFirst` already.
    const book = { position, lines, orders: new Map() };
    // A store may show a batch row by row: what is beyond the checkpoint is not kept, since the rest of it bears no newer position.
    if (position <= reached) this.#books.set(key, book);
    return book;
  }

  /** What changed from a position on, page by page. */
  async *#since(
    context: RequestContext,
    of: RowsOf<LineRow>,
    from: number,
  ): AsyncGenerator<readonly Document<LineRow>[]> {
    const range = { field: 'changedAt', from };
    let page = await this.#changes(context, of, { limit: AT_ONCE, range });
    for (;;) {
      yield page.documents;
      if (page.nextCursor === null) return;
      await turn();
      page = await this.#changes(context, of, { limit: AT_ONCE, range, cursor: page.nextCursor });
    }
  }

  #changes(
    context: RequestContext,
    of: RowsOf<LineRow>,
    query: Omit<Parameters<Reads['page']>[2], 'index'>,
  ): Promise<Page<LineRow>> {
    const { companyId } = context;
    return this.reads.page<LineRow>(context, of, {
      index: 'changed',
      equals: { companyId },
      total: 0,
      cache: false,
      ...query,
    });
  }
}

const bookLine = (document: Document<LineRow>): BookLine => ({
  document,
  row: document.row,
  words: searchedText(document.row.notes),
});

/** The lines with what changed put in its place; what was removed is gone. */
function merged(lines: readonly BookLine[], changed: ReadonlyMap<string, BookLine>): readonly BookLine[] {
  const left = lines.filter(({ document }) => !changed.has(document.key));
  const added = [...changed.values()].filter(({ row }) => !row.removed);
  return [...left, ...added].sort((a, b) => newestFirst(a.row, b.row));
}
