import { queryOptions } from '@tanstack/react-query';
import type { Place } from '../session/firm.ts';
import { client } from '../session/session.ts';

/** A place that typed text may mean. */
export interface Suggestion extends Place {
  /** The line to show in the list. */
  label: string;
}

/** Below this many characters an address is not looked up (S1 §9). */
export const addressFrom = 5;

/** Suggestions for what is typed of an address, at most 10. */
export const addressQuery = (query: string) =>
  queryOptions({
    queryKey: ['addresses', query],
    queryFn: ({ signal }) => client.list<Suggestion>('/addresses', { query: { query }, signal }),
    enabled: query.trim().length >= addressFrom,
    staleTime: 300_000,
    retry: false,
  });
