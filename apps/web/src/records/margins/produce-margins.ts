import { queryOptions } from '@tanstack/react-query';
import type { ProduceMarginsAttributes } from '@terroir/finance';
import type { Language } from '../../i18n/language.ts';
import { client } from '../../session/session.ts';
import { booksKey } from '../books-key.ts';

/** What one produce brings, less what it needs. */
export type ProduceMargin = ProduceMarginsAttributes['produces'][number];

/** What one produce needs of an input. */
export type Need = ProduceMargin['needs'][number];

/** The needs with those of one input, unit and price added up, in their order. */
export function summedNeeds(needs: readonly Need[]): readonly Need[] {
  const alike = Map.groupBy(needs, ({ inputType, unit, price, basis }) =>
    JSON.stringify([inputType, unit, price, basis]),
  );
  return [...alike.values()].flatMap((some) =>
    some.slice(0, 1).map((first) => ({
      ...first,
      quantityRaw: some.reduce((sum, { quantityRaw }) => sum + quantityRaw, 0),
      cost: some.reduce<number | null>((sum, { cost }) => (sum === null || cost === null ? null : sum + cost), 0),
    })),
  );
}

/** The margins of the produces over some days (null where that side is open), now (`null`) or as of an instant. */
export const produceMarginsQuery = (
  language: Language,
  asOf: string | null,
  { from, to }: { readonly from: string | null; readonly to: string | null } = { from: null, to: null },
) =>
  queryOptions({
    queryKey: [...booksKey, 'margins', asOf, from, to, language],
    queryFn: ({ signal }) =>
      client.get<ProduceMarginsAttributes>('/produce_margins', { query: { from, to, as_of: asOf }, language, signal }),
  });
