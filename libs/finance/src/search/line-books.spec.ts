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
  const store = { reached, shown, pastReads: 0 };
  const newest = () => [...store.shown].sort((a, b) => b.position - a.position).slice(0, 1);
  const reads = { upTo: () => Promise.resolve(), page: () => Promise.resolve(pageOf(newest())) };
  const past = {
    page: () => {
      store.pastReads += 1;
      return Promise.resolve(pageOf(store.shown));
    },
  };
  const positions: Positions = { reached: () => store.reached, waitFor: () => true };
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

test('the lines of the past are read once while nothing changes', async () => {
  const { store, ids } = given(12, [line('a', 11), line('b', 12)]);
  await ids();
  expect(await ids()).toEqual(['a', 'b']);
  expect(store.pastReads).toBe(1);
});
