import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftBase, Kept } from './kept-drafts.ts';
import { openDraft, type OpenDraft } from './open-draft.ts';

export interface Draft {
  /** True when values of an earlier, unfinished visit were put back. */
  restored: boolean;
  /** The version that restored values were typed over, and the form's values as they were in it, where that is not this one. */
  base: { readonly version: string | null; readonly values: unknown } | null;
  /** Forgets the draft: after saving, or when the person starts afresh. */
  forget: () => void;
  /** Keeps what is about to be sent. @returns call it with the answer: until then the draft belongs to this save */
  send: () => () => void;
  /** Says which version of a record the form shows, so that a draft does not go over a newer one unasked. */
  basedOn: (version: string | null) => void;
}

/** What a draft needs of a form. */
export interface Drafted {
  /** Puts a value of an earlier visit into a field, as if it had been typed. */
  setValue: (field: string, value: unknown) => void;
  /** Calls the listener at each change with the changed fields by their paths. @returns stops it */
  listen: (hear: (changed: Kept) => void) => () => void;
  /** What a field held before anything was typed. Forms of records have it. */
  startOf?: (field: string) => unknown;
  /** Starts the form again with these values under what is typed. @returns all its values */
  startFrom?: (before: Kept) => unknown;
}

/**
 * Keeps the changed fields of a form until it is saved or given up, and puts them back on the next visit. The name
 * holds the account (`register`, `ID:company`), so that nobody is shown another person's words; fields in `secret`
 * are never kept. `null` keeps nothing.
 */
export function useDraft(form: Drafted, name: string | null, secret: readonly string[]): Draft {
  const [restored, setRestored] = useState(false);
  const [base, setBase] = useState<Draft['base']>(null);
  const draft = useRef<OpenDraft | null>(null);
  const version = useRef<string | null | undefined>(undefined);
  // Form and secrets stay the same for the life of a screen; only the name tells drafts apart.
  const opened = useEffectEvent((of: string) => {
    const { startOf } = form;
    const baseOf = (fields: readonly string[]): DraftBase | undefined =>
      startOf && version.current !== undefined
        ? { version: version.current, values: Object.fromEntries(fields.map((field) => [field, startOf(field)])) }
        : undefined;
    const open = openDraft(of, baseOf, secret);
    draft.current = open;
    const found = restore(form, open);
    setRestored(found.restored);
    setBase(found.base);
    const stop = form.listen(open.change);
    window.addEventListener('pagehide', open.flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', open.flush);
      open.close();
    };
  });
  useEffect(() => (name === null ? undefined : opened(name)), [name]);
  return {
    restored,
    base,
    forget: () => {
      draft.current?.forget();
      setRestored(false);
    },
    send: () => draft.current?.send() ?? (() => undefined),
    basedOn: (shown) => {
      version.current = shown;
    },
  };
}

/** Puts a draft back, over the values that it was typed over where the record holds others by now. */
function restore(form: Drafted, { kept, forget }: OpenDraft): Pick<Draft, 'restored' | 'base'> {
  const { startOf, startFrom } = form;
  const isStart = (field: string, value: unknown) =>
    startOf !== undefined && JSON.stringify(startOf(field)) === JSON.stringify(value);
  // A field that the record holds like this by now needs no saving.
  const typed = Object.entries(kept?.values ?? {}).filter(([field, value]) => !isStart(field, value));
  if (typed.length === 0) {
    if (kept) forget();
    return { restored: false, base: null };
  }
  const before = kept?.base?.values ?? {};
  const changed = typed.flatMap(([field]) =>
    field in before && !isStart(field, before[field]) ? [[field, before[field]] as const] : [],
  );
  const base =
    kept?.base && startFrom && changed.length > 0
      ? { version: kept.base.version, values: startFrom(Object.fromEntries(changed)) }
      : null;
  for (const [field, value] of typed) form.setValue(field, value);
  return { restored: true, base };
}
