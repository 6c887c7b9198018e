import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, Failure } from '../api/failure.ts';
import { bothChanged, fieldsTogether, saySame, takeChosen, type RecordFact } from './conflict.tsx';
import { fetchRecord, type RecordRow, type RecordSource } from './record.ts';

/** What it needs of a form. */
export interface FreshForm<Input> {
  readonly formState: { readonly isDirty: boolean };
  readonly getValues: () => Input;
  readonly reset: (values: Input) => void;
  /** Puts these values into the fields that the person did not change, alone or `together` with another, or `yielded`. */
  readonly takeOver: (values: Input, together: readonly (readonly string[])[], yielded?: readonly string[]) => void;
  readonly forgetDraft: () => void;
  /** What the fields held before anything was typed: in `row`, or where a draft was restored in the version of then. */
  readonly start: Input;
  readonly basedOn: (version: string | null) => void;
}

export interface FreshRecordOptions<Wire, Row extends RecordRow, Input> {
  readonly source: RecordSource<Wire, Row>;
  /** The row to correct; `null` where a new one is made. */
  readonly row: Row | null;
  readonly form: FreshForm<Input>;
  readonly valuesOf: (row: Row) => Input;
  /** The fields for people: of a row, or of what is typed. */
  readonly factsOf: (values: Input, row: Row | null) => readonly RecordFact[];
}

/**
 * The version that a correction builds on. The list may be old, so the record is fetched when its dialog opens: an
 * untouched form takes over what changed meanwhile, a touched one asks (`changed`).
 */
export function useFreshRecord<Wire, Row extends RecordRow, Input>(options: FreshRecordOptions<Wire, Row, Input>) {
  const { source, row } = options;
  const queries = useQueryClient();
  const [changed, setChanged] = useState<Row | null>(null);
  const base = useRef<string | null>(null);
  /** What `changed` shows, also for a save that is under way. */
  const choice = useRef<Row | null>(null);
  /** The comparison with the record as it reads now; null where that failed, until it is asked again. */
  const following = useRef<Promise<void> | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const fetchNow = useCallback(
    (id: string) =>
      queries.fetchQuery({
        queryKey: [...source.key, 'one', id],
        queryFn: ({ signal }) => fetchRecord(source, id, signal),
        staleTime: 0,
        gcTime: 0,
      }),
    [queries, source],
  );
  const choose = useCallback((between: Row | null) => {
    choice.current = between;
    setChanged(between);
  }, []);
  const follow = useCallback(
    (from: Row): Promise<void> => {
      const compare = async () => {
        const fresh = await fetchNow(from.id).catch((thrown: unknown) => {
          // Without a network the correction waits, and the server compares the version that the list had.
          if (!source.outbox || from.version === null || asFailure(thrown).kind !== 'network') throw thrown;
          return from;
        });
        const { form, valuesOf, factsOf } = latest.current;
        const values = valuesOf(fresh);
        const isSame = JSON.stringify(values) === JSON.stringify(form.start);
        if (!isSame && form.formState.isDirty) {
          const theirs = factsOf(values, fresh);
          if (bothChanged(factsOf(form.start, from), factsOf(form.getValues(), from), theirs).length > 0)
            return choose(fresh);
          form.takeOver(values, fieldsTogether(theirs));
          form.basedOn(fresh.version);
        } else if (!isSame) form.reset(values);
        base.current = fresh.version;
      };
      const comparing = compare();
      following.current = comparing;
      // Asked again when the correction is sent, where a failure is said.
      comparing.catch(() => {
        following.current = null;
      });
      return comparing;
    },
    [fetchNow, choose, source],
  );
  useEffect(() => {
    if (!row) return;
    latest.current.form.basedOn(row.version);
    void follow(row);
  }, [row, follow]);

  return {
    /** What the record became while it was being edited, to choose about. */
    changed,
    /** @throws Failure when it cannot be had; `version_conflict` while there is something to choose about */
    version: async (): Promise<string | null> => {
      if (row) await (following.current ?? follow(row));
      if (choice.current !== null)
        throw new Failure('answer', 409, [{ code: 'version_conflict', field: null, message: '' }], null);
      return base.current;
    },
    /**
     * After a refusal for an old version. `stored`: the record says what was sent, so an earlier answer was lost; `again`:
     * what was typed now stands over the newest version; `choice`: both changed the same. @throws Failure when it was removed
     */
    overtaken: async (sent: Input): Promise<{ readonly stored: Row } | 'again' | 'choice'> => {
      if (!row) return 'choice';
      const fresh = await fetchNow(row.id);
      const { form, valuesOf, factsOf } = latest.current;
      const theirs = factsOf(valuesOf(fresh), fresh);
      const mine = factsOf(sent, row);
      if (saySame(mine, theirs)) return { stored: fresh };
      if (fresh.version === base.current || bothChanged(factsOf(form.start, row), mine, theirs).length > 0) {
        choose(fresh);
        return 'choice';
      }
      base.current = fresh.version;
      form.takeOver(valuesOf(fresh), fieldsTogether(theirs));
      form.basedOn(fresh.version);
      return 'again';
    },
    /** Keeps what the person changed, over the record as it reads now, except the fields with the labels of `theirs`. */
    keepChosen: (theirs: readonly string[]): void => {
      if (!changed) return;
      const { form, valuesOf, factsOf } = latest.current;
      base.current = changed.version;
      takeChosen(form, valuesOf(changed), (values) => factsOf(values, changed), theirs);
      form.basedOn(changed.version);
      choose(null);
    },
    takeTheirs: (): void => {
      if (!changed) return;
      const { form, valuesOf } = latest.current;
      base.current = changed.version;
      form.reset(valuesOf(changed));
      form.forgetDraft();
      choose(null);
    },
  };
}
