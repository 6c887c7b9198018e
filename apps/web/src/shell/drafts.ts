import { useEffect, useState } from 'react';
import { get, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { draftsAtom, keepDraft } from './kept-drafts.ts';
import { store } from './store.ts';

/** Typing pauses this long (ms) before it is kept. */
const pause = 400;

/** The paths of the changed fields of a form: `true` leaves of react-hook-form's `dirtyFields`. */
export function dirtyPaths(dirty: unknown, path = ''): string[] {
  if (dirty === true) return [path];
  if (dirty === null || typeof dirty !== 'object') return [];
  return Object.entries(dirty).flatMap(([name, inner]) => dirtyPaths(inner, path ? `${path}.${name}` : name));
}

export interface Draft {
  /** True when values of an earlier, unfinished visit were put back. */
  restored: boolean;
  /** Forgets the draft: after saving, or when the person starts afresh. */
  forget: () => void;
}

/** What a draft needs of a form. */
export type Drafted<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setValue' | 'subscribe'>;

/**
 * Keeps the changed fields of a form until it is saved or given up, and puts them back on the next visit. The name
 * holds the account (`register`, `ID:company`), so that nobody is shown another person's words; fields in `secret`
 * are never kept. `null` keeps nothing.
 */
export function useDraft<Values extends FieldValues>(
  form: Drafted<Values>,
  name: string | null,
  secret: readonly string[],
): Draft {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (name === null) return undefined;
    const found = Object.entries(store.get(draftsAtom)[name] ?? {}).filter(([field]) => !secret.includes(field));
    for (const [field, value] of found) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    setRestored(found.length > 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const changed = dirtyPaths(dirtyFields).filter((field) => !secret.includes(field));
          keepDraft(name, Object.fromEntries(changed.map((field) => [field, get<unknown>(values, field)])));
        }, pause);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
    // The form and the list of secrets are the same for the life of a screen; only the name tells drafts apart.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  return {
    restored,
    forget: () => {
      if (name !== null) keepDraft(name, {});
      setRestored(false);
    },
  };
}
