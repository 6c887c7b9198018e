import { useState, type Ref, type ReactNode } from 'react';
import { TextField } from './text-field.tsx';
import type { FieldBase } from './field-frame.tsx';
import { parseDecimal, writeDecimal, type Language } from './parse-decimal.ts';

export interface NumberFieldProps extends FieldBase {
  name?: string | undefined;
  value: number | null | undefined;
  /** `null` when empty, `NaN` when it cannot be read, so that validation can say which. */
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  language: Language;
  /** E.g. the currency sign before, the unit after. */
  start?: ReactNode;
  end?: ReactNode;
  /** Reads what was typed. Default: a bare number. */
  read?: ((text: string, language: Language) => number | null) | undefined;
  /** Shown at least, once the field is left. */
  decimals?: number | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number typed as text: comma or dot, a decimal keyboard on phones, no spinner and no wheel accidents. */
export function NumberField({
  value,
  onChange,
  onBlur,
  language,
  read = parseDecimal,
  decimals,
  ref,
  ...field
}: NumberFieldProps) {
  // While someone types, the text is theirs ("12,"); it is written afresh when the value changes from outside or on leaving.
  const [typed, setTyped] = useState<string | null>(null);
  const same = typed !== null && Object.is(read(typed, language), value ?? null);
  const text = same ? typed : writeDecimal(value, language, decimals);
  return (
    <TextField
      {...field}
      ref={ref as Ref<HTMLInputElement & HTMLTextAreaElement>}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value, language));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
