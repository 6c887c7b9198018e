import { useId, type ReactNode } from 'react';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { forcedColours } from '../theme/forced-colours.ts';
import { touchTarget } from '../theme/touch.ts';

/** What every field has. `error` is the message itself: its presence is the error state. */
export interface FieldBase {
  label: string;
  /** Stands under the control, tied to it by `aria-describedby`. */
  helperText?: ReactNode;
  error?: string | undefined;
  /** E.g. "optional", shown quietly after the label. Fields are required unless they say so. */
  optionalMark?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

export interface FieldAria {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0, width: '100%' });
export const FieldLabel = styled('label')(({ theme }) => ({
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
}));
const Optional = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  marginInlineStart: 4,
}));
const Hint = styled('div')(({ theme }) => ({
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));
const ErrorLine = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontWeight: 550,
  color: theme.vars.palette.error.main,
  '& svg': { fontSize: '1.2rem', flex: 'none', marginTop: 1 },
}));

/** Error first, then hint: both are read after the name of the control. */
export function FieldNotes({
  id,
  error,
  helperText,
}: {
  id: string;
  error?: string | undefined;
  helperText?: ReactNode;
}) {
  return (
    <>
      {error ? (
        <ErrorLine id={`${id}-error`}>
          <ErrorOutline aria-hidden />
          <span>{error}</span>
        </ErrorLine>
      ) : null}
      {helperText ? <Hint id={`${id}-hint`}>{helperText}</Hint> : null}
    </>
  );
}

/** The ids that tie a control to its label, error and hint. */
export function useFieldAria({ id, error, helperText }: Pick<FieldBase, 'id' | 'error' | 'helperText'>): FieldAria {
  const made = useId();
  const own = id ?? made;
  const notes = [error ? `${own}-error` : '', helperText ? `${own}-hint` : ''].filter(Boolean).join(' ');
  return { id: own, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined };
}

/** The name of a button of a field: what it says on screen, then whose it is, because a form may hold several such fields. */
export const ofField = (text: string, label: string) => `${text}, ${label}`;

/** The label, and the quiet mark of what may be left empty. The space between keeps them two words when they are read out. */
export function LabelText({ label, optionalMark }: Pick<FieldBase, 'label' | 'optionalMark'>) {
  if (!optionalMark) return label;
  return (
    <>
      {label} <Optional>{optionalMark}</Optional>
    </>
  );
}

/** Label above, control, then error and hint: long words wrap, nothing floats over anything. */
export function FieldFrame({ aria, children, ...field }: FieldBase & { aria: FieldAria; children: ReactNode }) {
  return (
    <Root>
      <FieldLabel htmlFor={aria.id} id={`${aria.id}-label`}>
        <LabelText {...field} />
      </FieldLabel>
      {children}
      <FieldNotes id={aria.id} error={field.error} helperText={field.helperText} />
    </Root>
  );
}

/** The bordered box around an input with what stands before and after it. */
export const ControlBox = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  borderRadius: 12,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px ${theme.vars.palette.soft.primary}`,
  },
  // The ring is a shadow, which forced colours do not draw.
  [forcedColours]: { '&:focus-within': { outline: '3px solid Highlight', outlineOffset: 2 } },
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
  '&[data-invalid]:focus-within': { boxShadow: `0 0 0 3px ${theme.vars.palette.soft.error}` },
  // Read-only text can be read and copied, so it keeps its ink.
  '&:has(input[readonly], textarea[readonly])': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-disabled]': {
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.secondary,
  },
}));

export const inputStyle = {
  flex: 1,
  minWidth: 0,
  width: '100%',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  minHeight: touchTarget,
  padding: '10px 14px',
} as const;

export const Input = styled('input')(({ theme }) => ({
  ...inputStyle,
  ':focus-visible': { outline: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:autofill': {
    boxShadow: `inset 0 0 0 100px ${theme.vars.palette.soft.primary}`,
    WebkitTextFillColor: theme.vars.palette.text.primary,
    borderRadius: 10,
  },
}));
export const Adornment = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
  paddingInline: 12,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.375rem' },
}));
