import { useRef, useState } from 'react';
import type { Saved } from '../../api/client.ts';
import { changedByOthers, ticksOf, type Practices, type Ticks } from './practices.ts';

/** What it needs of a form. */
interface TickedForm {
  readonly formState: { readonly isDirty: boolean };
  readonly getValues: () => { readonly followed: Ticks };
}

/** What someone else ticked and cleared while the person was ticking, from newer versions and from refused saves. */
export function useOthersChanges(form: TickedForm, practices: Saved<Practices>) {
  const [seen, setSeen] = useState(practices);
  const [others, setOthers] = useState<Ticks>({});
  /** A change of theirs went under the save that is under way. */
  const merged = useRef(false);
  const add = (changed: Ticks) => setOthers((before) => ({ ...before, ...changed }));
  if (practices.version !== seen.version) {
    setSeen(practices);
    if (form.formState.isDirty) add(changedByOthers(ticksOf(seen), form.getValues().followed, ticksOf(practices)));
  }
  return {
    /** By id: ticked or cleared. */
    others,
    forget: () => setOthers({}),
    /** Before a save is sent; one that is sent again keeps what it was refused for. */
    begin: () => {
      if (!merged.current) setOthers({});
    },
    /** A save that built on `start` was refused because `stored` is newer. */
    overtaken: (start: Ticks, mine: Ticks, stored: Saved<Practices>) => {
      const changed = changedByOthers(start, mine, ticksOf(stored));
      add(changed);
      merged.current ||= Object.keys(changed).length > 0;
    },
    /** The save is over, with what it stored if it did. @returns whether changes of theirs went under it */
    end: (saved?: Saved<Practices>): boolean => {
      const was = merged.current;
      merged.current = false;
      if (saved) setSeen(saved);
      return was;
    },
  };
}
