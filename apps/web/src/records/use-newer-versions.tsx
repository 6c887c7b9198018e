import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  bothChanged,
  ChosenNotice,
  Conflict,
  fieldsTogether,
  saySame,
  takeChosen,
  usePicks,
  type RecordFact,
} from './conflict.tsx';

/** A record as the server last answered it, as the form would hold it. */
interface Version<Input> {
  readonly version: string | null;
  readonly values: Input;
}

/** What a form builds on. */
interface Base<Input> extends Version<Input> {
  /** The version before, which the cache may still hold for a moment. */
  readonly before?: string | null;
}

/** What it needs of a form. */
interface EditedForm<Input> {
  readonly formState: { readonly isDirty: boolean };
  readonly getValues: () => Input;
  readonly reset: (values: Input) => void;
  /** Puts these values into the fields that the person did not change, alone or `together` with another, or `yielded`. */
  readonly takeOver: (values: Input, together: readonly (readonly string[])[], yielded?: readonly string[]) => void;
  readonly forgetDraft: () => void;
  /** The version that a restored draft was typed over, where the record has changed since. */
  readonly draftBase: Version<Input> | null;
  readonly basedOn: (version: string | null) => void;
}

/**
 * While a record is edited on its page, the fields that the person left alone follow each newer version. Where both
 * changed the same field, `conflict` lets them choose, and until then a save builds on the old version: it is refused.
 */
export function useNewerVersions<Input>(
  form: EditedForm<Input>,
  now: Version<Input>,
  factsOf: (values: Input) => readonly RecordFact[],
): {
  /** The version that a save builds on, also for one that began before the last rendering. */
  readonly version: () => string | null;
  /** The choice, or that what was chosen is still to be saved. */
  readonly conflict: ReactNode;
  /**
   * After a refusal for an old version. `saved`: the record says what was sent, so an earlier answer was lost; `again`:
   * what was typed now stands over the newest version; `choice`: both changed the same; `refused`: nothing is newer.
   */
  readonly overtaken: (sent: Version<Input>, stored: Version<Input>) => 'saved' | 'again' | 'choice' | 'refused';
  /** What was just saved: what was typed since then stands over it. */
  readonly saved: (stored: Version<Input>) => void;
} {
  const [base, setBase] = useState<Base<Input>>(now);
  const [draftBase, setDraftBase] = useState<Version<Input> | null>(null);
  const isRestored = form.draftBase !== null && form.draftBase !== draftBase;
  if (isRestored) {
    setDraftBase(form.draftBase);
    setBase(form.draftBase);
  }
  const isNewer = now.version !== base.version && now.version !== base.before;
  const rows = isNewer ? bothChanged(factsOf(base.values), factsOf(form.getValues()), factsOf(now.values)) : [];
  const keep = () => setBase(now);
  if (isNewer && rows.length === 0 && !isRestored) keep();
  const followed = useRef(base);
  const follow = (next: Base<Input>) => {
    if (followed.current === next) return;
    followed.current = next;
    form.takeOver(next.values, fieldsTogether(factsOf(next.values)));
  };
  useEffect(() => follow(base));
  useEffect(() => form.basedOn(base.version));
  const picks = usePicks(now.version);
  /** The version that was chosen about, while nothing was saved over it. */
  const [chosen, setChosen] = useState<string | null>(null);
  const isToBeSaved = chosen !== null && chosen === base.version && form.formState.isDirty;
  const choose = (theirs: readonly string[]) => {
    takeChosen(form, now.values, factsOf, theirs);
    followed.current = now;
    keep();
    setChosen(now.version);
  };
  return {
    version: () => followed.current.version,
    overtaken: (sent, stored) => {
      if (stored.version === sent.version) return 'refused';
      const mine = factsOf(sent.values);
      const theirs = factsOf(stored.values);
      if (bothChanged(factsOf(followed.current.values), mine, theirs).length > 0) return 'choice';
      const next = { ...stored, before: sent.version };
      follow(next);
      setBase(next);
      return saySame(mine, theirs) ? 'saved' : 'again';
    },
    saved: (stored) => {
      const next = { ...stored, before: followed.current.version };
      followed.current = next; // the form holds it already
      setBase(next);
    },
    conflict:
      rows.length > 0 ? <Conflict {...picks} rows={rows} onChosen={choose} /> : isToBeSaved ? <ChosenNotice /> : null,
  };
}
