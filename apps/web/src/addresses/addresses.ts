import { queryOptions } from '@tanstack/react-query';
import { addressQuery as lookup, type AddressAttributes, type AddressListMeta } from '@terroir/accounts';
import { client } from '../session/session.ts';

/** Below this many characters an address is not looked up (S1 §9). */
export const addressFrom = lookup.from;

/** Suggestions for what is typed of an address, at most 10. */
export const addressQuery = (query: string) =>
  queryOptions({
    queryKey: ['addresses', query],
    queryFn: ({ signal }) =>
      client.list<AddressAttributes, AddressListMeta>('/addresses', { query: { query }, signal }),
    enabled: query.trim().length >= addressFrom,
    staleTime: 300_000,
    retry: false,
  });
