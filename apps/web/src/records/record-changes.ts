import type { RecordChange, RecordRow } from './record.ts';

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
 * What the server last answered, with those that wait to be sent and the writes under way laid over it. Each write counts for itself: one that fails
 * takes back its own row only, whatever else was answered or fetched meanwhile.
 */
export function shownRows<Row extends RecordRow>(
  rows: readonly Row[],
  writes: readonly RecordChange<Row>[],
  compare?: Compare<Row>,
  waiting: readonly RecordChange<Row>[] = [],
): ShownRows<Row> {
  const changes = [...waiting, ...writes];
  const shown = withChanges(rows, changes);
  return {
    rows: compare && changes.length > 0 ? shown.toSorted(compare) : shown,
    pending: new Set(writes.map(({ row }) => row.id)),
  };
}

/** The pages after answered writes, so that nothing flickers until they are fetched again. */
export function settledPages<Row extends RecordRow>(
  pages: readonly RecordPage<Row>[],
  changes: readonly RecordChange<Row>[],
  compare?: Compare<Row>,
): readonly RecordPage<Row>[] {
  const holders = new Map(pages.flatMap(({ rows }, place) => rows.map(({ id }) => [id, place] as const)));
  const byPage = Map.groupBy(changes, ({ row }) => holders.get(row.id) ?? 0);
  return pages.map((page, place) => {
    const own = byPage.get(place);
    if (!own) return page;
    const rows = withChanges(page.rows, own);
    return {
      ...page,
      rows: compare ? rows.toSorted(compare) : rows,
      total: page.total + rows.length - page.rows.length,
    };
  });
}

/** Of several changes of a row the last one counts; what is new stands first. */
function withChanges<Row extends RecordRow>(
  rows: readonly Row[],
  changes: readonly RecordChange<Row>[],
): readonly Row[] {
  if (changes.length === 0) return rows;
  const left = new Map(changes.map((change) => [change.row.id, change]));
  const kept = rows.flatMap((row): readonly Row[] => {
    const change = left.get(row.id);
    left.delete(row.id);
    if (!change) return [row];
    return change.kind === 'remove' ? [] : [change.row];
  });
  const added = [...left.values()].flatMap(({ kind, row }) => (kind === 'remove' ? [] : [row]));
  return [...added.toReversed(), ...kept];
}
