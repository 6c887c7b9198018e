import { useState, useSyncExternalStore, type BaseSyntheticEvent, type ChangeEventHandler } from 'react';
import type { FieldError } from './form-fields.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What a check says: what to send, or the broken rules by path. */
export type Checked<Output> = { values: Output } | { errors: Readonly<Record<string, FieldError>> };

const isGroup = (value: unknown): value is Fields => value !== null && typeof value === 'object';

/** The value at a dotted path. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, part) => (isGroup(at) ? at[part] : undefined), values);

function withValue<Values>(values: Values, [part = '', ...rest]: readonly string[], value: unknown): Values {
  const inner = isGroup(values) ? values[part] : undefined;
  return { ...values, [part]: rest.length === 0 ? value : withValue(inner ?? {}, rest, value) };
}

/** The fields that differ from where they began, by their paths. */
function changes(before: unknown, now: unknown, path = ''): [string, unknown][] {
  if (!isGroup(now)) return before === now ? [] : [[path, now]];
  return Object.entries(now).flatMap(([name, value]) =>
    changes(isGroup(before) ? before[name] : undefined, value, path ? `${path}.${name}` : name),
  );
}

/**
 * The values and errors of a form of text fields and checkboxes. What react-hook-form does for the forms of members
 * weighs 13 KB more than this on a page that has two fields.
 */
export function createPlainForm<Input extends Fields, Output>(
  defaults: Input,
  check: (values: Input) => Promise<Checked<Output>>,
) {
  let state = { values: defaults, errors: {} as Readonly<Record<string, FieldError>>, submitting: false };
  const listeners = new Set<() => void>();
  const put = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    for (const hear of listeners) hear();
  };
  const changed = () => Object.fromEntries(changes(defaults, state.values));
  const setValue = (path: string, value: unknown) => put({ values: withValue(state.values, path.split('.'), value) });
  return {
    state: () => state,
    watchState: (hear: () => void) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    changed,
    setValue,
    /** Starts afresh. */
    reset: () => put({ values: defaults, errors: {} }),
    clearErrors: (path?: string) =>
      put({
        errors:
          path === undefined
            ? {}
            : Object.fromEntries(Object.entries(state.errors).filter(([field]) => field !== path)),
      }),
    setError: (path: string, error: FieldError) => put({ errors: { ...state.errors, [path]: error } }),
    handleSubmit: (send: (values: Output) => Promise<void>) => async (_event?: BaseSyntheticEvent) => {
      put({ submitting: true, errors: {} });
      try {
        const answer = await check(state.values);
        if ('errors' in answer) put({ errors: answer.errors });
        else await send(answer.values);
      } finally {
        put({ submitting: false });
      }
    },
    listen: (hear: (changed: Fields) => void) => {
      let last = state.values;
      const follow = () => {
        if (state.values === last) return;
        last = state.values;
        hear(changed());
      };
      listeners.add(follow);
      return () => listeners.delete(follow);
    },
  };
}

/** What the input of a field needs: `checked` where its value is a yes or no, `value` where it is text. */
export interface PlainField {
  name: string;
  value?: string;
  checked?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A form that is drawn again at each change. */
export function usePlainForm<Input extends Fields, Output>(
  defaults: Input,
  check: (values: Input) => Promise<Checked<Output>>,
) {
  const [form] = useState(() => createPlainForm(defaults, check));
  const { values, errors, submitting } = useSyncExternalStore(form.watchState, form.state);
  const register = (name: string, edited: () => void): PlainField => {
    const value = valueAt(values, name);
    const isTick = typeof value === 'boolean';
    return {
      name,
      ...(isTick ? { checked: value } : { value: typeof value === 'string' ? value : '' }),
      onChange: ({ target }) => {
        form.setValue(name, isTick ? target.checked : target.value);
        edited();
      },
    };
  };
  return { ...form, values, errors, submitting, dirty: Object.keys(form.changed()).length > 0, register };
}
