import { useEffect, useState } from 'react';
import { draftsAtom, keepDraft, type Kept } from './kept-drafts.ts';
import { store } from '../session/store.ts';

/** Typing pauses this long (ms) before it is kept. */
const pause = 400;

export interface Draft {
  /** True when values of an earlier, unfinished visit were put back. */
  restored: boolean;
  /** Forgets the draft: after saving, or when the person starts afresh. */
  forget: () => void;
}

/** What a draft needs of a form. */
export interface Drafted {
  /** Puts a value of an earlier visit into a field, as if it had been typed. */
  setValue: (field: string, value: unknown) => void;
  /** Calls the listener at each change with the changed fields by their paths. @returns stops it */
  listen: (hear: (changed: Kept) => void) => () => void;
}

/**
 * Keeps the changed fields of a form until it is saved or given up, and puts them back on the next visit. The name
 * holds the account (`register`, `ID:company`), so that nobody is shown another person's words; fields in `secret`
 * are never kept. `null` keeps nothing.
 */
export function useDraft(form: Drafted, name: string | null, secret: readonly string[]): Draft {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (name === null) return undefined;
    const found = Object.entries(store.get(draftsAtom)[name] ?? {}).filter(([field]) => !secret.includes(field));
    for (const [field, value] of found) form.setValue(field, value);
    setRestored(found.length > 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.listen((changed) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => keepDraft(name, Object.fromEntries(Object.entries(changed).filter(([field]) => !secret.includes(field)))),
        pause,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- form and secrets stay the same for the life of a screen; only the name tells drafts apart
  }, [name]);
  return {
    restored,
    forget: () => {
      if (name !== null) keepDraft(name, {});
      setRestored(false);
    },
  };
}
