import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportAttributes, UndoneImportAttributes } from '@terroir/http/wire';
import type { FromWire } from '../api/wire.ts';
import { client } from '../session/session.ts';
import { sendRows, type RowOutcome, type SentKind, type SentRow } from './send-rows.ts';

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
export interface Progress<Row extends SentRow = SentRow> {
  readonly state: 'sending' | 'done' | 'stopped' | 'failed' | 'undone';
  /** The imports that have begun, by the kind of their records, in the order in which they did. */
  readonly begun: Readonly<Record<string, string>>;
  readonly asked: readonly Row[];
  readonly outcomes: readonly RowOutcome[];
  readonly error: unknown;
  /** Records that an undo removed, and how many of them somebody had corrected. */
  readonly undone: { readonly removed: number; readonly corrected: number } | null;
}

/** Rows on their way, and whom to tell how far they are. */
export interface Sender<Row extends SentRow = SentRow> {
  readonly rows: readonly Row[];
  /** Null where the rows were pasted. */
  readonly fileName: string | null;
  /** Rows of the whole file. */
  readonly total: number;
  readonly bringBack: boolean;
  readonly begun: Readonly<Record<string, string>>;
  readonly onBegun: (kind: string, importId: string) => void;
  readonly onRows: (outcomes: readonly RowOutcome[]) => void;
  readonly isStopped: () => boolean;
}

/** Sends rows of one kind. @throws Failure */
export const sendKind = (kind: SentKind, { begun, onBegun, ...sender }: Sender): Promise<void> =>
  sendRows({
    ...sender,
    client,
    kind,
    importId: begun[kind.kind] ?? null,
    onBegun: (importId) => onBegun(kind.kind, importId),
  });

/** Sends rows by `sender`, stops, goes on where it stopped, brings back what had been removed, and undoes it all. */
export function useSending<Row extends SentRow>(
  sender: (sending: Sender<Row>) => Promise<void>,
  invalidates: readonly unknown[],
) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress<Row> | null>(null);
  const stopped = useRef(false);

  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: invalidates }),
      queries.invalidateQueries({ queryKey: importsKey }),
    ]);
  const change = (next: (before: Progress<Row>) => Progress<Row>) => setProgress((before) => before && next(before));

  async function run(
    from: Progress<Row>,
    rows: readonly Row[],
    fileName: string | null,
    total: number,
    bringBack: boolean,
  ) {
    stopped.current = false;
    const sent = new Set(rows.map(({ number }) => number));
    setProgress({ ...from, state: 'sending', error: null });
    try {
      await sender({
        rows,
        fileName,
        total,
        bringBack,
        begun: from.begun,
        onBegun: (kind, importId) => change((before) => ({ ...before, begun: { ...before.begun, [kind]: importId } })),
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
    send: (rows: readonly Row[], fileName: string | null, total: number) =>
      run(
        { state: 'sending', begun: progress?.begun ?? {}, asked: rows, outcomes: [], error: null, undone: null },
        rows,
        fileName,
        total,
        false,
      ),
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
    /** Takes all of it back, what began last first: it may be part of what was before. */
    undo: async () => {
      let [removed, corrected] = [0, 0];
      for (const importId of Object.values(progress?.begun ?? {}).toReversed()) {
        const undone = await undoImport(importId);
        [removed, corrected] = [removed + undone.removed, corrected + undone.corrected];
      }
      change((before) => ({ ...before, state: 'undone', undone: { removed, corrected } }));
      await refresh();
    },
    clear: () => setProgress(null),
  };
}
export type ImportSending<Row extends SentRow = SentRow> = ReturnType<typeof useSending<Row>>;
