import { queryOptions } from '@tanstack/react-query';
import type { ZoneTypeAttributes } from '@terroir/land';
import type { Saved } from '../../api/client.ts';
import type { Language } from '../../i18n/language.ts';
import { client } from '../../session/session.ts';

export type ZoneType = Saved<ZoneTypeAttributes>;

/** What a zone is used as, in the reader's language. It stays the same as long as the page is open. */
export const zoneTypesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['catalogue', '/zone_types', language],
    queryFn: async ({ signal }) => (await client.list<ZoneTypeAttributes>('/zone_types', { signal })).rows,
    staleTime: Infinity,
  });
