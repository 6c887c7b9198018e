import { Inject, Injectable } from '@nestjs/common';
import { AS_OF, DOCUMENTS, Reads, Records, type ListPage, type QueryOf, type RequestContext } from '@terroir/http';
import { addDays } from '@terroir/kernel';
import { BadCursor, type AsOf, type Document, type Page, type ReadModels } from '@terroir/store';
import { z } from 'zod';
import { looksFor, taskFilter } from './task-filter.ts';
import type { tasksQuery } from './task-query.ts';
import { taskView, type TaskRow } from './task.view.ts';

/** Rows of one read. */
const AT_ONCE = 500;

/** When the last task of a page was recorded, and its id. */
const Key = z.tuple([z.string(), z.string()]);
type Key = z.output<typeof Key>;

const keyOf = ({ row, key }: Document<TaskRow>): Key => [row.recordedAt, key];
/** Whether one comes behind another, the newest first. */
const isBehind = ([instant, id]: Key, [of, other]: Key): boolean => instant < of || (instant === of && id < other);

function readCursor(cursor: string): Key {
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new BadCursor('Not a cursor of this list', { cause });
  }
}

/** Reads the tasks of a company: pages of those that are looked for, and all that fall in a span. */
@Injectable()
export class TaskSearch {
  constructor(
    @Inject(Records) private readonly records: Records,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(AS_OF) private readonly asOf: AsOf,
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
  ) {}

  /** A page of the list, the newest first. @throws BadCursor when the cursor is none that a page of this list gave out */
  async page(
    context: RequestContext,
    { limit, cursor, asOf, ...filter }: QueryOf<typeof tasksQuery>,
  ): Promise<ListPage<TaskRow>> {
    if (!looksFor(filter)) return this.records.page(context, taskView, { limit, cursor, asOf });
    const isWanted = taskFilter(filter);
    const found: Document<TaskRow>[] = [];
    for await (const document of this.#all(context, asOf)) if (isWanted(document.row)) found.push(document);
    const after = cursor === undefined ? null : readCursor(cursor);
    const rest = after === null ? found : found.filter((document) => isBehind(keyOf(document), after));
    const documents = rest.slice(0, limit);
    const last = documents.at(-1);
    const isMore = rest.length > documents.length && last !== undefined;
    return {
      documents,
      total: found.length,
      nextCursor: isMore ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null,
    };
  }

  /** The tasks of a company that fall on a day or later. */
  async *from(companyId: string, day: string): AsyncGenerator<TaskRow> {
    // A day earlier, because work that began before midnight may not be over.
    const range = { field: 'endsOn', from: addDays(day, -1) };
    const query = { index: 'ending', equals: { companyId, removed: false }, range, total: 0, limit: AT_ONCE };
    for await (const { row } of pages((more) => this.documents.find<TaskRow>(taskView, { ...query, ...more })))
      yield row;
  }

  /** The tasks that are located at one of some plots and zones, now or at an instant. */
  async *at(context: RequestContext, places: readonly string[], asOf?: string): AsyncGenerator<Document<TaskRow>> {
    for await (const document of this.#all(context, asOf))
      if (document.row.locations.some(({ locatableId }) => places.includes(locatableId))) yield document;
  }

  async *#all(context: RequestContext, asOf?: string): AsyncGenerator<Document<TaskRow>> {
    const { companyId } = context;
    await this.reads.upTo(context, taskView);
    const query = {
      index: 'recorded',
      equals: { companyId, removed: false },
      order: 'descending',
      limit: AT_ONCE,
    } as const;
    yield* pages((more) =>
      asOf === undefined
        ? this.reads.page<TaskRow>(context, taskView, { ...query, ...more, total: 0 })
        : this.asOf.page<TaskRow>(taskView, companyId, asOf, { ...query, ...more }),
    );
  }
}

async function* pages(
  read: (more: { readonly cursor?: string }) => Promise<Page<TaskRow>>,
): AsyncGenerator<Document<TaskRow>> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<TaskRow> = await read(cursor === undefined ? {} : { cursor });
    yield* page.documents;
    cursor = page.nextCursor;
  }
}
