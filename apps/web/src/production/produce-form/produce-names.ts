import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/texts.ts';
import { unitsQuery } from '../../records/choices/catalogue.ts';
import {
  inputCategoriesQuery,
  productCategoriesQuery,
  productionTypesQuery,
  productsQuery,
  varietiesQuery,
} from '../catalogue/catalogue.ts';

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[] | undefined, id: string) =>
  entries?.find((entry) => entry.id === id);

/** The entries of the catalogues by their ids, as far as these were fetched; they are read when they are asked for. */
export function useProduceNames() {
  const queries = useQueryClient();
  const language = useLanguage();
  return useMemo(
    () => ({
      category: (id: string) => byId(queries.getQueryData(productCategoriesQuery(language).queryKey), id),
      product: (id: string) => byId(queries.getQueryData(productsQuery(language).queryKey), id),
      variety: (productId: string, id: string) =>
        byId(queries.getQueryData(varietiesQuery(language, productId).queryKey), id),
      productionType: (id: string) => byId(queries.getQueryData(productionTypesQuery(language).queryKey), id),
      unit: (id: string) => byId(queries.getQueryData(unitsQuery(language).queryKey), id),
      /** What may be needed, with its category. */
      input: (id: string) => {
        const categories = queries.getQueryData(inputCategoriesQuery(language).queryKey) ?? [];
        return categories
          .flatMap((category) => category.subcategories.map((input) => ({ input, category })))
          .find(({ input }) => input.id === id);
      },
    }),
    [queries, language],
  );
}
export type ProduceNames = ReturnType<typeof useProduceNames>;
