import { queryOptions } from '@tanstack/react-query';
import type { HistoryPersonAttributes } from '@terroir/history';
import { client } from '../../session/session.ts';
import { historyKey } from '../history-entries.ts';

/** Who changed something in the company, most changes first. */
export const peopleQuery = queryOptions({
  queryKey: [...historyKey, 'people'],
  queryFn: async ({ signal }) => (await client.list<HistoryPersonAttributes>('/history/people', { signal })).rows,
});
