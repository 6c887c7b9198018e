import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '@terroir/ui-kit';
import type { Saved } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { asFailure } from '../api/failure.ts';
import { useTexts } from '../i18n/texts.ts';
import { restore, revert, type HistoryEntry } from './history-entries.ts';
import type { HistoryWords } from './history-words.ts';

/** What can be done about an entry. */
export interface HistoryActions {
  /** Takes its removal back. */
  readonly restore: (entry: Saved<HistoryEntry>) => void;
  /** Brings the version back that it made, with an undo. */
  readonly bringBack: (entry: Saved<HistoryEntry>) => void;
  /** The id of the entry whose call is under way. */
  readonly pending: string | null;
}

/** Takes removals back and brings versions back, says so, and refreshes everything that shows records. */
export function useHistoryActions(wordsOf: (entry: HistoryEntry) => HistoryWords): HistoryActions {
  const t = useTexts('history');
  const toasts = useToasts();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries();
  const sayFailed = (error: unknown) => {
    const isConflict = asFailure(error).code === 'version_conflict';
    toasts.show({ severity: 'error', text: isConflict ? t('changedMeanwhile') : errorMessage(error, t) });
  };
  const restoring = useMutation({
    mutationFn: (entry: Saved<HistoryEntry>) => restore(entry, wordsOf(entry).callsAt?.(entry)),
    onSuccess: () => toasts.show({ text: t('restored') }),
    onError: sayFailed,
    onSettled: refresh,
  });
  const reverting = useMutation({
    mutationFn: async (entry: Saved<HistoryEntry>) =>
      entry.revert && { back: entry.revert, now: await revert(entry, entry.revert, wordsOf(entry).callsAt?.(entry)) },
    onSuccess: (done, entry) => {
      if (done === null) return;
      const { back, now } = done;
      if (now === back.newest) toasts.show({ severity: 'info', text: t('sameAlready') });
      else
        toasts.show({
          text: t('broughtBack'),
          action: {
            label: t('undoBringBack'),
            onSelect: () => void undo(entry, { version: back.newest, newest: now }),
          },
        });
    },
    onError: sayFailed,
    onSettled: refresh,
  });

  /** Also once the list has left the screen: the message outlives it. */
  async function undo(entry: HistoryEntry, back: { version: number; newest: number }): Promise<void> {
    try {
      await revert(entry, back, wordsOf(entry).callsAt?.(entry));
      toasts.show({ text: t('undone') });
    } catch (error) {
      sayFailed(error);
    }
    await refresh();
  }

  return {
    restore: restoring.mutate,
    bringBack: reverting.mutate,
    pending: [restoring, reverting].find(({ isPending }) => isPending)?.variables?.id ?? null,
  };
}
