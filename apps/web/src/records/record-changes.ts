import type { RecordRow, RecordWrite } from './record.ts';

/** Rows as the table shows them. */
export interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** The ids of those whose write is not answered yet. */
  readonly pending: ReadonlySet<string>;
}

/** One page of a list. */
export interface RecordPage<Row> {
  readonly rows: readonly Row[];
  /** Of the whole list. */
  readonly total: number;
  readonly nextCursor: string | null;
}

type Compare<Row> = ((a: Row, b: Row) => number) | undefined;

/**
 * What the server last answered, with the writes under way laid over it. Each write counts for itself: one that fails
 * takes back its own row only, whatever else was answered or fetched meanwhile.
 */
export function shownRows<Row extends RecordRow>(
  rows: readonly Row[],
  writes: readonly RecordWrite<Row>[],
  compare?: Compare<Row>,
): ShownRows<Row> {
  let shown = rows;
  for (const { kind, row } of writes) shown = withWrite(shown, kind, row);
  return {
    rows: compare && writes.length > 0 ? shown.toSorted(compare) : shown,
    pending: new Set(writes.map(({ row }) => row.id)),
  };
}

/** The pages after an answered write, so that nothing flickers until they are fetched again. */
export function settledPages<Row extends RecordRow>(
  pages: readonly RecordPage<Row>[],
  { kind, row }: Pick<RecordWrite<Row>, 'kind' | 'row'>,
  compare?: Compare<Row>,
): readonly RecordPage<Row>[] {
  const holder = pages.findIndex(({ rows }) => rows.some(({ id }) => id === row.id));
  return pages.map((page, place) => {
    if (place !== Math.max(holder, 0)) return page;
    const rows = withWrite(page.rows, kind, row);
    return {
      ...page,
      rows: compare ? rows.toSorted(compare) : rows,
      total: page.total + rows.length - page.rows.length,
    };
  });
}

function withWrite<Row extends RecordRow>(
  rows: readonly Row[],
  kind: RecordWrite<Row>['kind'],
  row: Row,
): readonly Row[] {
  if (kind === 'remove') return rows.filter(({ id }) => id !== row.id);
  return rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [row, ...rows];
}
