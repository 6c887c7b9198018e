import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoredEvent } from '@terroir/events';
import fc from 'fast-check';
import { gathered } from '../documents/every.ts';
import { openAsOf, type AsOf, type RowsOf } from './as-of.ts';
import type { Document, Documents } from '../documents/documents.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import type { EventLog } from '../log/event-log.ts';
import {
  bringing,
  fairViews,
  happenings,
  instantOf,
  moving,
  opening,
  plainly,
  pricing,
  record,
  stallView,
  wareView,
  type Happening,
  type Ware,
} from './fair.fixture.ts';
import { unitsOf } from './builds.ts';
import { Projector } from './projector.ts';

const LONG = 60_000;
const SLOW = 120_000;
const companyId = 'company-0';
const selling: Happening = { ...bringing, event: { type: 'WareSold', data: {} } };
const erasing = (company: string): Happening => ({
  stream: `account-${company}`,
  companyId: company,
  event: { type: 'AccountErased', data: { accountId: company } },
});

let log: EventLog;
let documents: Documents;
let projector: Projector;
let asOf: AsOf;
async function open(): Promise<void> {
  log = await openEmbeddedLog({ dir: ':memory:' });
  documents = await openEmbeddedDocuments({ dir: ':memory:' });
  projector = await Projector.start({ log, documents, views: fairViews, page: 7 });
  asOf = openAsOf({ documents, builds: projector });
}
async function close(): Promise<void> {
  await projector.close();
  await documents.close();
  await log.close();
}
beforeEach(open);
afterEach(close);

const happened = async (story: readonly Happening[], instantAt = instantOf) =>
  expect(await projector.waitFor(await record(log, story, instantAt), LONG)).toBe(true);

/** All pages of the rows of a company that were there, by an index; every page says how many there are. */
async function rowsAt<Row extends object>(
  view: RowsOf<Row>,
  company: string,
  instant: string,
  {
    index = 'company',
    limit = 100,
    order = 'ascending',
  }: { readonly index?: string; readonly limit?: number; readonly order?: 'ascending' | 'descending' } = {},
): Promise<readonly Document<Row>[]> {
  const found: Document<Row>[] = [];
  const totals = new Set<number>();
  let cursor: string | undefined;
  do {
    const query = { index, equals: { companyId: company }, limit, order, ...(cursor !== undefined && { cursor }) };
    const page = await asOf.page(view, company, instant, query);
    if (page.nextCursor !== null) expect(page.documents).toHaveLength(limit);
    found.push(...page.documents);
    totals.add(page.total);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const { total } = await asOf.tally(view, company, instant);
  expect([...totals]).toEqual([total]);
  const all = asOf.every(view, instant, index, { companyId: company });
  if (order === 'ascending') expect(await gathered(all)).toEqual(found);
  return found;
}
const cents = async (instant: string) => (await rowsAt(wareView, companyId, instant)).map(({ row }) => row.cents);

describe('rows as they were', () => {
  test('are those at the instant, also of what is gone now', async () => {
    await happened([opening, bringing, pricing(850), moving, selling]);
    expect(await cents(instantOf(1))).toEqual([]);
    expect(await cents(instantOf(2))).toEqual([3]);
    expect(await cents(instantOf(3).replace('.000Z', 'Z'))).toEqual([850]);
    expect(await rowsAt(wareView, companyId, instantOf(4))).toMatchObject([
      { key: 's0.0', row: { cents: 850, aisle: 4 }, revision: 1, since: instantOf(4), until: instantOf(5) },
    ]);
    expect(await cents(instantOf(5))).toEqual([]);
    expect(await rowsAt(wareView, 'company-1', instantOf(4))).toEqual([]);
  });

  test('are found one by one', async () => {
    await happened([opening, bringing, pricing(850), selling]);
    const one = async (position: number) => (await asOf.one<Ware>(wareView, 's0.0', instantOf(position)))?.row.cents;
    expect(await Promise.all([1, 2, 3, 4, 99].map(one))).toEqual([undefined, 3, 850, undefined, undefined]);
    expect((await asOf.one(stallView, 's0', instantOf(99)))?.row).toMatchObject({ name: 'Bees' });
    expect(await asOf.one(stallView, 's', instantOf(99))).toBeNull();
  });

  test('count all that was recorded in the same millisecond', async () => {
    await happened([opening, bringing, pricing(4), pricing(5)], (position) => instantOf(Math.min(position, 2)));
    expect(await cents(instantOf(1))).toEqual([]);
    expect(await cents(instantOf(2))).toEqual([5]);
    // What held for no time at all is not kept.
    expect(await rowsAt(wareView, companyId, instantOf(9))).toMatchObject([{ since: instantOf(2) }]);
  });

  test('take no step back with a clock that is behind', async () => {
    const clock = [1, 5, 3, 4, 9];
    await happened([opening, bringing, pricing(4), pricing(5), pricing(6)], (at) => instantOf(clock[at - 1] ?? 0));
    expect(await Promise.all([4, 5, 8, 9].map((at) => cents(instantOf(at))))).toEqual([[], [5], [5], [6]]);
  });

  test('of a company add up to its tally, though one of them was recorded with a clock that is behind', async () => {
    const other: Happening = { ...opening, stream: 'stall-s1' };
    await happened([opening, other], (at) => instantOf(at === 1 ? 5 : 3));
    for (const at of [2, 3, 4, 5]) {
      const rows = await rowsAt(stallView, companyId, instantOf(at));
      expect([at, rows.length]).toEqual([at, (await asOf.tally(stallView, companyId, instantOf(at))).total]);
    }
    expect(await rowsAt(stallView, companyId, instantOf(5))).toHaveLength(2);
  });

  test(
    'of a company stand once and add up to its tally at any instant, whatever the clocks',
    async () => {
      const clock = fc.array(fc.nat({ max: 20 }), { minLength: 50, maxLength: 50 });
      await fc.assert(
        fc.asyncProperty(happenings(50), clock, fc.nat({ max: 21 }), async (story, seconds, until) => {
          await close();
          await open();
          await happened(story, (position) => instantOf(seconds[position - 1] ?? 0));
          for (const company of ['company-0', 'company-1']) {
            const stalls = await rowsAt(stallView, company, instantOf(until));
            expect(new Set(stalls.map(({ key }) => key)).size).toBe(stalls.length);
            expect((await asOf.tally(stallView, company, instantOf(until))).total).toBe(stalls.length);
            const wares = await rowsAt(wareView, company, instantOf(until));
            expect(new Set(wares.map(({ key }) => key)).size).toBe(wares.length);
            const groups = new Map<string, { count: number; value: number }>();
            for (const { row } of wares.filter(({ row: { cents } }) => cents !== 0)) {
              const { count, value } = groups.get(row.stallId) ?? { count: 0, value: 0 };
              groups.set(row.stallId, { count: count + 1, value: value + row.cents });
            }
            expect((await asOf.tally(wareView, company, instantOf(until))).groups).toEqual(groups);
          }
        }),
        { numRuns: 60 },
      );
    },
    SLOW,
  );

  test('go with the account of their company, in what is written and in what is on its way', async () => {
    const other = { ...opening, stream: 'stall-s1', companyId: 'company-1' };
    const others = {
      ...other,
      event: { type: 'StallOpened' as const, data: { companyId: 'company-1', name: 'Hens' } },
    };
    await happened([opening, others, bringing, pricing(4), selling, bringing, pricing(5), erasing(companyId)]);
    for (const at of [3, 4, 5, 6, 7, 8]) expect(await cents(instantOf(at))).toEqual([]);
    expect(await rowsAt(stallView, companyId, instantOf(4))).toEqual([]);
    expect(await rowsAt(stallView, 'company-1', instantOf(4))).toHaveLength(1);
    await happened([opening, bringing, pricing(6)]);
    await happened([erasing(companyId)]);
    expect(await cents(instantOf(11))).toEqual([]);
    expect(await asOf.tally(wareView, companyId)).toEqual({ total: 0, groups: new Map() });
  });

  test('are built anew with their view', async () => {
    await happened([opening, bringing, pricing(4), pricing(5), selling]);
    await projector.rebuild('ware');
    expect(await Promise.all([2, 3, 4, 5].map((at) => cents(instantOf(at))))).toEqual([[3], [4], [5], []]);
  });

  test(
    'are what folding the log up to that instant gives, for any story, instant and page',
    async () => {
      const step = fc.constantFrom(0, 0, 1, 1, 1, 2);
      const asked = fc.record({
        until: fc.nat({ max: 60 }),
        limit: fc.integer({ min: 1, max: 3 }),
        order: fc.constantFrom('ascending' as const, 'descending' as const),
      });
      await fc.assert(
        fc.asyncProperty(
          happenings(50),
          fc.array(step, { minLength: 50, maxLength: 50 }),
          asked,
          async (story, steps, so) => {
            await close();
            await open();
            const sums = steps.map((_, at) => steps.slice(0, at + 1).reduce<number>((sum, one) => sum + one, 0));
            await happened(story, (position) => instantOf(sums[position - 1] ?? 0));
            const events = await log.readAll(0, 1000);
            const expected = plainly(events.filter(({ recorded }) => recorded <= instantOf(so.until)));
            for (const company of ['company-0', 'company-1'].filter((one) => !isErased(events, one)))
              for (const [view, index] of [
                [stallView, 'company'],
                [wareView, 'company'],
                [wareView, 'price'],
              ] as const) {
                const found = await rowsAt<{ companyId: string }>(view, company, instantOf(so.until), { ...so, index });
                const rows = found.map(({ key, row, revision }) => [key, { row, revision }] as const);
                const mine = Object.entries(expected[view.name] ?? {}).filter(
                  ([, { row }]) => (row as { companyId: string }).companyId === company,
                );
                expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(mine));
                expect(rows.map(([key]) => key)).toEqual(inOrder(mine, index, so.order));
                for (const [key, one] of mine)
                  expect(await asOf.one<{ companyId: string }>(view, key, instantOf(so.until))).toMatchObject(one);
              }
          },
        ),
        { numRuns: 60 },
      );
    },
    SLOW,
  );
});

const isErased = (events: readonly StoredEvent[], company: string): boolean =>
  events.some(({ type, data }) => type === 'AccountErased' && data['accountId'] === company);

function inOrder(rows: readonly (readonly [string, { row: object }])[], index: string, order: string): string[] {
  const place = (row: object) => (index === 'price' ? (row as Ware).cents : 0);
  const sorted = rows.toSorted(([a, one], [b, other]) => place(one.row) - place(other.row) || (a < b ? -1 : 1));
  return (order === 'ascending' ? sorted : sorted.reverse()).map(([key]) => key);
}

describe('an audited view', () => {
  test('says whose its rows are, by an index that begins with the company', () => {
    const { company: _, ...nobodys } = wareView;
    expect(() => unitsOf([stallView, nobodys])).toThrow('ware keeps its past and does not say whose its rows are');
    expect(() => unitsOf([stallView, { ...wareView, past: ['all'] }])).toThrow(
      'all of ware does not begin with companyId',
    );
  });
});
