import { useController } from 'react-hook-form';
import type { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PictureField, type PictureFieldProps } from '../../pictures/picture-field.tsx';
import { usePrivatePicture } from '../../pictures/use-private-picture.ts';
import type { LineTyped, LineValues } from './line-form.ts';

/** In place of a picture that could not be fetched: its words are shown, and it can be replaced or taken away. */
const noPicture = 'data:,';

export interface ReceiptFieldProps extends Pick<PictureFieldProps, 'onReading' | 'progress' | 'onCancel'> {
  form: ReturnType<typeof useApiForm<LineTyped, LineValues, 'finance'>>;
}

/** The picture of a receipt: chosen, dropped or taken with the camera. */
export function ReceiptField({ form: { control, edited, errorOf }, ...sending }: ReceiptFieldProps) {
  const t = useTexts('finance');
  const {
    field: { value, onChange },
  } = useController({ control, name: 'receipt' });
  const address = typeof value === 'string' ? value : null;
  const stored = usePrivatePicture(address);
  return (
    <PictureField
      {...sending}
      label={t('fields.receipt')}
      camera
      whole
      stored={{ url: stored.error ? noPicture : stored.url, alt: t('receipt.picture'), loading: stored.loading }}
      value={typeof value === 'string' ? undefined : (value ?? undefined)}
      onChange={(chosen) => {
        edited('receipt');
        onChange(chosen);
      }}
      error={errorOf('receipt')}
    />
  );
}
