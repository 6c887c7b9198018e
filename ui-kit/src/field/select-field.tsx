import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { ControlBox, FieldFrame, inputStyle, useFieldAria, type FieldBase } from './field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Options with the same group stand together under its name. */
  group?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldBase {
  options: readonly SelectOption[];
  /** The first, empty choice, e.g. "Choose a unit". Leave it out where there is always a value. */
  placeholder?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

const Select = styled('select')(({ theme }) => ({
  ...inputStyle,
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  minHeight: 45,
  borderRadius: 12,
  ':focus-visible': { outline: 'none' },
  '&:disabled': { cursor: 'default', opacity: 1 },
  '& option, & optgroup': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
}));
const Arrow = styled(ExpandMore)(({ theme }) => ({
  marginInlineStart: -36,
  marginInlineEnd: 12,
  pointerEvents: 'none',
  color: theme.vars.palette.text.secondary,
}));

/** A choice from a short list: the platform's own list, so phones show their wheel. Spread `register()` onto it. */
export function SelectField({
  label,
  helperText,
  error,
  optionalMark,
  disabled,
  id,
  options,
  placeholder,
  ref,
  ...select
}: SelectFieldProps) {
  const aria = useFieldAria({ id, error, helperText });
  const groups = [...new Set(options.map((option) => option.group))];
  const draw = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ));
  return (
    <FieldFrame aria={aria} label={label} helperText={helperText} error={error} optionalMark={optionalMark}>
      <ControlBox data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        <Select {...select} {...aria} {...(ref ? { ref } : {})} disabled={disabled}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {groups.map((group) =>
            group === undefined ? (
              draw(group)
            ) : (
              <optgroup key={group} label={group}>
                {draw(group)}
              </optgroup>
            ),
          )}
        </Select>
        <Arrow aria-hidden />
      </ControlBox>
    </FieldFrame>
  );
}
