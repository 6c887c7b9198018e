import type { UnreadEnquiriesAttributes } from '@terroir/market';
import { useQuery } from '@tanstack/react-query';
import { client } from '../session/session.ts';
import { ENQUIRIES_KEY } from './enquiries-key.ts';

/** This many stand for all above: they are not counted. */
export const MOST_UNREAD = 100;
const MINUTE = 60_000;

/** How many enquiries have something new for the company, asked again each minute while the page is seen; 0 until it is known. */
export function useUnreadEnquiries(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: [...ENQUIRIES_KEY, 'unread'],
    queryFn: ({ signal }) => client.get<UnreadEnquiriesAttributes>('/unread_enquiries', { signal }),
    staleTime: MINUTE,
    refetchInterval: MINUTE,
    enabled,
  });
  return data?.count ?? 0;
}
