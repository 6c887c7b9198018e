import type { EnquiryAttributes, EnquiryThreadAttributes } from '@terroir/market';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page, Saved } from '../api/client.ts';
import { ENQUIRIES_KEY } from '../enquiries/enquiries-key.ts';
import { useLanguage } from '../i18n/texts.ts';
import { client } from '../session/session.ts';
import type { InboxAddress } from './inbox-address.ts';

export type EnquiryRow = Saved<EnquiryAttributes>;
export type EnquiryThread = Saved<EnquiryThreadAttributes>;

const PAGE = 20;
const MINUTE = 60_000;

/** The enquiries of a box, those with the latest message first, a page at a time. */
export function useEnquiries({ box, state }: Pick<InboxAddress, 'box' | 'state'>) {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: [...ENQUIRIES_KEY, 'list', box, state, language],
    queryFn: ({ pageParam, signal }): Promise<Page<EnquiryAttributes>> =>
      client.list<EnquiryAttributes>('/enquiries', { signal, query: { box, state, limit: PAGE, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: MINUTE,
  });
  return {
    ...query,
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    total: query.data?.pages.at(-1)?.total ?? 0,
  };
}

const threadKey = (id: string, language: string) => [...ENQUIRIES_KEY, 'thread', id, language] as const;

/** One enquiry with all its messages; to open it is to have read it. */
export function useThread(id: string) {
  const language = useLanguage();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: threadKey(id, language),
    queryFn: ({ signal }) => client.get<EnquiryThreadAttributes>(`/enquiries/${id}`, { signal }),
    refetchInterval: MINUTE,
  });
  const keep = (thread: EnquiryThread) => {
    queries.setQueryData(threadKey(id, language), thread);
    for (const part of ['list', 'unread']) void queries.invalidateQueries({ queryKey: [...ENQUIRIES_KEY, part] });
  };
  const { mutate: markRead } = useMutation({
    mutationFn: (_upTo: number) => client.post<EnquiryThreadAttributes>(`/enquiries/${id}/read`, undefined),
    onSuccess: keep,
  });
  const { unread, messageCount } = query.data ?? { unread: false, messageCount: 0 };
  // Where it fails the enquiry stays unread, and the next visit says it again.
  useEffect(() => {
    if (unread) markRead(messageCount);
  }, [unread, messageCount, markRead]);
  return { query, keep };
}
