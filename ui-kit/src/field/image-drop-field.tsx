import { useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import ImageOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { Spinner } from '../button/spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { FieldLabel, FieldNotes, LabelText, ofField, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface ImageDropFieldProps extends FieldBase {
  /** What is shown now: a URL (also `blob:` or `data:`) and what it shows. */
  image: { url: string; alt: string } | null;
  /** Width by height in which it is shown; what is beyond is cut off. Default: 5 by 4. */
  aspect?: number | undefined;
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
  };
}

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: 160,
  padding: 16,
  borderRadius: 16,
  border: `2px dashed ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '&[data-over]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
  },
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
}));
const Picture = styled('img')({ height: 128, maxWidth: '100%', objectFit: 'cover', borderRadius: 12 });
const Side = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, alignItems: 'center', minWidth: 0 });
const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Bar = styled('progress')(({ theme }) => ({
  width: 'min(240px, 100%)',
  height: 12,
  accentColor: theme.vars.palette.primary.main,
}));
const Hidden = styled('input')({ position: 'absolute', width: 1, height: 1, opacity: 0 });
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
  const { label, helperText, error, optionalMark, disabled, image, onPick, onRemove, onAdjust, progress, onCancel } =
    props;
  const { aspect = 1.25, loading = false, labels } = props;
  const aria = useFieldAria(props);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const kept = useFocusKept();
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (!file || disabled) return;
    // A dialog that opens for the file gives the focus back to where it was: here, also after a drop.
    kept.ref.current?.querySelector('button')?.focus();
    onPick(file);
  };
  const dragging = (active: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(active && !disabled);
  };
  return (
    <Side
      sx={{ alignItems: 'stretch' }}
      role="group"
      aria-labelledby={`${aria.id}-label`}
      aria-describedby={aria['aria-describedby']}
    >
      <FieldLabel as="span" id={`${aria.id}-label`}>
        <LabelText label={label} optionalMark={optionalMark} />
      </FieldLabel>
      <Zone
        {...kept}
        data-over={over ? '' : undefined}
        data-invalid={error ? '' : undefined}
        onDragOver={dragging(true)}
        onDragLeave={dragging(false)}
        onDrop={(event) => {
          dragging(false)(event);
          take(event.dataTransfer.files);
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
                <Row>
                  <Spinner />
                  {labels.loading}
                </Row>
              ) : null}
              <Button
                size="small"
                aria-label={ofField(image ? labels.replace : labels.pick, label)}
                disabled={disabled}
                onClick={() => input.current?.click()}
              >
                {image ? labels.replace : labels.pick}
              </Button>
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
        <VisuallyHidden role="status">
          {progress !== undefined
            ? `${label}, ${labels.progress} ${percent(quarter(progress))}`
            : loading
              ? `${label}, ${labels.loading}`
              : null}
        </VisuallyHidden>
        <Hidden
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept={props.accept ?? imageTypes}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ''; // the same file may be picked again
          }}
        />
      </Zone>
      <FieldNotes id={aria.id} error={error} helperText={helperText} />
    </Side>
  );
}
