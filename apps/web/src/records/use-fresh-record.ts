import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchRecord, type RecordRow, type RecordSource } from './record.ts';

/** What it needs of a form. */
export interface FreshForm<Input> {
  readonly formState: { readonly isDirty: boolean };
  readonly reset: (values: Input) => void;
  /** Puts these values into the fields that the person did not change. */
  readonly takeOver: (values: Input) => void;
  readonly forgetDraft: () => void;
}

export interface FreshRecordOptions<Wire, Row extends RecordRow, Input> {
  readonly source: RecordSource<Wire, Row>;
  /** The row to correct; `null` where a new one is made. */
  readonly row: Row | null;
  readonly form: FreshForm<Input>;
  readonly valuesOf: (row: Row) => Input;
}

/**
 * The version that a correction builds on. The list may be old, so the record is fetched when its dialog opens: an
 * untouched form takes over what changed meanwhile, a touched one asks (`changed`).
 */
export function useFreshRecord<Wire, Row extends RecordRow, Input>(options: FreshRecordOptions<Wire, Row, Input>) {
  const { source, row } = options;
  const queries = useQueryClient();
  const [changed, setChanged] = useState<Row | null>(null);
  const known = useRef<Promise<Row> | null>(null);
  const base = useRef<string | null>(null);
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
  useEffect(() => {
    if (!row) return;
    const takeOver = async () => {
      const asking = fetchNow(row.id);
      known.current = asking;
      try {
        const fresh = await asking;
        const { form, valuesOf } = latest.current;
        base.current = fresh.version;
        if (JSON.stringify(valuesOf(fresh)) === JSON.stringify(valuesOf(row))) return;
        if (form.formState.isDirty) setChanged(fresh);
        else form.reset(valuesOf(fresh));
      } catch {
        known.current = null; // asked again when the correction is sent, where a failure is said
      }
    };
    void takeOver();
  }, [row, fetchNow]);

  return {
    /** What the record became while it was being edited, to choose about. */
    changed,
    /** @throws Failure when it cannot be had */
    version: async (): Promise<string | null> => {
      if (base.current === null && row) base.current = (await (known.current ?? fetchNow(row.id))).version;
      return base.current;
    },
    /** After a refusal for an old version: fetches the current one. @throws Failure e.g. when it was removed */
    conflict: async (): Promise<void> => {
      if (row) setChanged(await fetchNow(row.id));
    },
    /** Keeps what the person changed, over the record as it reads now. */
    keepMine: (): void => {
      if (!changed) return;
      const { form, valuesOf } = latest.current;
      base.current = changed.version;
      form.takeOver(valuesOf(changed));
      setChanged(null);
    },
    takeTheirs: (): void => {
      if (!changed) return;
      const { form, valuesOf } = latest.current;
      base.current = changed.version;
      form.reset(valuesOf(changed));
      form.forgetDraft();
      setChanged(null);
    },
  };
}
