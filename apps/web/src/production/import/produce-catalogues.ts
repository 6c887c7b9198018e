import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/texts.ts';
import { unitsQuery, type Unit } from '../../records/choices/catalogue.ts';
import {
  allVarietiesQuery,
  productCategoriesQuery,
  productionTypesQuery,
  productsQuery,
  type Product,
  type ProductCategory,
  type ProductionType,
  type Variety,
} from '../catalogue/catalogue.ts';

/** Everything that a row of a spreadsheet may name. */
export interface ProduceCatalogues {
  readonly categories: readonly ProductCategory[];
  readonly products: readonly Product[];
  readonly varieties: readonly Variety[];
  readonly types: readonly ProductionType[];
  readonly units: readonly Unit[];
}

/** The catalogues once all of them are there, else what failed and how it is tried again. */
export function useProduceCatalogues() {
  const language = useLanguage();
  return useQueries({
    queries: [
      productCategoriesQuery(language),
      productsQuery(language),
      allVarietiesQuery(language),
      productionTypesQuery(language),
      unitsQuery(language),
    ],
    combine: (found) => {
      const [categories, products, varieties, types, units] = found;
      const failed = found.filter(({ error, data }) => error !== null && data === undefined);
      const isThere = categories.data && products.data && varieties.data && types.data && units.data;
      return {
        catalogues: isThere
          ? {
              categories: categories.data,
              products: products.data,
              varieties: varieties.data,
              types: types.data,
              units: units.data,
            }
          : undefined,
        error: failed[0]?.error ?? null,
        isFetching: found.some((each) => each.isFetching),
        retry: () => failed.forEach((each) => void each.refetch()),
      };
    },
  });
}
