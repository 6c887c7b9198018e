import { useController, type FieldPathByValue } from 'react-hook-form';
import type { useApiForm } from '../../forms/form.ts';
import type { ProduceTyped, ProduceValues } from './produce-values.ts';

export type ProduceFormState = ReturnType<typeof useApiForm<ProduceTyped, ProduceValues, 'produce-form'>>;
type Names<Value> = FieldPathByValue<ProduceTyped, Value>;

/** What a field needs whose value is no plain text: what it holds, its error, and how it changes. */
export function useFormValue<Value>(form: ProduceFormState, name: Names<Value>) {
  const { field } = useController({ control: form.control, name });
  return {
    name: field.name,
    ref: field.ref,
    onBlur: field.onBlur,
    value: field.value as Value,
    error: form.errorOf(name),
    onChange: (value: Value) => {
      form.edited(name);
      field.onChange(value);
    },
  };
}
