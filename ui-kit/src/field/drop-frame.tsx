import { useState, type ChangeEvent, type ComponentProps, type DragEvent, type ReactNode, type Ref } from 'react';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { FieldLabel, FieldNotes, LabelText, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface DropFrameProps extends FieldBase {
  onPick: (file: File) => void;
  /** Types and endings that the list of files offers. */
  accept: string;
  /** How its content is laid out: one thing below the other, or side by side where there is room. */
  direction: 'column' | 'row';
  /** Said to screen readers whenever it changes. */
  status: string | null;
  /** More for the element that files are dropped on. */
  zone?: Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'>;
  /** Its `click()` opens the list of files. */
  input: Ref<HTMLInputElement>;
  /** Its `click()` opens the camera of a phone; a computer offers its files. */
  camera?: Ref<HTMLInputElement> | undefined;
  children: ReactNode;
}

const Field = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });
const layouts = {
  column: { flexDirection: 'column', gap: 12, minHeight: 176, overflowWrap: 'anywhere' },
  row: { flexWrap: 'wrap', gap: 16, minHeight: 160 },
} as const;
const Zone = styled('div', { shouldForwardProp: (prop) => prop !== 'direction' })<{
  direction: DropFrameProps['direction'];
}>(({ theme, direction }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  ...layouts[direction],
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
const Hidden = styled('input')({ position: 'absolute', width: 1, height: 1, opacity: 0 });
/** A spinner and its words in one line of a zone. */
export const DropProgress = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });

/** The frame of a field that takes one file by button, drop or keyboard. Judging the file is the caller's. */
export function DropFrame(props: DropFrameProps) {
  const {
    label,
    helperText,
    error,
    optionalMark,
    disabled,
    onPick,
    accept,
    direction,
    status,
    zone,
    input,
    camera,
    children,
  } = props;
  const aria = useFieldAria(props);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !disabled) onPick(file);
  };
  const ofInput = {
    type: 'file',
    tabIndex: -1,
    'aria-hidden': true,
    accept,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      take(target.files);
      target.value = ''; // the same file may be picked again
    },
  } as const;
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
        {...zone}
        direction={direction}
        data-over={over ? '' : undefined}
        data-invalid={error ? '' : undefined}
        onDragOver={dragging(true)}
        onDragLeave={dragging(false)}
        onDrop={(event) => {
          dragging(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        {children}
        <VisuallyHidden role="status">{status}</VisuallyHidden>
        <Hidden {...ofInput} ref={input} />
        {camera ? <Hidden {...ofInput} ref={camera} capture="environment" /> : null}
      </Zone>
      <FieldNotes id={aria.id} error={error} helperText={helperText} />
    </Field>
  );
}
