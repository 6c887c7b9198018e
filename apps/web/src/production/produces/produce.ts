import { queryOptions } from '@tanstack/react-query';
import type { ProduceAttributes, ProducesSummaryAttributes } from '@terroir/production';
import type { Saved } from '../../api/client.ts';
import type { Language } from '../../i18n/language.ts';
import { booksKey } from '../../records/books-key.ts';
import type { RecordSource } from '../../records/record.ts';
import { client } from '../../session/session.ts';

/** A food that the company produces, in the reader's language. */
export type Produce = Saved<ProduceAttributes>;

/** The row of an answer, which names everything as screens do. */
export const produceOf = (answered: Saved<ProduceAttributes>): Produce => answered;

const newestFirst = (a: Produce, b: Produce) =>
  a.recordedAt < b.recordedAt ? 1 : a.recordedAt > b.recordedAt ? -1 : 0;

/** The produces as a list of records; a write to one refreshes the summaries of produces and finances too. */
export const producesSource: RecordSource<ProduceAttributes, Produce> = {
  path: '/produces',
  key: [...booksKey, 'produces', 'list'],
  invalidates: booksKey,
  rowOf: produceOf,
  compare: newestFirst,
};

/** The server neither sorts nor filters produces, so the screen does, and needs them whole. */
export const wholeList = { whole: true, pageSize: 500 } as const;

/** Distribution and calendar of the produces, now (`null`) or as of an instant. */
export const producesSummaryQuery = (language: Language, asOf: string | null) =>
  queryOptions({
    queryKey: [...booksKey, 'produces', 'summary', asOf, language],
    queryFn: ({ signal }) =>
      client.get<ProducesSummaryAttributes>('/produces_summary', { query: { as_of: asOf }, signal }),
  });

/** The name under which an unsaved form is kept; it holds the account, so that nobody is shown another person's words. */
export const produceDraft = (account: string, produce: Produce | null): string =>
  `${account}:production:produces:${produce?.id ?? 'new'}`;
