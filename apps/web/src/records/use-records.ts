import { useInfiniteQuery, useMutationState, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from '../session/session.ts';
import type { Query } from '../api/client.ts';
import { useLanguage } from '../i18n/texts.ts';
import { shownRows, type RecordPage } from './record-changes.ts';
import type { RecordRow, RecordSource, RecordsWrite, RecordWrite } from './record.ts';
import { underItsId, useWaiting, type WaitingState } from './waiting.ts';

export type RecordPages<Row> = InfiniteData<RecordPage<Row>, string | null>;

/** The cache's place of the lists as they are now; their past is under an instant instead. */
export const nowKey = ({ key }: { readonly key: readonly string[] }) => [...key, 'now'] as const;
/** Of the writes to a list; one to many records at once has a longer key. */
export const writeKey = ({ key }: { readonly key: readonly string[] }) => [...key, 'write'] as const;

/** Of which list, moment and language a place in the cache is, whatever was asked of it. */
const listOf = (key: readonly unknown[]) => JSON.stringify(key.slice(0, -1));

export interface RecordsOptions {
  /** The instant to look at; `null` is now. */
  asOf?: string | null;
  /** Filters and order, which the server applies. */
  query?: Query | undefined;
  /** Rows of one call. */
  pageSize?: number;
  /** Fetches page after page: for a list that the screen itself sorts, adds up and saves. */
  whole?: boolean;
}

/** The rows of a list, with the state of fetching them. */
export interface Records<Row> {
  /** `undefined` until there is something to show; of a list that is fetched whole, until its last row is here. */
  readonly rows: readonly Row[] | undefined;
  /** The first page of a list that is fetched whole, while its other pages are on their way; then `null`. */
  readonly arriving: {
    readonly rows: readonly Row[];
    /** How many rows of the whole list are here. */
    readonly count: number;
  } | null;
  /** The ids of rows whose write is not answered yet. */
  readonly pending: ReadonlySet<string>;
  /** Those whose last write is kept on this device until it can be sent, by their ids. */
  readonly waiting: ReadonlyMap<string, WaitingState>;
  /** Of the whole list, fetched or not. */
  readonly total: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** They answer the query before, while those of this one are on their way. */
  readonly outdated: boolean;
  /** Fetches again what failed. */
  readonly retry: () => void;
  /** Fetches the next page; `null` when every row is here. */
  readonly more: (() => void) | null;
}

const none: ReadonlySet<string> = new Set();
const noneWaits: ReadonlyMap<string, WaitingState> = new Map();

/** A list page by page, as it is now with the writes under way, or as it was at an instant. */
export function useRecords<Wire, Row extends RecordRow>(
  source: RecordSource<Wire, Row>,
  { asOf = null, query, pageSize = 100, whole = false }: RecordsOptions = {},
): Records<Row> {
  const language = useLanguage();
  const list = useInfiniteQuery({
    // Lists of other lengths are others: what one fetched would stand in the other.
    queryKey: [...source.key, asOf ?? 'now', language, { query: query ?? null, pageSize }],
    queryFn: async ({ pageParam, signal }): Promise<RecordPage<Row>> => {
      const { rows, total, nextCursor } = await client.list<Wire>(source.path, {
        query: { ...query, limit: pageSize, cursor: pageParam, as_of: asOf },
        signal,
      });
      return { rows: rows.map(source.rowOf), total, nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Where only the query is another, its rows stay until the new ones are there.
    placeholderData: (shown, before) =>
      before && listOf(before.queryKey) === listOf([...source.key, asOf ?? 'now', language, null]) ? shown : undefined,
  });
  const writes = useMutationState({
    filters: { mutationKey: writeKey(source), status: 'pending' },
    select: ({ state }) => {
      const write = state.variables as RecordWrite<Row> | RecordsWrite<Row>;
      const changes = 'changes' in write ? write.changes : [write];
      return changes.map(({ kind, row }) => ({ kind, row: underItsId(row) }));
    },
  });
  const waiting = useWaiting(source);
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list;
  const goOn = whole && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (goOn) void fetchNextPage();
  }, [goOn, fetchNextPage]);
  const partial = whole && hasNextPage;
  // Of a list in parts the first page alone, so that a table renders it once while the rest comes in.
  const part = partial ? data?.pages[0] : data;
  const fetched = useMemo(() => part && ('pages' in part ? part.pages.flatMap(({ rows }) => rows) : part.rows), [part]);
  const shown = useMemo(
    () =>
      fetched &&
      shownRows(fetched, asOf === null ? writes.flat() : [], source.compare, asOf === null ? waiting.changes : []),
    [fetched, asOf, writes, source, waiting],
  );
  const here = data?.pages.reduce((count, { rows }) => count + rows.length, 0) ?? 0;
  return {
    rows: partial ? undefined : shown?.rows,
    arriving: partial && shown ? { rows: shown.rows, count: here } : null,
    pending: shown?.pending ?? none,
    waiting: asOf === null ? waiting.states : noneWaits,
    total: data?.pages.at(-1)?.total ?? 0,
    error,
    isFetching,
    outdated: list.isPlaceholderData,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    more: hasNextPage && !whole ? () => void fetchNextPage() : null,
  };
}
