import { describe, expect, test } from '@jest/globals';
import { settledPages, shownRows } from './record-changes.ts';
import type { RecordWrite } from './record.ts';

interface Row {
  readonly id: string;
  readonly version: string | null;
  readonly day: number;
  readonly cost: number;
}
const row = (id: string, day: number, cost = 10): Row => ({ id, version: '1', day, cost });
const newestFirst = (a: Row, b: Row) => b.day - a.day;
const old = row('old', 1);
const recent = row('recent', 2);
const write = (kind: RecordWrite<Row>['kind'], of: Row): RecordWrite<Row> => ({
  kind,
  row: of,
  key: `${kind} ${of.id}`,
});
const seen = (rows: readonly Row[], writes: readonly RecordWrite<Row>[], compare?: typeof newestFirst) => {
  const shown = shownRows(rows, writes, compare);
  return shown.rows.map(({ id, cost }) => `${id} ${cost}${shown.pending.has(id) ? ' …' : ''}`);
};

describe('writes under way', () => {
  test('a new row is shown at once, on top, and marked', () => {
    expect(seen([recent, old], [write('create', row('new', 3, 7))])).toEqual(['new 7 …', 'recent 10', 'old 10']);
  });

  test('a correction keeps its place', () => {
    expect(seen([recent, old], [write('correct', { ...old, cost: 99 })])).toEqual(['recent 10', 'old 99 …']);
  });

  test('a removed row is gone, and back in its place when it is restored', () => {
    expect(seen([recent, old], [write('remove', old)])).toEqual(['recent 10']);
    expect(seen([recent], [write('restore', old)], newestFirst)).toEqual(['recent 10', 'old 10 …']);
  });

  test('one write that is taken back leaves the others as they are', () => {
    const removal = write('remove', recent);
    const correction = write('correct', { ...old, cost: 99 });
    expect(seen([recent, old], [removal, correction])).toEqual(['old 99 …']);
    expect(seen([recent, old], [correction])).toEqual(['recent 10', 'old 99 …']);
  });
});

describe('an answered write', () => {
  const pages = [
    { rows: [recent], total: 2, nextCursor: 'next' },
    { rows: [old], total: 2, nextCursor: null },
  ];
  const ids = (settled: ReturnType<typeof settledPages<Row>>) => settled.map(({ rows }) => rows.map(({ id }) => id));

  test('is in the pages before they are fetched again', () => {
    expect(ids(settledPages(pages, [write('create', row('new', 3))]))).toEqual([['new', 'recent'], ['old']]);
    expect(ids(settledPages(pages, [write('remove', old)]))).toEqual([['recent'], []]);
  });

  test('changes the row on the page that holds it', () => {
    const settled = settledPages(pages, [write('correct', { ...old, cost: 99 })]);
    expect(settled.map(({ rows }) => rows.map(({ cost }) => cost))).toEqual([[10], [99]]);
  });

  test('is one of many, each on the page that holds its row', () => {
    const many = [write('remove', recent), write('correct', { ...old, cost: 99 }), write('restore', row('back', 5))];
    expect(ids(settledPages(pages, many))).toEqual([['back'], ['old']]);
    expect(settledPages(pages, many).map(({ total }) => total)).toEqual([2, 2]);
  });

  test('is counted in the total of its page', () => {
    expect(settledPages(pages, [write('create', row('new', 3))])[0]?.total).toBe(3);
    expect(settledPages(pages, [write('correct', old)])[1]?.total).toBe(2);
  });
});
