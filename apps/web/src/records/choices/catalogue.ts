import { queryOptions } from '@tanstack/react-query';
import type { UnitAttributes } from '@terroir/finance';
import type { Query, Saved } from '../../api/client.ts';
import type { Language } from '../../i18n/language.ts';
import { client } from '../../session/session.ts';

export type Unit = Saved<UnitAttributes>;

/** A catalogue in the reader's language. It stays the same as long as the page is open. */
export const catalogue = <Attributes>(path: string, language: Language, query: Query = {}) =>
  queryOptions({
    queryKey: ['catalogue', path, query, language],
    queryFn: async ({ signal }) => (await client.list<Attributes>(path, { query, signal })).rows,
    staleTime: Infinity,
  });

/** Every unit of a quantity, with its factor to the base unit. */
export const unitsQuery = (language: Language) => catalogue<UnitAttributes>('/units', language);
