import { useEffect, useRef, useState, type ReactNode } from 'react';
import { clashes, Conflict, type RecordFact } from './conflict.tsx';

/** A record as the server last answered it, as the form would hold it. */
interface Version<Input> {
  readonly version: string | null;
  readonly values: Input;
}

/** What it needs of a form. */
interface EditedForm<Input> {
  readonly getValues: () => Input;
  readonly reset: (values: Input) => void;
  /** Puts these values into the fields that the person did not change. */
  readonly takeOver: (values: Input) => void;
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
  readonly version: string | null;
  readonly conflict: ReactNode;
  /** Whether these stored values leave something to choose. */
  readonly clashesWith: (stored: Input) => boolean;
} {
  const [base, setBase] = useState(now);
  const [draftBase, setDraftBase] = useState<Version<Input> | null>(null);
  const isRestored = form.draftBase !== null && form.draftBase !== draftBase;
  if (isRestored) {
    setDraftBase(form.draftBase);
    setBase(form.draftBase);
  }
  const isNewer = now.version !== base.version;
  const rows = isNewer ? bothChanged(factsOf(base.values), factsOf(form.getValues()), factsOf(now.values)) : [];
  const keep = () => setBase(now);
  if (isNewer && rows.length === 0 && !isRestored) keep();
  const followed = useRef(base);
  useEffect(() => {
    if (followed.current === base) return;
    followed.current = base;
    form.takeOver(base.values);
  });
  useEffect(() => form.basedOn(base.version));
  const takeTheirs = () => {
    form.reset(now.values);
    form.forgetDraft();
    setBase(now);
  };
  return {
    version: base.version,
    clashesWith: (stored) => bothChanged(factsOf(base.values), factsOf(form.getValues()), factsOf(stored)).length > 0,
    conflict: rows.length > 0 ? <Conflict rows={rows} onMine={keep} onTheirs={takeTheirs} /> : null,
  };
}

/** The fields that the person and someone else changed, each to another value. */
const bothChanged = (start: readonly RecordFact[], mine: readonly RecordFact[], theirs: readonly RecordFact[]) => {
  const changed = new Set(theirs.flatMap(({ label, value }, place) => (value === start[place]?.value ? [] : [label])));
  return clashes(start, mine, theirs).filter(({ label }) => changed.has(label));
};
