import { ITEM_LIMITS } from '@terroir/market';
import type { UseQueryResult } from '@tanstack/react-query';
import { CheckboxField, MoneyField, Stack, styled, TextField } from '@terroir/ui-kit';
import { useController } from 'react-hook-form';
import { FailedQuery } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { PictureField, type PictureFieldProps } from '../../pictures/picture-field.tsx';
import type { Unit } from '../../records/choices/catalogue.ts';
import type { ProduceChoices } from '../../records/choices/produce-choices.ts';
import { useFigures } from '../../records/figures.ts';
import type { ItemRow } from '../../records/choices/items.ts';
import { AmountField } from './amount-field.tsx';
import type { ItemFormState } from './item-form-state.ts';
import { ProducesField } from './produces-field.tsx';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

export interface ItemFieldsProps {
  form: ItemFormState;
  /** What is corrected. */
  row: ItemRow | null;
  units: UseQueryResult<readonly Unit[]>;
  produces: ProduceChoices;
  picture: Pick<PictureFieldProps, 'onReading' | 'progress' | 'onCancel'>;
}

/** What is asked of an item (S1 §3). */
export function ItemFields({ form, row, units, produces, picture }: ItemFieldsProps) {
  const t = useTexts('put-to-market');
  const { language, currencyCode } = useFigures();
  const optional = t('shell:optional');
  const { control, errorOf, edited } = form;
  const { ref: costRef, ...cost } = useController({ control, name: 'cost' }).field;
  const { ref: enabledRef, ...enabled } = useController({ control, name: 'enabled' }).field;
  const image = useController({ control, name: 'image' }).field;
  return (
    <Halves>
      <Stack spacing={2.5}>
        <TextField {...form.field('name')} maxLength={ITEM_LIMITS.name} autoComplete="off" />
        <TextField
          {...form.field('details')}
          rows={3}
          maxLength={ITEM_LIMITS.details}
          helperText={t('hints.details')}
        />
        <ProducesField form={form} produces={produces} />
        <FailedQuery query={units} />
        <AmountField form={form} name="quantity" kept={row?.quantityUnit} units={units.data} />
        <AmountField form={form} name="count" kept={row?.countUnit} units={units.data} />
        <MoneyField
          name={cost.name}
          ref={costRef}
          value={cost.value}
          onBlur={cost.onBlur}
          onChange={(value) => {
            edited('cost');
            cost.onChange(value);
          }}
          label={t('fields.cost')}
          optionalMark={optional}
          helperText={t('hints.cost')}
          error={errorOf('cost')}
          language={language}
          currency={currencyCode}
        />
        <CheckboxField
          name={enabled.name}
          ref={enabledRef}
          checked={enabled.value}
          onBlur={enabled.onBlur}
          onChange={({ target }) => enabled.onChange(target.checked)}
          label={t('fields.enabled')}
          helperText={t('hints.enabled')}
          error={errorOf('enabled')}
        />
      </Stack>
      <PictureField
        {...picture}
        label={t('fields.image')}
        crop={{ aspect: 1 }}
        stored={{ url: typeof image.value === 'string' ? image.value : null, alt: t('picture') }}
        value={typeof image.value === 'string' ? undefined : image.value}
        onChange={(chosen) => {
          edited('image');
          image.onChange(chosen);
        }}
        error={errorOf('image')}
      />
    </Halves>
  );
}
