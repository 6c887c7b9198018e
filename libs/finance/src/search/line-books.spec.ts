import { expect, test } from '@jest/globals';
import { RequestContext, type Positions, type Reads } from '@terroir/http';
import type { AsOf, Document, Page } from '@terroir/store';
import { producerInputView } from '../input/input.view.ts';
import type { LineRow } from '../line/line-view.ts';
import { LineBooks } from './line-books.ts';
import type { Sorting } from './line-order.ts';

const companyId = 'company-1';
const actor = { accountId: companyId, companyId, role: 'producer_level_two' } as const;
const context = new RequestContext({ requestId: 'r', language: 'en', address: '127.0.0.1', actor }, () => 'id');
const byDay: Sorting = { sort: 'date', language: 'en', nameOf: (id) => id };

const line = (id: string, changedAt: number): Document<LineRow> => {
  const row = {
    id,
    companyId,
    notes: id,
    quantity: 1,
    costCents: 1,
    occurredOn: '2026-04-01',
    removed: false,
    changedAt,
  };
  return { key: id, row: row as unknown as LineRow, revision: 0, position: changedAt };
};
const pageOf = (documents: readonly Document<LineRow>[]): Page<LineRow> => ({ documents, total: 0, nextCursor: null });

/** Books on a store that shows what the test says, and how often the past was read. */
function given(reached: number, shown: readonly Document<LineRow>[]) {
  const store = { reached, shown, edition: '1.0', pastReads: 0 };
  const newest = () => [...store.shown].sort((a, b) => b.position - a.position).slice(0, 1);
  const reads = { upTo: () => Promise.resolve(), page: () => Promise.resolve(pageOf(newest())) };
  const past = {
    page: () => {
      store.pastReads += 1;
      return Promise.resolve(pageOf(store.shown));
    },
  };
  const positions: Positions = { reached: () => store.reached, edition: () => store.edition, waitFor: () => true };
  const books = new LineBooks(reads as unknown as Reads, past as unknown as AsOf, positions);
  const ids = async () => {
    const { lines } = await books.lines(context, producerInputView, byDay, '2026-05-01T12:00:00.000Z');
    return lines.map(({ row }) => row.id).sort();
  };
  return { store, ids };
}

test('the lines of the past are read again while a store shows the rows of a batch one by one', async () => {
  // Both lines came with one batch, whose last position is shown before the rest of it.
  const { store, ids } = given(10, [line('b', 12)]);
  expect(await ids()).toEqual(['b']);
  Object.assign(store, { reached: 12, shown: [line('a', 11), line('b', 12)] });
  expect(await ids()).toEqual(['a', 'b']);
});

test('the lines of the past are read anew once other rows are read, which are no further', async () => {
  const { store, ids } = given(10, [line('b', 9)]);
  expect(await ids()).toEqual(['b']);
  Object.assign(store, { edition: '2.0', shown: [line('a', 8), line('b', 9)] });
  expect(await ids()).toEqual(['a', 'b']);
});

/** Books of ten pages whose store answers at once, which another call counts as soon as it gets the event loop. */
function givenPages() {
  const store = { read: 0, fails: 0 };
  const pages = Array.from({ length: 10 }, (_, at) => [line(`line-${at}`, at + 1)]);
  const next = (from: number): Promise<Page<LineRow>> => {
    if ((store.fails -= 1) >= 0) return Promise.reject(new Error('The store is away'));
    store.read += 1;
    return Promise.resolve({
      ...pageOf(pages[from] ?? []),
      nextCursor: from + 1 < pages.length ? String(from + 1) : null,
    });
  };
  const page = (_: unknown, __: unknown, { cursor, range }: { cursor?: string; range?: { from: number } }) =>
    range !== undefined && range.from > 1 ? Promise.resolve(pageOf([])) : next(Number(cursor ?? 0));
  const past = {
    page: (...[, , , query]: [unknown, unknown, unknown, { cursor?: string }]) => next(Number(query.cursor ?? 0)),
  };
  const reads = { upTo: () => Promise.resolve(), page };
  const positions: Positions = { reached: () => 10, edition: () => '1.0', waitFor: () => true };
  const books = new LineBooks(reads as unknown as Reads, past as unknown as AsOf, positions);
  return { store, read: (asOf?: string) => books.lines(context, producerInputView, byDay, asOf) };
}

test.each([undefined, '2026-05-01T12:00:00.000Z'])(
  'another call is answered while a book is read (as of %s)',
  async (asOf) => {
    const { store, read } = givenPages();
    const meanwhile = new Promise<number>((answer) => setImmediate(() => answer(store.read)));
    const { lines } = await read(asOf);
    expect(lines).toHaveLength(10);
    expect(await meanwhile).toBeLessThan(5);
  },
);

test('a book that two searches ask for at once is read once', async () => {
  const { store, read } = givenPages();
  const both = await Promise.all([read(), read()]);
  expect(both.map(({ lines }) => lines.length)).toEqual([10, 10]);
  expect(store.read).toBe(10);
});

test('a search that fails hinders none that waits behind it', async () => {
  const { store, read } = givenPages();
  store.fails = 1;
  const [failed, next] = await Promise.allSettled([read(), read()]);
  expect(failed).toMatchObject({ status: 'rejected', reason: new Error('The store is away') });
  expect(next).toMatchObject({ status: 'fulfilled', value: { lines: { length: 10 } } });
});

test('the lines of the past are read once while nothing changes', async () => {
  const { store, ids } = given(12, [line('a', 11), line('b', 12)]);
  await ids();
  expect(await ids()).toEqual(['a', 'b']);
  expect(store.pastReads).toBe(1);
});
