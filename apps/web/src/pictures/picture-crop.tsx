import { PictureCropDialog, type PictureCropDialogProps } from '@terroir/ui-kit/crop';
import { useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';

/** What the server keeps of a picture, in pixels of its longer side. */
const longestSide = 1600;

export type PictureCropProps = Pick<
  PictureCropDialogProps,
  'url' | 'type' | 'aspect' | 'start' | 'onCropped' | 'onCancel' | 'onUnreadable'
>;

/** Asks for the part of a picture that is kept. */
export function PictureCrop(props: PictureCropProps) {
  const t = useTexts('pictures');
  const format = useFormat();
  return (
    <PictureCropDialog
      {...props}
      open
      longestSide={longestSide}
      title={t('crop.title')}
      formatZoom={(zoom) => t('crop.times', { zoom: format.number(Math.round(zoom * 10) / 10) })}
      labels={{
        area: t('crop.area'),
        hint: t('crop.hint'),
        zoom: t('crop.zoom'),
        loading: t('reading'),
        submit: t('crop.use'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
    />
  );
}
