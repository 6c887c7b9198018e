import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedLinesAttributes } from '@terroir/finance';
import { useToasts } from '@terroir/ui-kit';
import { useState } from 'react';
import { newKey } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { settledPages } from '../../records/record-changes.ts';
import type { RecordsWrite } from '../../records/record.ts';
import { nowKey, writeKey, type RecordPages } from '../../records/use-records.ts';
import { client } from '../../session/session.ts';
import { lineSources } from '../lines/books.ts';
import { sumOf } from '../lines/line-columns.tsx';
import type { Choice, Line } from '../lines/line.ts';
import { sides, type Side } from '../lines/side.ts';
import { fateOf } from './line-fate.ts';
import { sendInCalls, settledRemoval, type BulkOutcome } from './bulk-calls.ts';

export type BulkAct = 'remove' | 'recategorize' | 'undo';

/** One act on many lines, as data alone. */
interface BulkWrite extends RecordsWrite<Line> {
  readonly act: BulkAct;
  readonly lines: readonly Line[];
  /** To which subcategory they go. */
  readonly to?: string;
  /** To which version each goes back, and from which one, by its id. */
  readonly versions?: Readonly<Record<string, { readonly version: number; readonly expectedVersion: number }>>;
  readonly key: string;
}

/** Lines that an act left as they are, and why, in the reader's language. */
export interface RefusedLines {
  readonly act: BulkAct;
  readonly lines: readonly { readonly line: Line; readonly message: string }[];
}

/** How far a long act is, in lines. */
export interface BulkProgress {
  readonly act: BulkAct;
  readonly done: number;
  readonly all: number;
}

const routes = { remove: 'removals', recategorize: 'recategorizations', undo: 'reversions' } as const;
/** One call changes up to 500 lines, each on its own. */
const timeoutMs = 120_000;

/**
 * Ways to change many lines of a side. What is changed shows at once, outlives the screen that began it, and is undone as a
 * whole from its message; what the server refuses is put back and said line by line.
 */
export function useBulkWrites(side: Side) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  const figures = useFigures();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [refused, setRefused] = useState<RefusedLines | null>(null);
  const source = lineSources[side];

  const { mutateAsync } = useMutation({
    mutationKey: [...writeKey(source), 'many'],
    mutationFn: async ({ act, lines, to, versions, key }: BulkWrite): Promise<BulkOutcome> => {
      const outcome = await sendInCalls(
        lines,
        (some, call) =>
          client.post<ChangedLinesAttributes>(
            `${source.path}/${routes[act]}`,
            versions
              ? { records: some.map(({ id }) => ({ id, ...versions[id] })) }
              : { ids: some.map(({ id }) => id), ...(to !== undefined && { [sides[side].subCategoryField]: to }) },
            { key: `${key}-${call}`, timeoutMs },
          ),
        (done) => setProgress({ act, done, all: lines.length }),
      );
      return act === 'remove' ? settledRemoval(outcome) : outcome;
    },
    onMutate: ({ act, lines }) => setProgress({ act, done: 0, all: lines.length }),
    onSuccess: ({ changed, gone }, { changes }) => {
      const versions = new Map<string, string | null>([
        ...changed.map(({ id, version }) => [id, `${version}`] as const),
        ...gone.map((id) => [id, null] as const),
      ]);
      const settled = changes.flatMap(({ kind, row }) => {
        const version = versions.get(row.id);
        return version === undefined ? [] : [{ kind, row: { ...row, version } }];
      });
      queries.setQueriesData<RecordPages<Line>>(
        { queryKey: nowKey(source) },
        (data) => data && { ...data, pages: [...settledPages(data.pages, settled, source.compare)] },
      );
    },
    onSettled: () => {
      setProgress(null);
      void queries.invalidateQueries({ queryKey: source.invalidates ?? source.key });
    },
  });

  /** Sends an act, says what was left as it is, and answers the outcome with the lines that changed, as they were. */
  async function act(write: Omit<BulkWrite, 'key'>) {
    const outcome = await mutateAsync({ ...write, key: newKey() });
    const lines = new Map(write.lines.map((line) => [line.id, line]));
    const was = outcome.changed.flatMap(({ id }) => lines.get(id) ?? []);
    if (outcome.failure && outcome.failure.status !== 401) {
      const count = write.lines.length - outcome.answered;
      const text = `${t(`bulk.failed.${write.act}.${side}`, { count })} ${errorMessage(outcome.failure, t)}`;
      toasts.show({ severity: 'error', text });
    }
    if (outcome.refused.length > 0) {
      toasts.show({
        severity: 'warning',
        text: t(`bulk.refused.${write.act}.${side}`, { count: outcome.refused.length }),
      });
      setRefused({
        act: write.act,
        lines: outcome.refused.flatMap(({ id, errors }) => {
          const line = lines.get(id);
          return line ? [{ line, message: errors.map(({ message }) => message).join(' ') }] : [];
        }),
      });
    }
    return { ...outcome, was };
  }

  const undoOf = ({ changed, was }: Awaited<ReturnType<typeof act>>, kind: 'restore' | 'correct') => ({
    label: ofRecords('undo'),
    onSelect: () =>
      void (async () => {
        const undone = await act({
          act: 'undo',
          lines: was,
          changes: was.map((row) => ({ kind, row })),
          versions: Object.fromEntries(
            changed.map(({ id, before, version }) => [id, { version: before, expectedVersion: version }]),
          ),
        });
        const count = undone.changed.length;
        if (count > 0) toasts.show({ text: t(`bulk.done.undo.${side}`, { count }) });
      })(),
  });

  return {
    /** While an act takes more than one call. */
    progress,
    refused,
    closeRefused: () => setRefused(null),

    async remove(lines: readonly Line[]): Promise<void> {
      const outcome = await act({ act: 'remove', lines, changes: lines.map((row) => ({ kind: 'remove', row })) });
      const [count, gone] = [outcome.was.length, outcome.gone.length];
      if (count === 0) {
        if (gone > 0) toasts.show({ severity: 'info', text: t(`bulk.done.allGone.${side}`) });
        return;
      }
      const removed = t(`bulk.done.remove.${side}`, { count, amount: figures.money(sumOf(outcome.was)) });
      toasts.show({
        text: gone > 0 ? `${removed}. ${t('bulk.done.gone', { count: gone })}` : removed,
        action: undoOf(outcome, 'restore'),
      });
    },

    /** @returns the ids of those that are settled: moved, or there already */
    async recategorize(lines: readonly Line[], to: Choice): Promise<readonly string[]> {
      const { category, subCategory } = to;
      const changes = lines
        .filter((line) => fateOf(line, to) === 'moves')
        .map((row) => ({ kind: 'correct' as const, row: { ...row, category, subCategory } }));
      const outcome = await act({ act: 'recategorize', lines, to: subCategory.id, changes });
      const count = outcome.was.length;
      const left = new Set(outcome.refused.map(({ id }) => id));
      const there = outcome.answered - count - left.size;
      const moved = t(`bulk.done.recategorize.${side}`, { count, what: subCategory.name });
      if (count > 0)
        toasts.show({
          text: there > 0 ? `${moved}. ${t('bulk.done.there', { count: there })}` : moved,
          action: undoOf(outcome, 'correct'),
        });
      else if (left.size === 0 && !outcome.failure)
        toasts.show({ severity: 'info', text: t(`bulk.done.none.${side}`, { what: subCategory.name }) });
      return lines.slice(0, outcome.answered).flatMap(({ id }) => (left.has(id) ? [] : [id]));
    },
  };
}
