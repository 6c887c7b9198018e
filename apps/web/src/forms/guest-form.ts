import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Screen } from '../i18n/text-keys.ts';
import { onceAsked, useFormFields, type FormOptions } from './form-fields.ts';
import { usePlainForm, valueAt } from './plain-form.ts';

/** A form of a public page: light, and its checks are fetched when typing begins. Text fields and checkboxes only. */
export function useGuestForm<Input extends FieldValues, Output extends FieldValues, Of extends Screen>(
  options: FormOptions<Input, Output, Of> & { defaultValues: Input },
) {
  const { schema, defaultValues } = options;
  const [ready] = useState(() =>
    onceAsked(async () => {
      const [{ checkWith }, known] = await Promise.all([
        import('./guest-check.ts'),
        typeof schema === 'function' ? schema() : schema,
      ]);
      return checkWith(known);
    }),
  );
  const form = usePlainForm<Input, Output>(defaultValues, async (values) => (await ready())(values));
  const fields = useFormFields(
    {
      ...form,
      loadSchema: ready,
      errorAt: (name: Path<Input>) => form.errors[name],
      clearError: form.clearErrors,
      setError: (name: Path<Input>, message) => form.setError(name, { type: 'server', message }),
      has: (name) => valueAt(form.state().values, name) !== undefined,
      setValue: form.setValue,
    },
    options,
  );
  return {
    ...fields,
    values: form.values,
    reset: form.reset,
    clearErrors: form.clearErrors,
    setValue: (name: Path<Input>, value: string | boolean) => form.setValue(name, value),
  };
}
