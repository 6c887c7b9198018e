import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
  Ref,
} from 'react';
import { styled } from '@mui/material/styles';
import { Adornment, ControlBox, FieldFrame, Input, inputStyle, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface TextFieldProps extends FieldBase {
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement & HTMLTextAreaElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement & HTMLTextAreaElement> | undefined;
  /** Goes to the input itself, so `{...register('name')}` works. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
  type?: HTMLInputTypeAttribute | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  readOnly?: boolean | undefined;
  maxLength?: number | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** More than one makes it a text area that grows with its text. */
  rows?: number | undefined;
  start?: ReactNode;
  end?: ReactNode;
  /** The key that leads to it, e.g. `/`. */
  'aria-keyshortcuts'?: string | undefined;
}

const Area = styled('textarea')({
  ...inputStyle,
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: 400,
  ':focus-visible': { outline: 'none' },
});

/** One line of text, or several with `rows`. Spread `register()` of react-hook-form onto it. */
export function TextField({
  label,
  helperText,
  error,
  optionalMark,
  disabled,
  id,
  rows = 1,
  start,
  end,
  ref,
  ...input
}: TextFieldProps) {
  const aria = useFieldAria({ id, error, helperText });
  const shared = { ...input, ...aria, disabled };
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={error} optionalMark={optionalMark}>
      <ControlBox data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        {start ? <Adornment sx={{ paddingInlineEnd: 0 }}>{start}</Adornment> : null}
        {rows > 1 ? (
          <Area {...shared} rows={rows} style={{ minHeight: `calc(${rows} * 1.4em + 20px)` }} ref={ref} />
        ) : (
          <Input {...shared} ref={ref} />
        )}
        {end ? <Adornment sx={{ paddingInlineStart: 0 }}>{end}</Adornment> : null}
      </ControlBox>
    </FieldFrame>
  );
}
