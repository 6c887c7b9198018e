import { useRef, useState } from 'react';
import { get, set, useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { Screen } from '../i18n/text-keys.ts';
import { onceAsked, useFormFields, type FormEngine, type FormOptions } from './form-fields.ts';

/** The paths of the changed fields of a form: `true` leaves of react-hook-form's `dirtyFields`. */
function dirtyPaths(dirty: unknown, path = ''): string[] {
  if (dirty === true) return [path];
  if (dirty === null || typeof dirty !== 'object') return [];
  return Object.entries(dirty).flatMap(([name, inner]) => dirtyPaths(inner, path ? `${path}.${name}` : name));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

/** What was typed since `sent`, laid over `stored`; `stored` itself where nothing was. */
function withNewer(stored: unknown, sent: unknown, typed: unknown): unknown {
  if (JSON.stringify(sent) === JSON.stringify(typed)) return stored;
  if (!isGroup(sent) || !isGroup(typed) || !isGroup(stored)) return typed;
  const entries = [...new Set([...Object.keys(stored), ...Object.keys(typed)])].map(
    (name) => [name, withNewer(stored[name], sent[name], typed[name])] as const,
  );
  return Array.isArray(stored) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** A form of someone who is signed in: react-hook-form with the texts, drafts and refusals of `useFormFields`. */
export function useApiForm<Input extends FieldValues, Output extends FieldValues, Of extends Screen>(
  options: FormOptions<Input, Output, Of> & { defaultValues: DefaultValues<Input> },
) {
  const { schema, defaultValues, draftWith = [] } = options;
  const [check] = useState(() =>
    // A form keeps its schema.
    onceAsked(async () => {
      const [{ resolverOf }, known] = await Promise.all([
        import('./resolver.ts'),
        typeof schema === 'function' ? schema() : schema,
      ]);
      return resolverOf(known);
    }),
  );
  /** What the fields held when they were last sent. */
  const sent = useRef<unknown>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: async (values, ...asked) => {
      const resolve = await check();
      sent.current = JSON.parse(JSON.stringify(values));
      return resolve(values, ...asked);
    },
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false, // `useFormFields` follows the order of the page, for every kind of field
  });
  // Read here, so that react-hook-form keeps them up to date: `takeOver` goes by what was changed.
  const { isDirty, isSubmitting, dirtyFields: _changed, defaultValues: start } = form.formState;
  const engine: FormEngine<Input, Output, ReturnType<typeof form.register>> = {
    register: (name, edited) => form.register(name, { onChange: edited }),
    errorAt: (name) => form.getFieldState(name, form.formState).error,
    clearError: (name) => form.clearErrors(name),
    setError: (name, message) => form.setError(name, { type: 'server', message }),
    has: (name) => get(form.getValues(), name) !== undefined,
    handleSubmit: (send) => form.handleSubmit(send),
    loadSchema: check,
    dirty: isDirty,
    submitting: isSubmitting,
    setValue: (name, value) =>
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true }),
    startOf: (field) => get(form.formState.defaultValues, field),
    startFrom: (before) => {
      const values = structuredClone(form.formState.defaultValues) as Input;
      for (const [field, value] of Object.entries(before)) set(values, field, value);
      form.reset(values);
      return values;
    },
    listen: (hear) =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields }) => {
          const changed = dirtyPaths(dirtyFields);
          const kept = changed.length > 0 ? [...draftWith, ...changed] : [];
          hear(Object.fromEntries(kept.map((field) => [field, get<unknown>(values, field)])));
        },
      }),
  };
  const fields = useFormFields(engine, options);
  return {
    ...form,
    ...fields,
    /** The version that a restored draft was typed over, where the record has changed since. */
    draftBase: fields.draftBase as { readonly version: string | null; readonly values: Input } | null,
    /** What the fields held before anything was typed, as they stand on the server. */
    start: start as Input,
    /** What is changed in it now, by the paths of its fields. */
    changedNow: (): Readonly<Record<string, unknown>> => {
      const values = form.getValues();
      return Object.fromEntries(
        dirtyPaths(form.formState.dirtyFields).map((field) => [field, get<unknown>(values, field)]),
      );
    },
    /** The same at any moment, also before the form is drawn again. */
    // oxlint-disable-next-line no-underscore-dangle -- what is public of it is as old as the last rendering
    startNow: () => form.control._defaultValues as unknown as Input,
    /**
     * Puts what is now stored under the form; what was typed since it was sent stays, as a change of its own.
     * @returns whether nothing was
     */
    settle: (stored: Input): boolean => {
      const newer = withNewer(stored, sent.current, form.getValues()) as Input;
      form.reset(newer, { keepFieldsRef: true });
      form.reset(stored, { keepValues: true });
      return newer === stored;
    },
    /**
     * Puts a newer state of the record under what was typed: fields that the person did not change take it over. Of fields
     * that belong `together` (a quantity and its unit) all stay as they are where one was changed. The fields of `yielded`
     * take it over though they were changed.
     */
    takeOver: (values: Input, together: readonly (readonly string[])[], yielded: readonly string[] = []) => {
      const typed = form.getValues();
      const kept = together
        .filter((fields) => !fields.some((field) => yielded.includes(field)))
        .filter((fields) => fields.some((field) => form.getFieldState(field as Path<Input>).isDirty))
        .flatMap((fields) => fields.map((field) => [field, get<unknown>(typed, field)] as const));
      form.reset(values, { keepDirtyValues: true });
      const given = yielded.map((field) => [field, get<unknown>(values, field)] as const);
      for (const [field, value] of [...kept, ...given]) engine.setValue(field, value);
    },
  };
}
