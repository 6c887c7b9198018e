import { queryOptions } from '@tanstack/react-query';
import type { FirmAttributes } from '@terroir/accounts';
import { client } from './session.ts';

/** The company of the signed-in account; its name is empty until it has been described. */
export type Firm = FirmAttributes;

export const firmQuery = queryOptions({
  queryKey: ['firm'],
  queryFn: ({ signal }) => client.get<Firm>('/firm', { signal }),
});
