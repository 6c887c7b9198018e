import { queryOptions } from '@tanstack/react-query';
import type { CategoryAttributes, SummaryAttributes } from '@terroir/finance';
import type { Language } from '../../i18n/language.ts';
import { booksKey } from '../../records/books-key.ts';
import type { RecordSource } from '../../records/record.ts';
import { client } from '../../session/session.ts';
import { lineOf, type Category, type Line, type WireLine } from './line.ts';
import { sides, type Side } from './side.ts';

const later = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
/** The newest day first, and of one day what was recorded last. */
const newestFirst = (a: Line, b: Line) => later(a.occurredOn, b.occurredOn) || later(a.recordedAt, b.recordedAt);

const sourceOf = (side: Side): RecordSource<WireLine, Line> => ({
  path: sides[side].path,
  key: [...booksKey, 'lines', side],
  invalidates: booksKey,
  outbox: { href: '/finances/inputs-outputs' },
  rowOf: lineOf,
  compare: newestFirst,
});
/** The inputs and the outputs as lists of records. */
export const lineSources: Readonly<Record<Side, RecordSource<WireLine, Line>>> = {
  inputs: sourceOf('inputs'),
  outputs: sourceOf('outputs'),
};
/** A table of the books is sorted, added up and saved on the screen, which needs them whole. */
export const wholeList = { whole: true, pageSize: 500 } as const;

/** What can be chosen, in the reader's language. */
export const categoriesQuery = (side: Side, language: Language) =>
  queryOptions({
    queryKey: ['finance', 'categories', side, language],
    queryFn: async ({ signal }): Promise<readonly Category[]> =>
      (await client.list<CategoryAttributes>(sides[side].categoriesPath, { signal })).rows,
    staleTime: Infinity,
  });

/** The summary of some days; null where that side is open. */
export const summaryQuery = (
  language: Language,
  asOf: string | null,
  { from, to }: { readonly from: string | null; readonly to: string | null } = { from: null, to: null },
) =>
  queryOptions({
    queryKey: [...booksKey, 'summary', asOf, from, to, language],
    queryFn: ({ signal }) =>
      client.get<SummaryAttributes>('/production_summary', { query: { from, to, as_of: asOf }, signal }),
  });
