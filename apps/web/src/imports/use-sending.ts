import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportAttributes, UndoneImportAttributes } from '@terroir/http/wire';
import type { FromWire } from '../api/wire.ts';
import { client } from '../session/session.ts';
import type { ImportKind } from './import-kind.ts';
import type { ReadRow } from './import-rows.ts';
import { sendRows, type RowOutcome } from './send-rows.ts';

/** Imports of the company in the cache. */
export const importsKey = ['imports'] as const;

/** The imports of the company, newest first. */
export const importsQuery = queryOptions({
  queryKey: importsKey,
  queryFn: async ({ signal }) => (await client.list<FromWire<ImportAttributes>>('/imports', { signal })).rows,
});

/** Takes back what an import added. @throws Failure */
export const undoImport = (id: string) =>
  client.post<FromWire<UndoneImportAttributes>>(`/imports/${id}/undo`, undefined, { timeoutMs: 300_000 });

/** How far the work is. */
export interface Progress {
  readonly state: 'sending' | 'done' | 'stopped' | 'failed' | 'undone';
  readonly importId: string | null;
  readonly asked: readonly ReadRow[];
  readonly outcomes: readonly RowOutcome[];
  readonly error: unknown;
  /** Records that an undo removed, and how many of them somebody had corrected. */
  readonly undone: { readonly removed: number; readonly corrected: number } | null;
}

/** Sends rows, stops, goes on where it stopped, brings back what had been removed, and undoes it all. */
export function useSending(kind: ImportKind, invalidates: readonly unknown[]) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);

  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: invalidates }),
      queries.invalidateQueries({ queryKey: importsKey }),
    ]);
  const change = (next: (before: Progress) => Progress) => setProgress((before) => before && next(before));

  async function run(
    begun: Progress,
    rows: readonly ReadRow[],
    fileName: string | null,
    total: number,
    bringBack: boolean,
  ) {
    stopped.current = false;
    const sent = new Set(rows.map(({ number }) => number));
    setProgress({ ...begun, state: 'sending', error: null });
    try {
      await sendRows({
        client,
        kind,
        fileName,
        total,
        rows,
        importId: begun.importId,
        bringBack,
        onBegun: (importId) => change((before) => ({ ...before, importId })),
        onRows: (more) =>
          change((before) => {
            const numbers = new Set(more.map(({ number }) => number));
            return { ...before, outcomes: [...before.outcomes.filter(({ number }) => !numbers.has(number)), ...more] };
          }),
        isStopped: () => stopped.current,
      });
      change((before) => {
        const left = before.asked.some(
          ({ number }) => sent.has(number) && !before.outcomes.some((outcome) => outcome.number === number),
        );
        return { ...before, state: left ? 'stopped' : 'done' };
      });
    } catch (error) {
      change((before) => ({ ...before, state: 'failed', error }));
    }
    await refresh();
  }

  return {
    progress,
    /** Sends rows of a file that has `total` rows. */
    send: (rows: readonly ReadRow[], fileName: string | null, total: number) => {
      const importId = progress?.importId ?? null;
      return run(
        { state: 'sending', importId, asked: rows, outcomes: [], error: null, undone: null },
        rows,
        fileName,
        total,
        false,
      );
    },
    /** Goes on with the rows that have no answer yet. */
    goOn: (fileName: string | null, total: number) => {
      if (progress === null) return Promise.resolve();
      const answered = new Set(progress.outcomes.map(({ number }) => number));
      // All rows are numbered among their equals together, so those that are answered are sent again: that adds nothing.
      const rows = progress.asked.some(({ number }) => !answered.has(number)) ? progress.asked : [];
      return run(progress, rows, fileName, total, false);
    },
    /** Brings back the records of rows that had been removed. */
    bringBack: (fileName: string | null, total: number) =>
      progress === null ? Promise.resolve() : run(progress, progress.asked, fileName, total, true),
    stop: () => {
      stopped.current = true;
    },
    undo: async () => {
      const { importId } = progress ?? {};
      if (importId === null || importId === undefined) return;
      const { removed, corrected } = await undoImport(importId);
      change((before) => ({ ...before, state: 'undone', undone: { removed, corrected } }));
      await refresh();
    },
    clear: () => setProgress(null),
  };
}
export type ImportSending = ReturnType<typeof useSending>;
