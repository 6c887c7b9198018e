import { useQuery } from '@tanstack/react-query';
import { FormGrid, MoneyField, NumberField, SelectField, styled } from '@terroir/ui-kit';
import { FailedQuery } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { unitsQuery } from '../../records/choices/catalogue.ts';
import { productsQuery } from '../catalogue/catalogue.ts';
import type { Produce } from '../produces/produce.ts';
import { useFormValue, type ProduceFormState } from './form-value.ts';
import { unitsOf } from './produce-row.ts';
import { unitOptions, type YieldKind } from '../../records/choices/unit-options.ts';
import { useLikeKinds, type LikeUnit } from './use-like-kinds.ts';
import type { Proposals } from './use-proposals.ts';

/** Each figure beside its unit, one under the other as in a column of a book. */
const Measures = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20, maxWidth: 720 });

export interface YieldFieldsProps {
  form: ProduceFormState;
  row: Produce | null;
  proposals: Proposals;
}

/** How much there is, from which area and at which price, each with its unit. */
export function YieldFields({ form, row, proposals }: YieldFieldsProps) {
  const t = useTexts('produce-form');
  const { language, currencyCode } = useFigures();
  const units = useQuery(unitsQuery(language));
  const products = useQuery(productsQuery(language));
  const productId = form.watch('produce.productId');
  const product = products.data?.find(({ id }) => id === productId);
  const kept = row ? unitsOf(row) : new Map<string, never>();
  const kindOf = (id: string) => units.data?.find((unit) => unit.id === id)?.unitType ?? kept.get(id)?.unitType;
  const like = useLikeKinds(form, kindOf, proposals);
  const area = useFormValue<number | null>(form, 'produce.harvest.area');
  const quantity = useFormValue<number | null>(form, 'produce.harvest.quantityRaw');
  const cost = useFormValue<number | null>(form, 'produce.harvest.cost');
  const areaUnit = useFormValue<string>(form, 'produce.harvest.areaUnitId');
  const quantityUnit = useFormValue<string>(form, 'produce.harvest.quantityUnitId');
  const costUnit = useFormValue<string>(form, 'produce.harvest.costUnitId');
  const optionsOf = (kinds: readonly YieldKind[], usual: readonly string[], chosen: string) =>
    unitOptions({
      units: units.data ?? [],
      kinds,
      usual,
      chosen: kept.get(chosen) ?? (units.data || chosen === '' ? undefined : { id: chosen, symbol: chosen }),
      names: {
        usual: product ? t('units.usual', { product: product.name }) : t('units.others'),
        mass: t('units.mass'),
        volume: t('units.volume'),
        area: t('units.area'),
        count: t('units.count'),
      },
    });
  const choose = (name: LikeUnit) => ({
    onChange: ({ target }: { readonly target: { readonly value: string } }) => like.choose(name, target.value),
  });
  return (
    <Measures>
      <FailedQuery query={units} />
      <FormGrid minimum={180}>
        <NumberField {...area} label={t('fields.area')} language={language} />
        <SelectField
          {...areaUnit}
          onChange={({ target }) => areaUnit.onChange(target.value)}
          label={t('fields.areaUnitId')}
          placeholder={t('units.choose')}
          options={optionsOf(['area'], product ? [product.areaUnitId] : [], areaUnit.value)}
        />
      </FormGrid>
      <FormGrid minimum={180}>
        <NumberField
          {...quantity}
          label={t('fields.quantityRaw')}
          language={language}
          helperText={t('hints.quantity')}
        />
        <SelectField
          {...quantityUnit}
          {...choose('quantityUnitId')}
          label={t('fields.quantityUnitId')}
          placeholder={t('units.choose')}
          options={optionsOf(like.kinds('quantityUnitId'), product?.quantityUnitIds ?? [], quantityUnit.value)}
          helperText={like.follows('quantityUnitId') ? t('units.likePrice') : undefined}
        />
      </FormGrid>
      <FormGrid minimum={180}>
        <MoneyField
          {...cost}
          label={t('fields.cost')}
          language={language}
          currency={currencyCode}
          helperText={t('hints.cost')}
        />
        <SelectField
          {...costUnit}
          {...choose('costUnitId')}
          label={t('fields.costUnitId')}
          placeholder={t('units.choose')}
          options={optionsOf(like.kinds('costUnitId'), product?.costUnitIds ?? [], costUnit.value)}
          helperText={like.follows('costUnitId') ? t('units.likeQuantity') : undefined}
        />
      </FormGrid>
    </Measures>
  );
}
