import { TextLink } from '@terroir/ui-kit';
import { useController } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';
import { ManyChoice } from '../../records/choices/many-choice.tsx';
import type { ProduceChoices } from '../../records/choices/produce-choices.ts';
import type { ItemFormState } from './item-form-state.ts';

/** The produces that an item is made of, by the names that production uses; a company without any is shown where they are added. */
export function ProducesField({ form, produces }: { form: ItemFormState; produces: ProduceChoices }) {
  const t = useTexts('put-to-market');
  const { value, onChange, onBlur } = useController({ control: form.control, name: 'produceIds' }).field;
  const hasNone = produces.isFetched && produces.options.length === 0;
  const isNothingLeft =
    produces.isFetched &&
    value.length > 0 &&
    !value.some((id) => produces.options.some((option) => option.value === id));
  return (
    <ManyChoice
      label={t('fields.produceIds')}
      helperText={
        hasNone ? (
          <>
            {t('hints.noProduces')} <TextLink href="/production-food/addProduce">{t('hints.addProduce')}</TextLink>
          </>
        ) : (
          t(isNothingLeft ? 'hints.nothingLeft' : 'hints.produceIds')
        )
      }
      options={produces.options}
      values={value}
      keptLabel={(id) => produces.nameOf(id) ?? (produces.isFetched ? t('removedProduce') : '…')}
      removeLabel={(what) => t('form.takeOff', { what })}
      onChange={(ids) => {
        form.edited('produceIds');
        onChange(ids);
      }}
      onBlur={onBlur}
      error={form.errorOf('produceIds')}
    />
  );
}
