import { QuantityField } from '@terroir/ui-kit';
import { useController } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';
import type { Unit } from '../../records/choices/catalogue.ts';
import { unitOptions, yieldKinds } from '../../records/choices/unit-options.ts';
import { useFigures } from '../../records/figures.ts';
import { defaultUnits } from './item.ts';
import type { ItemFormState } from './item-form-state.ts';

/** What a quantity is measured in, and what things are counted in. */
const kindsOf = { quantity: yieldKinds, count: ['count'] } as const;
const usualOf = {
  quantity: [defaultUnits.quantityUnitId, 'gram', 'pound', 'litre', 'millilitre'],
  count: [defaultUnits.countUnitId, 'dozen'],
} as const;

export interface AmountFieldProps {
  form: ItemFormState;
  name: 'quantity' | 'count';
  /** The stored unit, which the catalogue may have no more. */
  kept: { readonly id: string; readonly symbol: string } | null | undefined;
  units: readonly Unit[] | undefined;
}

/** The quantity or the count of an item with its unit. At least one of the two is given, so a change of one is judged at both. */
export function AmountField({ form, name, kept, units }: AmountFieldProps) {
  const t = useTexts('put-to-market');
  const { language } = useFigures();
  const { control, errorOf, edited } = form;
  const unitName = `${name}UnitId` as const;
  const amount = useController({ control, name }).field;
  const unit = useController({ control, name: unitName }).field;
  const chosen = unit.value ?? '';
  const known = kept?.id === chosen ? kept : undefined;
  const options = unitOptions({
    units: units ?? [],
    kinds: kindsOf[name],
    usual: usualOf[name],
    chosen: known ?? (units || chosen === '' ? undefined : { id: chosen, symbol: '…' }),
    names: {
      usual: t('units.usual'),
      mass: t('units.mass'),
      volume: t('units.volume'),
      area: t('units.area'),
      count: t('units.count'),
    },
  });
  return (
    <QuantityField
      quantity={{
        name: amount.name,
        ref: amount.ref,
        value: amount.value,
        onBlur: amount.onBlur,
        onChange: (value) => {
          edited('quantity', 'count', unitName);
          amount.onChange(value);
        },
        label: t(`fields.${name}`),
        helperText: t(`hints.${name}`),
        error: errorOf(name),
        language,
      }}
      unit={{
        name: unit.name,
        ref: unit.ref,
        value: chosen,
        onBlur: unit.onBlur,
        onChange: ({ target }) => {
          edited(unitName);
          unit.onChange(target.value === '' ? null : target.value);
        },
        label: t(`fields.${unitName}`),
        placeholder: t('units.choose'),
        options,
        error: errorOf(unitName),
      }}
    />
  );
}
