import { focusFirstFault } from '@terroir/ui-kit';
import { useEffect, useId, useRef, type BaseSyntheticEvent } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { newKey } from '../api/client.ts';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { useDraft, type Drafted } from './draft.ts';
import { asFailure, Failure } from '../api/failure.ts';
import { withMinus, writeDate } from '../i18n/format.ts';
import { localeOf, type Language } from '../i18n/language.ts';
import type { FieldPath, Key, Screen } from '../i18n/text-keys.ts';
import { textIfAny, useLanguage, useTexts } from '../i18n/texts.ts';
import { useUnsaved } from './unsaved.ts';

export type Schema<Input, Output> = z.ZodType<Output, Input>;

export interface FormOptions<Input extends FieldValues, Output extends FieldValues, Of extends Screen> {
  /** The screen whose texts name the fields by their last part: `fields.email`, and where wanted `errors.email.RULE`. */
  texts: Of;
  /** The schema of the call's body: the form's fields have the same paths (`account.email`). Public screens fetch it when typing begins. */
  schema: Schema<Input, Output> | (() => Promise<Schema<Input, Output>>);
  /** Keeps what is typed under this name until it is saved; holds the account's id for signed-in forms. */
  draft?: string | null;
  /** Never kept in a draft: passwords. */
  secret?: readonly Path<Input>[];
  /** Kept in the draft along with whatever is changed, though it is not: what was proposed, and would be proposed otherwise next time. */
  draftWith?: readonly Path<Input>[] | undefined;
  /** What sending waits for, e.g. files that are being read. Resolves to whether the form can be sent. */
  settled?: () => Promise<boolean>;
  /** Ask before it is left with changes. Off for signing in and the like, where nothing is lost. Default: true. */
  warn?: boolean;
  /** Ask before it is left while it is being sent, where a failure is said on the form. Default: false. */
  warnWhileSending?: boolean;
}

export interface FieldError {
  /** `server` where the message is the server's own sentence; else the message is a rule, `less_than 10`. */
  type?: string | undefined;
  message?: string | undefined;
}

/** What keeps the values of a form: react-hook-form, or `usePlainForm` where a page must stay light. */
export interface FormEngine<Input extends FieldValues, Output, Registered> extends Drafted {
  /** What the input of a field needs; `edited` runs at each change by hand. */
  register: (name: Path<Input>, edited: () => void) => Registered;
  errorAt: (name: Path<Input>) => FieldError | undefined;
  clearError: (name: Path<Input>) => void;
  setError: (name: Path<Input>, message: string) => void;
  has: (name: string) => boolean;
  /** Checks, and hands on what passed. */
  handleSubmit: (send: (values: Output) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<void>;
  /** Fetches what checking needs. */
  loadSchema: () => Promise<unknown>;
  dirty: boolean;
  submitting: boolean;
}

/**
 * How a sending went. `again`: the form took over what someone else wrote and is sent once more; `more`: something is still
 * to be saved or chosen, so the draft stays.
 */
export type Sending = 'again' | 'more' | void;

/** The bound of a rule, a number or a calendar date, as the language writes it. */
const writeBound = (bound: string, language: Language): string =>
  /^\d{4}-\d\d-\d\d$/.test(bound)
    ? writeDate(language, bound)
    : withMinus(Number(bound).toLocaleString(localeOf(language)));

const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/**
 * The fields of a form over the schema of its call. Errors stand at their fields, leave when the field is edited (S0 §2)
 * and follow the language; the server's field errors land at the same places.
 */
export function useFormFields<Input extends FieldValues, Output extends FieldValues, Registered, Of extends Screen>(
  engine: FormEngine<Input, Output, Registered>,
  {
    texts,
    draft = null,
    secret = [],
    settled,
    warn = true,
    warnWhileSending = false,
  }: Omit<FormOptions<Input, Output, Of>, 'schema'>,
) {
  const t = useTexts(texts);
  const language = useLanguage();
  const id = useId();
  const kept = useDraft(engine, draft, secret);
  const unsaved = warn && engine.dirty && 'unsaved';
  const { release, mayClose } = useUnsaved(engine.submitting ? warnWhileSending && 'sending' : unsaved, kept.forget);

  /** The form whose first wrong field is still to be shown. */
  const sent = useRef<HTMLFormElement | null>(null);
  const edited = (...names: readonly Path<Input>[]) => {
    for (const name of names) engine.clearError(name);
    sent.current = null; // nobody is led away from where they type
    fetchAhead(engine.loadSchema());
  };
  const busy = useRef(false);
  useEffect(() => {
    // Once the errors are drawn: after a fast check that is later than the next frame, after a slow one earlier.
    if (!sent.current || engine.submitting) return;
    // A dialog that stepped aside meanwhile has come back as another element.
    const sheet = sent.current.isConnected ? sent.current : document.querySelector(`[id^="${id}"]`)?.closest('form');
    if (sheet && focusFirstFault(sheet)) sent.current = null;
  });
  const attempt = useRef({ body: '', key: '' });

  const labelOf = (name: string) => t(`fields.${lastPart(name)}` as Key<Of>);

  /** The sentence of a field's error, if it has one. */
  const errorOf = (name: Path<Input>): string | undefined => {
    const error = engine.errorAt(name);
    if (!error?.message || error.type === 'server') return error?.message;
    const [rule = 'invalid', bound] = error.message.split(' ');
    const words = { field: labelOf(name), value: bound === undefined ? '' : writeBound(bound, language) };
    return (
      textIfAny(t, `errors.${lastPart(name)}.${rule}`, words) ??
      textIfAny(t, `shell:rules.${rule}`, words) ??
      t('shell:rules.invalid', words)
    );
  };

  /** Everything a text, password, select or checkbox field of the kit needs. */
  const field = (named: Path<Input> & FieldPath<Of>) => {
    const name: Path<Input> = named;
    return {
      ...engine.register(name, () => edited(name)),
      id: `${id}${name}`,
      label: labelOf(name),
      error: errorOf(name),
    };
  };

  /** Puts a refusal's field errors at their fields. @returns whether something is left to say above the form. */
  const place = (failure: Failure): boolean => {
    let left = failure.faults.length === 0;
    for (const { field: path, message } of failure.faults) {
      if (path !== null && engine.has(path)) engine.setError(path as Path<Input>, message);
      else left = true;
    }
    return left;
  };

  /**
   * Makes the submit handler: checks, sends, forgets the draft. `send` gets the key of the attempt: the same content sent
   * twice (a double click, a line that was down) is written once. `failed` gets the refusals that belong to no field.
   */
  const submit = (
    send: (values: Output, key: string) => Promise<Sending>,
    failed: (failure: Failure) => void | Promise<void>,
  ) => {
    let outcome: Sending;
    const isOvertaken = () => outcome === 'again';
    const handleSubmit = engine.handleSubmit(async (values) => {
      const answered = kept.send();
      try {
        const body = JSON.stringify(values);
        if (attempt.current.body !== body) attempt.current = { body, key: newKey() };
        outcome = await send(values, attempt.current.key);
        if (outcome === undefined) kept.forget();
        sent.current = null;
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (place(failure)) await failed(failure);
      } finally {
        answered();
      }
    });
    return async (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      if (busy.current) return; // a double click sends once
      busy.current = true;
      const sheet: unknown = event?.currentTarget;
      try {
        const ready = !settled || (await settled());
        if (ready) await engine.loadSchema();
        sent.current = sheet instanceof HTMLFormElement ? sheet : null;
        if (!ready) return; // the field itself says why
        do {
          outcome = undefined;
          await handleSubmit(event);
        } while (isOvertaken());
      } catch (cause) {
        await failed(new Failure('network', 0, [], null, { cause })); // the checks themselves could not be fetched
      } finally {
        busy.current = false;
      }
    };
  };

  return {
    field,
    /** Fields that `field` does not serve were changed by hand. */
    edited,
    errorOf,
    submit,
    release,
    mayClose,
    restored: kept.restored,
    draftBase: kept.base,
    basedOn: kept.basedOn,
    forgetDraft: kept.forget,
    submitting: engine.submitting,
  };
}

/** What `make` makes, made once when it is first asked for; after a failure the next asking tries again. */
export function onceAsked<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null; // the line may be up again at the next try
      throw error;
    });
    return made;
  };
}
