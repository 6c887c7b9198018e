import { useState } from 'react';
import { fn } from 'storybook/test';
import { DateField, type DateFieldProps } from './date-field.tsx';

/** What the field was told to become, in order. */
export const told = fn();
/** A date field with the form that holds its value. */
export function Held(props: Partial<DateFieldProps> & { start?: string | null }) {
  const { start = null, ...rest } = props;
  const [value, setValue] = useState<string | null>(start);
  return (
    <div style={{ maxWidth: 320 }}>
      <DateField
        label="Day"
        language="en"
        value={value}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
        {...rest}
      />
    </div>
  );
}

/** What a person reads in the field, without the marks that set the writing direction. */
export const shown = (group: HTMLElement) =>
  (group.textContent ?? '').replaceAll(/[\u2066-\u2069\u200B]/g, '').replaceAll('\u00A0', ' ');
