import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { get, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { store } from './store.ts';

/** Changed fields by their dotted path. */
type Kept = Readonly<Record<string, unknown>>;

/** What is typed but not saved, by form; survives a crash or a closed tab. */
export const draftsAtom = atomWithStorage<Readonly<Record<string, Kept>>>(
  'terroir-drafts',
  {},
  createJSONStorage(() => localStorage),
  { getOnInit: true },
);

/** Typing pauses this long (ms) before it is kept. */
const pause = 400;

/** Takes every draft away, as signing out does. */
export function forgetDrafts(): void {
  store.set(draftsAtom, {});
}

function keep(name: string, values: Kept): void {
  const { [name]: before, ...others } = store.get(draftsAtom);
  const some = Object.keys(values).length > 0;
  if (some || before) store.set(draftsAtom, some ? { ...others, [name]: values } : others);
}

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

/**
 * Keeps the changed fields of a form until it is saved or given up, and puts them back on the next visit. The name
 * holds the account (`register`, `ID:company`), so that nobody is shown another person's words; fields in `secret`
 * are never kept. `null` keeps nothing.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | null, secret: readonly string[]): Draft {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (name === null) return;
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
          keep(name, Object.fromEntries(changed.map((field) => [field, get(values, field) as unknown])));
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
      if (name !== null) keep(name, {});
      setRestored(false);
    },
  };
}
