import { describe, expect, test } from '@jest/globals';
import type { Document } from '@terroir/store';
import fc from 'fast-check';
import type { LineRow } from '../line/line-view.ts';
import { inOrder, lineOrders, newestFirst, pageInOrder, type Sorting } from './line-order.ts';

const documentOf = (row: Partial<LineRow>): Document<LineRow> => ({
  key: row.id ?? '',
  row: row as LineRow,
  revision: 0,
  position: 0,
});
const lines = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      costCents: fc.nat({ max: 3 }),
      subcategoryId: fc.constantFrom('élevage', 'eau', 'zeste'),
      occurredOn: fc.constantFrom('2026-01-01', '2026-01-02'),
      recordedAt: fc.constantFrom('2026-02-01T00:00:00.000Z', '2026-02-01T00:00:01.000Z'),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  .map((rows) => rows.map(documentOf).sort((a, b) => newestFirst(a.row, b.row)));
const nameOf = (id: string) => id;
const sortedPage = (all: readonly Document<LineRow>[], sorting: Sorting, asked: Parameters<typeof pageInOrder>[2]) =>
  pageInOrder(
    inOrder(
      all.map((document) => ({ row: document.row, document })),
      sorting,
    ),
    sorting,
    asked,
  );
const ids = (documents: readonly Document<LineRow>[]) => documents.map(({ key }) => key);

describe('an order of the books', () => {
  test('has every line once, page by page, also where lines on the way are removed', () => {
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom(...lineOrders),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (all, sort, limit, removes) => {
          const sorting = { sort, language: 'fr', nameOf } as const;
          const whole = ids(sortedPage(all, sorting, { limit: 100 }).documents);
          let left = all;
          const seen: string[] = [];
          let cursor: string | null | undefined;
          while (cursor !== null) {
            const page = sortedPage(left, sorting, { limit, cursor });
            expect(page.total).toBe(left.length);
            seen.push(...ids(page.documents));
            cursor = page.nextCursor;
            const last = page.documents.at(-1)?.key;
            if (removes) left = left.filter(({ key }) => key !== last);
          }
          expect(seen).toEqual(whole);
          expect(new Set(seen).size).toBe(all.length);
        },
      ),
    );
  });

  test('has the largest amount first, names as the reader’s language sorts them, and of what is alike the newest day', () => {
    const all = [
      { id: 'a', costCents: 5, subcategoryId: 'zeste', occurredOn: '2026-01-03', recordedAt: '' },
      { id: 'b', costCents: 9, subcategoryId: 'élevage', occurredOn: '2026-01-02', recordedAt: '' },
      { id: 'c', costCents: 5, subcategoryId: 'eau', occurredOn: '2026-01-01', recordedAt: '' },
    ].map(documentOf);
    const sorted = (sort: 'cost' | 'category' | 'date') =>
      ids(sortedPage(all, { sort, language: 'fr', nameOf }, { limit: 9 }).documents).join('');
    expect([sorted('date'), sorted('cost'), sorted('category')]).toEqual(['abc', 'bac', 'cba']);
  });

  test('has every line that is found once, page by page, and counts them all on each', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...lineOrders), fc.integer({ min: 1, max: 3 }), (all, sort, limit) => {
        const sorting = { sort, language: 'fr', nameOf } as const;
        const sorted = inOrder(
          all.map((document) => ({ row: document.row, document })),
          sorting,
        );
        const isFound = (index: number) => sorted[index]?.row.costCents === 2;
        const expected = sorted.filter(({ row }) => row.costCents === 2).map(({ row }) => row.id);
        const seen: string[] = [];
        let cursor: string | null | undefined;
        while (cursor !== null) {
          const page = pageInOrder(sorted, sorting, { limit, cursor }, isFound);
          expect(page.total).toBe(expected.length);
          seen.push(...ids(page.documents));
          cursor = page.nextCursor;
        }
        expect(seen).toEqual(expected);
      }),
    );
  });

  test('takes no cursor that it did not give out', () => {
    const all = [documentOf({ id: 'a', costCents: 1, occurredOn: '', recordedAt: '' }), documentOf({ id: 'b' })];
    const { nextCursor } = sortedPage(all, { sort: 'date', language: 'en', nameOf }, { limit: 1 });
    for (const cursor of ['x', 'W10', 'bnVsbA', nextCursor ?? ''])
      expect(() => sortedPage(all, { sort: 'cost', language: 'en', nameOf }, { limit: 1, cursor })).toThrow(
        expect.objectContaining({ name: 'BadCursor' }),
      );
  });
});
