import { useLayoutEffect, useRef } from 'react';
import ImageOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { Spinner } from '../button/spinner.tsx';
import { DropFrame, DropProgress } from './drop-frame.tsx';
import { byTouch } from '../theme/touch.ts';
import { ofField, type FieldBase } from './field-frame.tsx';

export interface ImageDropFieldProps extends FieldBase {
  /** What is shown now: a URL (also `blob:` or `data:`) and what it shows. */
  image: { url: string; alt: string } | null;
  /** Width by height in which it is shown; what is beyond is cut off. `auto` shows all of it. Default: 5 by 4. */
  aspect?: number | 'auto' | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
  /** Changes the shown picture itself, e.g. crops it again; without it there is no such button. */
  onAdjust?: (() => void) | undefined;
  /** The picked file is still being read; another may be picked meanwhile. */
  loading?: boolean | undefined;
  /** 0 to 100 while an upload runs. */
  progress?: number | undefined;
  onCancel?: (() => void) | undefined;
  /** Default: gif, jpeg, png, svg, webp. */
  accept?: string | undefined;
  labels: Record<'drop' | 'pick' | 'replace' | 'remove' | 'loading' | 'progress' | 'cancel', string> & {
    adjust?: string | undefined;
    /** Opens the camera of a phone; without it there is no such button. */
    camera?: string | undefined;
  };
}

const Picture = styled('img')({ height: 128, maxWidth: '100%', objectFit: 'cover', borderRadius: 12 });
const Side = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, alignItems: 'center', minWidth: 0 });
const Bar = styled('progress')(({ theme }) => ({
  width: 'min(240px, 100%)',
  height: 12,
  accentColor: theme.vars.palette.primary.main,
}));
/** A computer has no camera to take a picture of a thing with. */
const ByTouch = styled('span')({ display: 'none', [byTouch]: { display: 'contents' } });
/** Every change would talk over the reader: a quarter at a time. */
const quarter = (progress: number) => Math.floor(progress / 25) * 25;
/** As the page's language writes it: 42% or 42 %. */
const percent = (progress: number) =>
  new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'percent' }).format(progress / 100);
const imageTypes = 'image/gif,image/jpeg,image/png,image/svg+xml,image/webp';

/** A button that was pressed may give way to another state of the field: the first one that is there takes its focus. */
function useFocusKept() {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) ref.current?.querySelector('button')?.focus();
  });
  return {
    ref,
    onFocus: () => (held.current = true),
    onBlur: () => (held.current = false),
  };
}

/** Picks one image by button, drop or keyboard; shows it, and how far its upload is. Judging the file is the caller's. */
export function ImageDropField(props: ImageDropFieldProps) {
  const {
    image,
    aspect = 1.25,
    onPick,
    onRemove,
    onAdjust,
    loading = false,
    progress,
    onCancel,
    accept,
    labels,
    ...frame
  } = props;
  const { label, disabled } = frame;
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const kept = useFocusKept();
  const status =
    progress !== undefined
      ? `${label}, ${labels.progress} ${percent(quarter(progress))}`
      : loading
        ? `${label}, ${labels.loading}`
        : null;
  return (
    <DropFrame
      {...frame}
      input={input}
      camera={labels.camera ? camera : undefined}
      direction="row"
      accept={accept ?? imageTypes}
      status={status}
      zone={kept}
      onPick={(file) => {
        // A dialog that opens for the file gives the focus back to where it was: here, also after a drop.
        kept.ref.current?.querySelector('button')?.focus();
        onPick(file);
      }}
    >
      {image ? <Picture src={image.url} alt={image.alt} style={{ aspectRatio: aspect }} /> : null}
      <Side>
        {progress === undefined ? (
          <>
            {image ? null : (
              <>
                <ImageOutlined aria-hidden sx={{ fontSize: 40 }} />
                <span>{labels.drop}</span>
              </>
            )}
            {loading ? (
              <DropProgress>
                <Spinner />
                {labels.loading}
              </DropProgress>
            ) : null}
            <Button
              size="small"
              aria-label={ofField(image ? labels.replace : labels.pick, label)}
              disabled={disabled}
              onClick={() => input.current?.click()}
            >
              {image ? labels.replace : labels.pick}
            </Button>
            {labels.camera ? (
              <ByTouch>
                <Button
                  size="small"
                  aria-label={ofField(labels.camera, label)}
                  disabled={disabled}
                  onClick={() => camera.current?.click()}
                >
                  {labels.camera}
                </Button>
              </ByTouch>
            ) : null}
            {image && onAdjust && labels.adjust ? (
              <Button
                key="adjust"
                size="small"
                aria-label={ofField(labels.adjust, label)}
                disabled={disabled}
                onClick={onAdjust}
              >
                {labels.adjust}
              </Button>
            ) : null}
            {image ? (
              <Button
                key="remove"
                size="small"
                variant="text"
                color="error"
                aria-label={ofField(labels.remove, label)}
                disabled={disabled}
                onClick={onRemove}
              >
                {labels.remove}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Bar aria-label={ofField(labels.progress, label)} max={100} value={progress} />
            <span>
              {labels.progress} {percent(progress)}
            </span>
            {onCancel ? (
              <Button
                key="cancel"
                size="small"
                variant="text"
                aria-label={ofField(labels.cancel, label)}
                onClick={onCancel}
              >
                {labels.cancel}
              </Button>
            ) : null}
          </>
        )}
      </Side>
    </DropFrame>
  );
}
