import { ImageDropField } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import type pictures from './pictures.en.json';
import { megabytes, usePictureChoice, type Upload } from './use-picture-choice.ts';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    pictures: typeof pictures;
  }
}

export interface PictureFieldProps {
  label: string;
  /** What the server has. */
  stored: { url: string | null; alt: string; loading?: boolean };
  /** `undefined`: as stored; `null`: taken away. */
  value: Upload | null | undefined;
  onChange: (upload: Upload | null) => void;
  /** A chosen file is being read: resolves to whether a save can go on. */
  onReading: (reading: Promise<boolean>) => void;
  error: string | undefined;
  /** 0 to 100 while it is being sent. */
  progress: number | undefined;
  onCancel: () => void;
  /** A chosen picture is cropped in a dialog to width by height; only its part is sent. */
  crop?: { readonly aspect: number } | undefined;
  /** It may be left empty. Default: true. */
  optional?: boolean | undefined;
  /** Shows all of it, whatever its form. Default: false. */
  whole?: boolean | undefined;
  /** Offers the camera of a phone. Default: false. */
  camera?: boolean | undefined;
}

/** Chooses a picture, or takes it away; what is wrong with a file is said before it is sent. */
export function PictureField(props: PictureFieldProps) {
  const {
    label,
    stored,
    value,
    error,
    progress,
    onCancel,
    crop,
    optional = true,
    whole = false,
    camera = false,
  } = props;
  const t = useTexts('pictures');
  const choice = usePictureChoice(props);
  const { cropping } = choice;
  const url = value === undefined ? stored.url : value && choice.preview;
  const limit = megabytes[crop ? 'cropped' : 'whole'];
  return (
    <>
      <ImageDropField
        label={label}
        helperText={t('hint', { limit })}
        optionalMark={optional ? t('shell:optional') : undefined}
        error={choice.refused ? t(`refused.${choice.refused}`, { limit }) : error}
        image={url ? { url, alt: stored.alt } : null}
        aspect={whole ? 'auto' : crop?.aspect}
        progress={value ? progress : undefined}
        onCancel={onCancel}
        onPick={choice.pick}
        loading={choice.reading || (value === undefined && stored.loading === true)}
        onRemove={choice.remove}
        onAdjust={value ? choice.cropAgain : undefined}
        labels={{
          drop: t('drop'),
          pick: t('pick'),
          camera: camera ? t('camera') : undefined,
          replace: t('replace'),
          remove: t('remove'),
          loading: t('reading'),
          progress: t('progress'),
          cancel: t('shell:cancel'),
          adjust: t('crop.again'),
        }}
      />
      {crop && cropping ? <cropping.Dialog {...cropping.props} aspect={crop.aspect} /> : null}
    </>
  );
}
