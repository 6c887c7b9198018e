import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Failed, FailedQuery } from '../../api/query-state.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { CascadeChoice, type ChoiceGroup, type ChoiceOption } from '../../records/choices/cascade-choice.tsx';
import { SearchChoice } from '../../records/choices/search-choice.tsx';
import {
  productCategoriesQuery,
  productionTypesQuery,
  productsQuery,
  varietiesQuery,
  type Product,
} from '../catalogue/catalogue.ts';
import type { Produce } from '../produces/produce.ts';
import { useFormValue, type ProduceFormState } from './form-value.ts';

export interface ProductFieldsProps {
  form: ProduceFormState;
  /** The produce being corrected: it names its choices before the catalogues are there, and if they lost them. */
  row: Produce | null;
  /** A product was chosen by hand. */
  onProduct: (product: Product) => void;
}

/** Category, product, variety and type of production: a category narrows the products, a product sets its category. */
export function ProductFields({ form, row, onProduct }: ProductFieldsProps) {
  const t = useTexts('produce-form');
  const language = useLanguage();
  const categories = useQuery(productCategoriesQuery(language));
  const products = useQuery(productsQuery(language));
  const { control, setValue, edited, errorOf } = form;
  const [categoryId, productId] = useWatch({ control, name: ['produce.productCategoryId', 'produce.productId'] });
  const groups = useMemo<readonly ChoiceGroup[]>(
    () =>
      (categories.data ?? []).map(({ id, name, keywords, products: members }) => ({
        value: id,
        label: name,
        keywords: [...keywords, ...members.map((product) => product.name)],
      })),
    [categories.data],
  );
  const options = useMemo<readonly ChoiceOption[]>(() => {
    const keywordsOf = new Map(categories.data?.map(({ id, keywords }) => [id, keywords]));
    return (products.data ?? []).map(({ id, name, keywords, productCategory: category }) => ({
      value: id,
      label: name,
      keywords,
      group: category.name,
      groupKeywords: keywordsOf.get(category.id),
      parent: category.id,
    }));
  }, [categories.data, products.data]);
  const failed = [categories, products].find(({ error, data }) => error && !data);
  return (
    <>
      {failed?.error ? (
        <Failed
          error={failed.error}
          onRetry={() => void Promise.all([categories.refetch(), products.refetch()])}
          loading={failed.isFetching}
          compact
        />
      ) : null}
      <CascadeChoice
        groups={groups}
        options={options}
        value={productId}
        groupValue={categoryId}
        kept={row && { group: row.category, option: row.product }}
        groupError={errorOf('produce.productCategoryId')}
        error={errorOf('produce.productId')}
        loading={(categories.isPending || products.isPending) && !failed}
        labels={{
          group: t('fields.productCategoryId'),
          groupPlaceholder: t('choice.category'),
          option: t('fields.productId'),
          helperText: t('choice.hint'),
        }}
        onChange={(next, category) => {
          edited('produce.productCategoryId', 'produce.productId', 'produce.varietyId');
          if (next !== productId) setValue('produce.varietyId', '', { shouldDirty: true });
          setValue('produce.productId', next, { shouldDirty: true });
          setValue('produce.productCategoryId', category, { shouldDirty: true });
          const product = products.data?.find(({ id }) => id === next);
          if (product && next !== productId) onProduct(product);
        }}
      />
      <VarietyField form={form} row={row} productId={productId} />
      <ProductionTypeField form={form} row={row} />
    </>
  );
}

function VarietyField({ form, row, productId }: Omit<ProductFieldsProps, 'onProduct'> & { productId: string }) {
  const t = useTexts('produce-form');
  const language = useLanguage();
  const variety = useFormValue<string>(form, 'produce.varietyId');
  const varieties = useQuery({
    ...varietiesQuery(language, productId),
    enabled: productId !== '',
  });
  const options = useMemo(
    () => (varieties.data ?? []).map(({ id, name, keywords }) => ({ value: id, label: name, keywords })),
    [varieties.data],
  );
  // A product of one kind only leaves nothing to choose.
  const only = options.length === 1 && variety.value === '' ? options[0]?.value : undefined;
  const { setValue } = form;
  useEffect(() => {
    if (only !== undefined) setValue('produce.varietyId', only, { shouldDirty: true });
  }, [only, setValue]);
  return (
    <>
      <SearchChoice
        {...variety}
        error={productId === '' ? undefined : variety.error}
        label={t('fields.varietyId')}
        options={options}
        kept={row && row.product.id === productId ? { value: row.variety.id, label: row.variety.name } : undefined}
        disabled={productId === ''}
        loading={varieties.isFetching && varieties.data === undefined}
        helperText={productId === '' ? t('choice.productFirst') : undefined}
        placeholder={productId === '' ? undefined : t('choice.search')}
      />
      <FailedQuery query={varieties} />
    </>
  );
}

function ProductionTypeField({ form, row }: Omit<ProductFieldsProps, 'onProduct'>) {
  const t = useTexts('produce-form');
  const language = useLanguage();
  const type = useFormValue<string>(form, 'produce.productionTypeId');
  const types = useQuery(productionTypesQuery(language));
  const options = useMemo(
    () => (types.data ?? []).map(({ id, name, keywords }) => ({ value: id, label: name, keywords })),
    [types.data],
  );
  return (
    <>
      <SearchChoice
        {...type}
        label={t('fields.productionTypeId')}
        options={options}
        kept={row ? { value: row.productionType.id, label: row.productionType.name } : undefined}
        loading={types.isFetching && types.data === undefined}
        placeholder={t('choice.search')}
      />
      <FailedQuery query={types} />
    </>
  );
}
