import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '@terroir/ui-kit';
import { newKey } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import { useTexts } from '../../i18n/texts.ts';
import { fetchRecord } from '../../records/record.ts';
import { client } from '../../session/session.ts';
import type { TaskAttributes } from '@terroir/land';
import { tasksKey, taskSource } from '../task/task.ts';
import { occurrencesKey, type OccurrenceRow } from './occurrences.ts';
import type { OccurrenceChange } from './with-writes.ts';

export interface OccurrencePlace {
  readonly startsOn: string;
  readonly startsAt: string | null;
}
type Kind = 'moved' | 'done' | 'reopened' | 'skipped' | 'reinstated' | 'undone';

/** Of the writes to occurrences. */
export const occurrenceWriteKey = [...occurrencesKey, 'write'] as const;

interface Sending extends OccurrenceChange {
  readonly kind: Kind;
  /** What messages call it. */
  readonly what: string;
  /** Where it is then, in words. */
  readonly place?: string;
  /** Sends it. @returns how it is taken back */
  readonly send: () => Promise<(() => Promise<unknown>) | null>;
}

const dtstartOf = ({ startsOn, startsAt }: OccurrencePlace) =>
  startsAt === null ? startsOn : `${startsOn}T${startsAt}`;

/** Moves an occurrence: one of a repeat by itself, a task that falls once by correcting it. @returns the way back */
async function move(row: OccurrenceRow, to: OccurrencePlace): Promise<() => Promise<unknown>> {
  const place = `/tasks/${row.taskId}/occurrences/${row.date}`;
  if (row.repeats) {
    const { startsOn, startsAt } = row;
    await client.post(`${place}/move`, { occurrence: { startsOn: to.startsOn, startsAt: to.startsAt } });
    return () =>
      row.moved
        ? client.post(`${place}/move`, { occurrence: { startsOn, startsAt } })
        : client.post(`${place}/reinstate`, undefined);
  }
  const { name, version } = await fetchRecord(taskSource, row.taskId);
  const body = { task: { name, rule: { dtstart: dtstartOf(to) } } };
  const stored = await client.put<TaskAttributes>(`/tasks/${row.taskId}`, body, { version });
  const back = { version: Number(version) };
  return () => client.post(`/tasks/${row.taskId}/revert`, back, { version: stored.version });
}

/** Ways to change single occurrences. Each shows at once, is said with its undo, and is put back when it is refused. */
export function useOccurrenceWrites(today: string) {
  const t = useTexts('task-calendar');
  const ofRecords = useTexts('records');
  const toasts = useToasts();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: occurrenceWriteKey,
    mutationFn: ({ send }: Sending) => send(),
    onSuccess: (undo, { kind, what, place = '', before, after }) => {
      const takeBack = async () => {
        await undo?.();
        return null;
      };
      const onSelect = () => mutate({ kind: 'undone', what, before: after, after: before, send: takeBack });
      toasts.show({
        text: t(`said.${kind}`, { what, place }),
        ...(undo ? { action: { label: ofRecords('undo'), onSelect } } : {}),
      });
    },
    onError: (thrown, { kind, what }) => {
      // The session itself reports its end.
      if (asFailure(thrown).status === 401) return;
      toasts.show({
        severity: 'error',
        text: `${t(`failed.${kind}`, { what })} ${errorMessage(thrown, t)}`,
      });
    },
    // What was written shows until it was fetched; what was refused is put back at once.
    onSettled: async (_undo, error) => {
      const fetched = queries.invalidateQueries({ queryKey: tasksKey });
      if (!error) await fetched;
    },
  });

  const post = (row: OccurrenceRow, verb: string, body?: object) =>
    client.post(`/tasks/${row.taskId}/occurrences/${row.date}/${verb}`, body, { key: newKey() });
  const write = (kind: Kind, row: OccurrenceRow, after: OccurrenceRow | null, send: Sending['send'], place?: string) =>
    mutate({ kind, what: row.name, before: row, after, send, ...(place === undefined ? {} : { place }) });
  return {
    /** `place` are the words for where it goes. */
    move: (row: OccurrenceRow, to: OccurrencePlace, place: string) =>
      write('moved', row, { ...row, ...to, moved: row.repeats }, () => move(row, to), place),
    complete: (row: OccurrenceRow) =>
      write('done', row, { ...row, completed: { on: today, hours: null, cost: null } }, async () => {
        await post(row, 'complete', { completion: {} });
        return () => post(row, 'reopen');
      }),
    /** `whole`: all of the task is done, not this time alone. */
    reopen: (row: OccurrenceRow, whole: boolean) =>
      write('reopened', row, { ...row, completed: null }, async () => {
        await (whole ? client.post(`/tasks/${row.taskId}/reopen`, undefined) : post(row, 'reopen'));
        return null;
      }),
    skip: (row: OccurrenceRow) =>
      write('skipped', row, null, async () => {
        await post(row, 'skip');
        return async () => {
          await post(row, 'reinstate');
          if (row.moved) await move(row, row);
        };
      }),
    reinstate: (row: OccurrenceRow) =>
      write('reinstated', row, { ...row, startsOn: row.date, moved: false }, async () => {
        await post(row, 'reinstate');
        return null;
      }),
  };
}
export type OccurrenceWrites = ReturnType<typeof useOccurrenceWrites>;
