import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoryEntryAttributes } from '@terroir/history';
import { newKey, type Query, type Saved } from '../api/client.ts';
import { client } from '../session/session.ts';

/** One change of one record: who, when, and each field before and after. */
export type HistoryEntry = HistoryEntryAttributes;

export interface HistoryFilter {
  /** One kind of record, or several; every kind when left out. */
  resourceType?: string | readonly string[] | undefined;
  resourceId?: string | undefined;
  /** Who acted, by the id that `GET /history/people` gives. */
  actor?: string | undefined;
  /** Instants, ISO 8601, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** Changes of one cause are one entry. */
  fold?: true | undefined;
  /** Only the changes of this cause, which another entry stands for. */
  cause?: string | undefined;
}

/** Everything fetched of the history. */
export const historyKey = ['history'] as const;
const pageSize = 20;

const queryOf = ({ resourceType, resourceId, actor, from, to, fold, cause }: HistoryFilter): Query => ({
  resource_type: resourceType,
  resource_id: resourceId,
  actor,
  from,
  to,
  fold: fold && 'true',
  cause,
});

/** One page of the history, newest first. */
export const fetchHistory = (filter: HistoryFilter, page: { cursor: string; limit: number; signal: AbortSignal }) => {
  const { signal, ...asked } = page;
  return client.list<HistoryEntry>('/history', { query: { ...queryOf(filter), ...asked }, signal });
};

/** The history of a kind of record, or of one, newest first, page by page. */
export const historyQuery = (filter: HistoryFilter, limit = pageSize) =>
  infiniteQueryOptions({
    queryKey: [...historyKey, 'entries', queryOf(filter)],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => fetchHistory(filter, { cursor: pageParam, limit, signal }),
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

/** Which record an entry is about, and where its calls are. */
export type RecordOfEntry = Pick<HistoryEntry, 'resourceType' | 'resourceId'>;
const callsOf = ({ resourceType, resourceId }: RecordOfEntry) => `/${resourceType}s/${encodeURIComponent(resourceId)}`;

/** Takes a removal back. A record that came back is an event again, not an erased one. */
export async function restore(entry: RecordOfEntry, at = callsOf(entry)): Promise<void> {
  await client.postVoid(`${at}/restore`);
}

/**
 * Brings a record back to a version, over the newest that the person has seen: a new version again.
 * @returns the version that it has now @throws Failure `version_conflict` where someone changed it since
 */
export async function revert(
  entry: RecordOfEntry,
  { version, newest }: { readonly version: number; readonly newest: number },
  at = callsOf(entry),
): Promise<number> {
  const now: Saved<object> = await client.post(`${at}/revert`, { version }, { version: String(newest), key: newKey() });
  return Number(now.version);
}
