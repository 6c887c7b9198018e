import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaskAttributes } from '@terroir/land';
import { useToasts } from '@terroir/ui-kit';
import { client } from '../../session/session.ts';
import { newKey } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import { useTexts } from '../../i18n/texts.ts';
import { fetchRecord } from '../../records/record.ts';
import { taskSource, tasksKey } from '../task/task.ts';
import { occurrencesKey } from './occurrences-query.ts';
import type { OccurrenceRow } from './occurrences.ts';
import type { OccurrenceChange } from './with-writes.ts';

export interface OccurrencePlace {
  readonly startsOn: string;
  readonly startsAt: string | null;
}

/** Of the moves of occurrences. */
export const occurrenceMoveKey = [...occurrencesKey, 'move'] as const;

interface Move extends OccurrenceChange {
  /** Where it goes, in words; null where a move is taken back. */
  readonly place: string | null;
  /** Sends it. @returns how it is taken back */
  readonly send: () => Promise<(() => Promise<unknown>) | null>;
}

const dtstartOf = ({ startsOn, startsAt }: OccurrencePlace) =>
  startsAt === null ? startsOn : `${startsOn}T${startsAt}`;

/** Moves an occurrence: one of a repeat by itself, a task that falls once by correcting it. @returns the way back */
async function move(row: OccurrenceRow, to: OccurrencePlace): Promise<() => Promise<unknown>> {
  const place = `/tasks/${row.taskId}/occurrences/${row.date}`;
  const moveTo = ({ startsOn, startsAt }: OccurrencePlace) =>
    client.post(`${place}/move`, { occurrence: { startsOn, startsAt } }, { key: newKey() });
  if (row.repeats) {
    await moveTo(to);
    return () => (row.moved ? moveTo(row) : client.post(`${place}/reinstate`, undefined, { key: newKey() }));
  }
  const { name, version } = await fetchRecord(taskSource, row.taskId);
  const body = { task: { name, rule: { dtstart: dtstartOf(to) } } };
  const stored = await client.put<TaskAttributes>(`/tasks/${row.taskId}`, body, { version });
  return () =>
    client.post(
      `/tasks/${row.taskId}/revert`,
      { version: Number(version) },
      { version: stored.version, key: newKey() },
    );
}

/** Moves occurrences whose tasks are not at hand. Each shows at once, is said with its undo, and is put back when it is refused. */
export function useOccurrenceMove() {
  const t = useTexts('tasks');
  const ofRecords = useTexts('records');
  const toasts = useToasts();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: occurrenceMoveKey,
    mutationFn: ({ send }: Move) => send(),
    onSuccess: (undo, { place, before, after }) => {
      const what = before.name;
      const takeBack = async () => {
        await undo?.();
        return null;
      };
      const onSelect = () => mutate({ before: after, after: before, place: null, send: takeBack });
      toasts.show({
        text: place === null ? ofRecords('done.undone', { what }) : t('moved', { what, place }),
        ...(undo ? { action: { label: ofRecords('undo'), onSelect } } : {}),
      });
    },
    onError: (thrown, { before: { name: what }, place }) => {
      // The session itself reports its end.
      if (asFailure(thrown).status === 401) return;
      const failed = place === null ? ofRecords('failed.undo', { what }) : t('moveFailed', { what });
      toasts.show({ severity: 'error', text: `${failed} ${errorMessage(thrown, t)}` });
    },
    // What was moved shows there until it was fetched; what was refused is put back at once.
    onSettled: async (_undo, error) => {
      const fetched = queries.invalidateQueries({ queryKey: tasksKey });
      if (!error) await fetched;
    },
  });
  /** `place` are the words for where it goes. */
  return (row: OccurrenceRow, to: OccurrencePlace, place: string) =>
    mutate({
      before: row,
      after: { ...row, ...to, moved: row.repeats },
      place,
      send: () => move(row, to),
    });
}
