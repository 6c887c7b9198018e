import { produceName } from '@terroir/market';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SearchChoice } from '../../records/choices/search-choice.tsx';
import type { LineTyped, LineValues } from '../lines/line-form.ts';
import { useBookedProduces } from './booked-produces.ts';

/** The produce that an output sold, where the company has any to name. */
export function ProduceControl({
  form: { control, edited, errorOf },
}: {
  form: ReturnType<typeof useApiForm<LineTyped, LineValues, 'finance'>>;
}) {
  const t = useTexts('finance');
  const { listed, nameOf } = useBookedProduces();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control, name: 'produceId' });
  const options = useMemo(
    () =>
      listed.map((produce) => ({
        value: produce.id,
        label: nameOf(produce.id) ?? produceName(produce),
        keywords: [produce.product.name, produce.variety.name],
      })),
    [listed, nameOf],
  );
  const chosen = value ?? '';
  if (value === undefined || (options.length === 0 && chosen === '')) return null;
  return (
    <SearchChoice
      label={t('fields.produceId')}
      optionalMark={t('shell:optional')}
      helperText={t('produceHint')}
      options={options}
      value={chosen}
      kept={chosen === '' ? undefined : { value: chosen, label: nameOf(chosen) ?? t('removedProduce') }}
      error={errorOf('produceId')}
      onChange={(next) => {
        edited('produceId');
        onChange(next === '' ? null : next);
      }}
      onBlur={onBlur}
      ref={ref}
    />
  );
}
