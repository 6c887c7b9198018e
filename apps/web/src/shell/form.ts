import { useEffect, useId, useRef, useState, type BaseSyntheticEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { useDraft } from './drafts.ts';
import { newKey } from './client.ts';
import { asFailure, Failure } from './failure.ts';
import { useLanguage } from './format.ts';
import { localeOf } from './language.ts';
import { useTexts } from './texts.ts';
import { useUnsaved } from './unsaved.ts';

type Schema<Input, Output> = z.ZodType<Output, Input>;

export interface FormOptions<Input extends FieldValues, Output extends FieldValues> {
  /** The screen whose texts name the fields by their last part: `fields.email`, and where wanted `errors.email.RULE`. */
  texts: string;
  /** The schema of the call's body: the form's fields have the same paths (`account.email`). Public screens fetch it when typing begins. */
  schema: Schema<Input, Output> | (() => Promise<Schema<Input, Output>>);
  defaultValues: DefaultValues<Input>;
  /** Keeps what is typed under this name until it is saved; holds the account's id for signed-in forms. */
  draft?: string | null;
  /** Never kept in a draft: passwords. */
  secret?: readonly Path<Input>[];
  /** Ask before it is left with changes. Off for signing in and the like, where nothing is lost. Default: true. */
  warn?: boolean;
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/**
 * A form over the schema of its call. Errors stand at their fields, leave when the field is edited (S0 §2) and follow
 * the language; the server's field errors land at the same places.
 */
export function useTextForm<Input extends FieldValues, Output extends FieldValues>(
  options: FormOptions<Input, Output>,
) {
  const { texts, schema, defaultValues, draft = null, secret = [], warn = true } = options;
  const t = useTexts(texts);
  const locale = localeOf(useLanguage());
  const [check] = useState(() => checkOf(schema)); // a form keeps its schema
  const form = useForm<Input, unknown, Output>({
    resolver: async (...asked) => (await check())(...asked),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false, // `focusFirstFault` follows the order of the page, and knows every kind of field
  });
  const { register, clearErrors, formState, setError, handleSubmit, getValues } = form;
  const { isDirty, isSubmitting } = formState;
  const id = useId();
  const kept = useDraft(form, draft, secret);
  const release = useUnsaved(warn && isDirty && !isSubmitting, kept.forget);

  /** The form whose first wrong field is still to be shown. */
  const sent = useRef<HTMLFormElement | null>(null);
  const edited = (name: Path<Input>) => {
    clearErrors(name);
    sent.current = null; // nobody is led away from where they type
    check().catch(() => undefined); // fetched ahead of need; sending asks again and says what is wrong
  };
  const busy = useRef(false);
  useEffect(() => {
    // Once the errors are drawn: after a fast check that is later than the next frame, after a slow one earlier.
    if (!sent.current || isSubmitting) return;
    if (focusFirstFault(sent.current)) sent.current = null;
  });
  const attempt = useRef({ body: '', key: '' });

  const labelOf = (name: string) => t(`fields.${lastPart(name)}`);

  /** The sentence of a field's error, if it has one. */
  const errorOf = (name: Path<Input>): string | undefined => {
    const error = form.getFieldState(name, formState).error;
    if (!error?.message || error.type === 'server') return error?.message;
    const [rule = 'invalid', bound] = error.message.split(' ');
    const value = bound === undefined ? '' : Number(bound).toLocaleString(locale);
    const own = t(`errors.${lastPart(name)}.${rule}`, { defaultValue: '', value });
    const words = { field: labelOf(name), value };
    return own || t(`shell:rules.${rule}`, { ...words, defaultValue: t('shell:rules.invalid', words) });
  };

  /** Everything a text, password, select or checkbox field of the kit needs. */
  const field = (name: Path<Input>) => ({
    ...register(name, { onChange: () => edited(name) }),
    id: `${id}${name}`,
    label: labelOf(name),
    error: errorOf(name),
  });

  /** Puts a refusal's field errors at their fields. @returns whether something is left to say above the form. */
  const place = (failure: Failure): boolean => {
    let left = failure.faults.length === 0;
    for (const { field: path, message } of failure.faults) {
      if (path !== null && get(getValues(), path) !== undefined) {
        setError(path as Path<Input>, { type: 'server', message });
      } else left = true;
    }
    return left;
  };

  /**
   * Makes the submit handler: checks, sends, forgets the draft. `send` gets the key of the attempt: the same content sent
   * twice (a double click, a line that was down) is written once. `failed` hears of refusals that belong to no field.
   */
  const submit = (send: (values: Output, key: string) => Promise<void>, failed: (failure: Failure) => void) => {
    const checked = handleSubmit(async (values) => {
      try {
        const body = JSON.stringify(values);
        if (attempt.current.body !== body) attempt.current = { body, key: newKey() };
        await send(values, attempt.current.key);
        kept.forget();
        sent.current = null;
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (place(failure)) failed(failure);
      }
    });
    return async (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      if (busy.current) return; // a double click sends once
      busy.current = true;
      const sheet: unknown = event?.currentTarget;
      try {
        await check();
        sent.current = sheet instanceof HTMLFormElement ? sheet : null;
        await checked(event);
      } catch (cause) {
        failed(new Failure('network', 0, [], null, { cause })); // the checks themselves could not be fetched
      } finally {
        busy.current = false;
      }
    };
  };

  return {
    ...form,
    field,
    errorOf,
    labelOf,
    submit,
    release,
    restored: kept.restored,
    forgetDraft: kept.forget,
    pending: isSubmitting,
  };
}

/** Brings the person to the first wrong field. @returns whether there was one */
function focusFirstFault(place: HTMLFormElement): boolean {
  const field = place.querySelector<HTMLElement>(
    '[aria-invalid="true"]:not([role="radiogroup"]), [data-invalid] button, [aria-invalid="true"] input',
  );
  field?.focus();
  return field !== null;
}

/** The resolver of a schema, fetched once when it is first asked for. */
function checkOf<Input extends FieldValues, Output extends FieldValues>(schema: FormOptions<Input, Output>['schema']) {
  let made: Promise<Resolver<Input, unknown, Output>> | null = null;
  const make = async () => {
    const [{ resolverOf }, known] = await Promise.all([
      import('./resolver.ts'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    return resolverOf(known);
  };
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null; // the line may be up again at the next try
      throw error;
    });
    return made;
  };
}
