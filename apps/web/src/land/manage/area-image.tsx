import { useController } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.ts';
import { PictureField, type PictureFieldProps } from '../../pictures/picture-field.tsx';
import type { AreaForm } from './area-fields.tsx';
import { isCaptured } from './area-picture.ts';

export interface AreaImageProps extends Pick<PictureFieldProps, 'onReading' | 'progress' | 'onCancel'> {
  form: AreaForm;
}

/** The picture of an area: that of the map, unless another one is chosen. */
export function AreaImage({ form: { control, errorOf, clearErrors }, ...sending }: AreaImageProps) {
  const t = useTexts('land-manage');
  const {
    field: { value, onChange },
  } = useController({ control, name: 'image' });
  const captured = typeof value === 'object' && value !== null && isCaptured(value);
  const stored = captured ? `data:image/jpeg;base64,${value.base64data}` : typeof value === 'string' ? value : null;
  return (
    <PictureField
      {...sending}
      label={t('fields.image')}
      stored={{ url: stored, alt: t('picture') }}
      value={captured || typeof value === 'string' ? undefined : value}
      onChange={(chosen) => {
        clearErrors('image');
        onChange(chosen);
      }}
      error={errorOf('image')}
    />
  );
}
