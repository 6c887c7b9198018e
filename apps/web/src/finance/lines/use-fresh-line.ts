import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { useApiForm } from '../../forms/form.ts';
import { fetchLine } from './books.ts';
import { typedOf, type Line, type LineTyped, type LineValues } from './line.ts';
import type { Side } from './side.ts';

type LineFormHandle = Pick<
  ReturnType<typeof useApiForm<LineTyped, LineValues>>,
  'reset' | 'getValues' | 'formState' | 'forgetDraft'
>;

const same = (one: Line, other: Line) => JSON.stringify(typedOf(one)) === JSON.stringify(typedOf(other));

/**
 * The version that a correction builds on. The list may be old, so the line is fetched when its dialog opens: an
 * untouched form takes over what changed meanwhile, a touched one asks (`changed`).
 */
export function useFreshLine(side: Side, line: Line | null, form: LineFormHandle) {
  const queries = useQueryClient();
  const [changed, setChanged] = useState<Line | null>(null);
  const known = useRef<Promise<Line> | null>(null);
  const base = useRef<string | null>(null);
  const handle = useRef(form);
  useEffect(() => {
    handle.current = form;
  });

  const fetchNow = useCallback(
    (id: string) =>
      queries.fetchQuery({
        queryKey: ['finance', 'line', side, id],
        queryFn: ({ signal }) => fetchLine(side, id, signal),
        staleTime: 0,
        gcTime: 0,
      }),
    [queries, side],
  );
  useEffect(() => {
    if (!line) return;
    const takeOver = async () => {
      const asking = fetchNow(line.id);
      known.current = asking;
      try {
        const fresh = await asking;
        base.current = fresh.version;
        if (same(fresh, line)) return;
        if (handle.current.formState.isDirty) setChanged(fresh);
        else handle.current.reset(typedOf(fresh));
      } catch {
        known.current = null; // asked again when the correction is sent, where a failure is said
      }
    };
    void takeOver();
  }, [line, fetchNow]);

  return {
    /** What the line became under the person's hands, to choose about. */
    changed,
    /** @throws Failure when it cannot be had */
    version: async (): Promise<string | null> => {
      if (base.current === null && line) base.current = (await (known.current ?? fetchNow(line.id))).version;
      return base.current;
    },
    /** A refusal said that the version is old: fetches what stands there now. @throws Failure e.g. when it was removed */
    conflict: async () => {
      if (line) setChanged(await fetchNow(line.id));
    },
    keepMine: () => {
      base.current = changed?.version ?? base.current;
      setChanged(null);
    },
    takeTheirs: () => {
      if (!changed) return;
      base.current = changed.version;
      form.reset(typedOf(changed));
      form.forgetDraft();
      setChanged(null);
    },
  };
}
