import { useId, useRef, useState, type RefObject } from 'react';
import Cropper from 'react-easy-crop';
import { styled } from '@mui/material/styles';
import { Spinner } from '../button/spinner.tsx';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { SliderField } from '../field/slider-field.tsx';
import { cropPicture, type PictureArea } from './crop-picture.ts';

export interface PictureCropDialogProps {
  open: boolean;
  /** The whole picture: a URL that this page may read, such as `blob:`. */
  url: string;
  /** Its media type, which decides how the part is encoded. */
  type: string;
  /** Width by height of the part. Default: 1. */
  aspect?: number | undefined;
  /** The part that is marked at first, e.g. the one that was cut before. Default: as much as there is, in the middle. */
  start?: PictureArea | undefined;
  /** Pixels of the longer side of what is handed over, at most. */
  longestSide: number;
  title: string;
  onCropped: (part: Blob, area: PictureArea) => void;
  onCancel: () => void;
  /** The browser can neither show nor encode it. */
  onUnreadable: () => void;
  formatZoom: (zoom: number) => string;
  labels: Record<'area' | 'hint' | 'zoom' | 'loading' | 'submit' | 'cancel' | 'close', string>;
}

const zooms = { min: 1, max: 3, step: 0.1 };
/** Pixels that an arrow key moves the picture by; a fifth of it with Shift. */
const arrowStep = 10;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'clamp(180px, 46vh, 420px)',
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.sunken,
  '& .reactEasyCrop_CropArea:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
}));
const Waiting = styled('div')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

/** Cuts a part out of a picture: drawn with a finger or the mouse, moved by arrow keys, zoomed by pinch, wheel or slider. */
export function PictureCropDialog(props: PictureCropDialogProps) {
  const { open, url, type, aspect = 1, start, longestSide, title, onCropped, onCancel, onUnreadable } = props;
  const { formatZoom, labels } = props;
  const id = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  /** The picture is there, and what is marked of it is known: before that there is nothing to hand over. */
  const [ready, setReady] = useState(false);
  const [encoding, setEncoding] = useState(false);
  /** Where the cropper keeps the picture's element, which comes and goes with the URL. */
  const picture = useRef<RefObject<HTMLImageElement | null>>(null);
  const area = useRef<PictureArea>(null);
  const crop = async () => {
    const image = picture.current?.current;
    if (!image || !area.current) return;
    setEncoding(true);
    try {
      const part = await cropPicture(image, area.current, { longestSide, type });
      onCropped(part, area.current);
    } catch {
      onUnreadable();
    } finally {
      setEncoding(false);
    }
  };
  return (
    <FormDialog
      open={open}
      title={title}
      submitLabel={labels.submit}
      cancelLabel={labels.cancel}
      closeLabel={labels.close}
      loading={encoding}
      submitDisabled={!ready}
      onClose={onCancel}
      onSubmit={() => void crop()}
    >
      <Stage>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={aspect}
          keyboardStep={arrowStep}
          {...(start ? { initialCroppedAreaPixels: start } : {})}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            area.current = pixels;
            setReady(true);
          }}
          setImageRef={(ref) => {
            picture.current = ref;
          }}
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': labels.area, 'aria-describedby': `${id}-hint` }}
        />
        {ready ? null : (
          <Waiting role="status" aria-label={labels.loading}>
            <Spinner />
          </Waiting>
        )}
      </Stage>
      <Hint id={`${id}-hint`}>{labels.hint}</Hint>
      <SliderField label={labels.zoom} {...zooms} value={zoom} onChange={setZoom} formatValue={formatZoom} />
    </FormDialog>
  );
}
