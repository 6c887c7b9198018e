import { PRODUCE_NOTES_LIMIT } from '@terroir/production';
import { Stack, styled, TextField } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { Produce } from '../produces/produce.ts';
import { useFormValue, type ProduceFormState } from './form-value.ts';
import { ProductFields, type ProductFieldsProps } from './product-fields.tsx';
import type { ProduceTyped } from './produce-values.ts';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

/** How the picture is read and sent. */
export interface PictureSending {
  readonly onReading: (reading: Promise<boolean>) => void;
  readonly progress: number | undefined;
  readonly onCancel: () => void;
}

export interface DescriptionFieldsProps {
  form: ProduceFormState;
  row: Produce | null;
  picture: PictureSending;
  onProduct: ProductFieldsProps['onProduct'];
}

/** What is produced: its place in the catalogue, words that describe it, a picture. */
export function DescriptionFields({ form, row, picture, onProduct }: DescriptionFieldsProps) {
  const t = useTexts('produce-form');
  const image = useFormValue<ProduceTyped['produce']['image']>(form, 'produce.image');
  return (
    <Halves>
      <Stack spacing={2.5}>
        <ProductFields form={form} row={row} onProduct={onProduct} />
        <TextField
          {...form.field('produce.notes')}
          rows={3}
          maxLength={PRODUCE_NOTES_LIMIT}
          optionalMark={t('shell:optional')}
          helperText={t('hints.notes')}
        />
      </Stack>
      <PictureField
        {...picture}
        label={t('fields.image')}
        crop={{ aspect: 1 }}
        stored={{ url: typeof image.value === 'string' ? image.value : null, alt: t('picture') }}
        value={typeof image.value === 'string' ? undefined : image.value}
        onChange={image.onChange}
        error={image.error}
      />
    </Halves>
  );
}
