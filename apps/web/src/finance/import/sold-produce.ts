import { produceName } from '@terroir/market';
import { queryOptions } from '@tanstack/react-query';
import { languages, type Language } from '../../i18n/language.ts';
import type { ImportChoice, Understood } from '../../imports/import-kind.ts';
import { booksKey } from '../../records/books-key.ts';
import { produceMarginsQuery } from '../../records/margins/produce-margins.ts';
import { proposer } from '../../sheets/proposals.ts';

/** A produce that outputs may name; `keywords` are its names in the other language, and its product in both. */
export interface SaleableProduce {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
}

/** The produces that the company lists, by what a cell of either language calls them. */
export const saleableProducesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...booksKey, 'saleable-produces', language],
    queryFn: async ({ client }): Promise<readonly SaleableProduce[]> => {
      const fetched = languages.map((each) => client.fetchQuery(produceMarginsQuery(each, null)));
      const answers = new Map((await Promise.all(fetched)).map(({ produces }, at) => [languages[at], produces]));
      const everywhere = Map.groupBy([...answers.values()].flat(), ({ id }) => id);
      const listed = (answers.get(language) ?? []).filter(({ removed }) => !removed);
      return listed.map((produce) => {
        const named = everywhere.get(produce.id) ?? [];
        const keywords = [...new Set(named.flatMap((each) => [produceName(each), each.product.name]))];
        return { id: produce.id, name: produceName(produce), keywords };
      });
    },
  });

/** How imported outputs name a produce. */
export interface SoldProduces {
  readonly choices: readonly ImportChoice[];
  /** Which one a cell means; null where it means none, or several as well. */
  readonly understand: (text: string) => Understood | null;
  readonly nameOf: (id: string) => string;
}

/** Reads which produce was sold; undefined where the company lists none. */
export function soldProduces(listed: readonly SaleableProduce[]): SoldProduces | undefined {
  if (listed.length === 0) return undefined;
  const propose = proposer(listed);
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  return {
    choices: listed.map(({ id, name, keywords }) => ({ value: id, label: name, keywords })),
    understand: (text) => {
      const found = propose(text);
      return found === null ? null : { value: found.id, sure: found.sure };
    },
    nameOf: (id) => names.get(id) ?? '',
  };
}
