import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoryEntryAttributes } from '@terroir/history';
import { client } from '../session/session.ts';

/** One change of one record: who, when, and each field before and after. */
export type HistoryEntry = HistoryEntryAttributes;

export interface HistoryFilter {
  resourceType?: string | undefined;
  resourceId?: string | undefined;
}

const pageSize = 20;

/** The history of a kind of record, or of one, newest first, page by page. */
export const historyQuery = ({ resourceType, resourceId }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['history', resourceType ?? '', resourceId ?? ''],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.list<HistoryEntry>('/history', {
        query: { resource_type: resourceType, resource_id: resourceId, cursor: pageParam, limit: pageSize },
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

/** Takes a removal back. A record that came back is an event again, not an erased one. */
export async function restore({
  resourceType,
  resourceId,
}: Pick<HistoryEntry, 'resourceType' | 'resourceId'>): Promise<void> {
  await client.postVoid(`/${resourceType}s/${encodeURIComponent(resourceId)}/restore`);
}
