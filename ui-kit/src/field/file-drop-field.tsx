import { useRef, useState, type DragEvent } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { Spinner } from '../button/spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { FieldLabel, FieldNotes, LabelText, ofField, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface FileDropFieldProps extends FieldBase {
  onPick: (file: File) => void;
  /** Types and endings that the list of files offers. */
  accept: string;
  /** The picked file is being read; another may be picked meanwhile. */
  loading?: boolean | undefined;
  labels: Record<'drop' | 'pick' | 'loading', string>;
}

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 176,
  padding: 16,
  borderRadius: 16,
  border: `2px dashed ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&[data-over]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
  },
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
}));
const Field = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });
const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Hidden = styled('input')({ position: 'absolute', width: 1, height: 1, opacity: 0 });

/** Takes one file by button, drop or keyboard. Judging it is the caller's. */
export function FileDropField(props: FileDropFieldProps) {
  const { label, helperText, error, optionalMark, disabled, onPick, accept, loading = false, labels } = props;
  const aria = useFieldAria(props);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !disabled) onPick(file);
  };
  const dragging = (active: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(active && !disabled);
  };
  return (
    <Field role="group" aria-labelledby={`${aria.id}-label`} aria-describedby={aria['aria-describedby']}>
      <FieldLabel as="span" id={`${aria.id}-label`}>
        <LabelText label={label} optionalMark={optionalMark} />
      </FieldLabel>
      <Zone
        data-over={over ? '' : undefined}
        data-invalid={error ? '' : undefined}
        onDragOver={dragging(true)}
        onDragLeave={dragging(false)}
        onDrop={(event) => {
          dragging(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <UploadFile aria-hidden sx={{ fontSize: 40 }} />
        <span>{labels.drop}</span>
        <Button
          size="small"
          aria-label={ofField(labels.pick, label)}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {labels.pick}
        </Button>
        {loading ? (
          <Row>
            <Spinner />
            {labels.loading}
          </Row>
        ) : null}
        <VisuallyHidden role="status">{loading ? labels.loading : null}</VisuallyHidden>
        <Hidden
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept={accept}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ''; // the same file may be picked again
          }}
        />
      </Zone>
      <FieldNotes id={aria.id} error={error} helperText={helperText} />
    </Field>
  );
}
