import { queryOptions } from '@tanstack/react-query';
import type { CategoryAttributes, SummaryAttributes } from '@terroir/finance';
import type { Page } from '../../api/client.ts';
import type { Language } from '../../i18n/language.ts';
import { client } from '../../session/session.ts';
import { lineOf, type Category, type Line, type WireLine } from './line.ts';
import { sides, type Side } from './side.ts';

/** Everything in the cache that a write to the books makes old. */
export const booksKey = ['finance', 'books'] as const;
export const linesKey = (side: Side) => [...booksKey, 'lines', side] as const;

/** Rows of one call; the books of a farm are fetched whole, because they are sorted, added up and saved as a whole. */
const pageSize = 500;

/** The inputs or outputs: as they are now, or as they were at an instant. */
export const linesQuery = (side: Side, language: Language, asOf: string | null) =>
  queryOptions({
    queryKey: [...linesKey(side), asOf, language],
    queryFn: async ({ signal }): Promise<readonly Line[]> => {
      const lines: Line[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<WireLine> = await client.list<WireLine>(sides[side].path, {
          query: { limit: pageSize, cursor, as_of: asOf },
          signal,
        });
        lines.push(...page.rows.map(lineOf));
        cursor = page.nextCursor;
      } while (cursor !== null);
      return lines;
    },
  });

/** One line as it stands now, with its version. */
export const fetchLine = async (side: Side, id: string, signal?: AbortSignal): Promise<Line> =>
  lineOf(await client.get<WireLine>(`${sides[side].path}/${id}`, { signal }));

/** What can be chosen, in the reader's language. */
export const categoriesQuery = (side: Side, language: Language) =>
  queryOptions({
    queryKey: ['finance', 'categories', side, language],
    queryFn: async ({ signal }): Promise<readonly Category[]> =>
      (await client.list<CategoryAttributes>(sides[side].categoriesPath, { signal })).rows,
    staleTime: Infinity,
  });

export const summaryQuery = (language: Language, asOf: string | null) =>
  queryOptions({
    queryKey: [...booksKey, 'summary', asOf, language],
    queryFn: ({ signal }) => client.get<SummaryAttributes>('/production_summary', { query: { as_of: asOf }, signal }),
  });
