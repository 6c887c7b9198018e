import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { DueLineForm, RecurringLineAttributes } from '@terroir/finance';
import { useToasts } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { newKey, type SendOptions } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import { useTexts } from '../../i18n/texts.ts';
import { settledPages } from '../../records/record-changes.ts';
import { nowKey, type RecordPages } from '../../records/use-records.ts';
import { client } from '../../session/session.ts';
import { useFigures } from '../../records/figures.ts';
import {
  dueKey,
  nameOfRecurring,
  recurringLineOf,
  recurringLines,
  type DueLine,
  type RecurringLine,
} from './recurring-line.ts';

type Act = 'record' | 'skip' | 'reopen';
/** One act on a due date, as data alone. */
interface DueWrite extends DueLine {
  readonly act: Act;
  /** What a person says of the line this time; what is left out is as the recurring line says. */
  readonly values?: Omit<DueLineForm, 'dueOn'>;
  readonly key: string;
  /** How a picture that goes with it is sent. */
  readonly sendOptions?: SendOptions | undefined;
}

const mutationKey = [...recurringLines.key, 'due'];

async function send({ act, line, dueOn, values, key, sendOptions }: DueWrite): Promise<RecurringLine> {
  const path = `${recurringLines.path}/${line.id}/${act}`;
  const dueLine = { ...values, dueOn };
  return recurringLineOf(await client.post<RecurringLineAttributes>(path, { dueLine }, { ...sendOptions, key }));
}

/** The due dates that are being recorded or skipped right now: they are proposed no more. */
export function useSettling(): ReadonlySet<string> {
  const writes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as DueWrite,
  });
  return useMemo(() => new Set(writes.filter(({ act }) => act !== 'reopen').map(dueKey)), [writes]);
}

/** Ways to settle what is due. Each shows at once, is taken back when it fails, and can be undone from its message. */
export function useDueWrites() {
  const t = useTexts('recurring-lines');
  const figures = useFigures();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: (row) => {
      queries.setQueriesData<RecordPages<RecurringLine>>(
        { queryKey: nowKey(recurringLines) },
        (data) =>
          data && { ...data, pages: [...settledPages(data.pages, [{ kind: 'correct', row }], recurringLines.compare)] },
      );
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: recurringLines.invalidates ?? recurringLines.key });
    },
  });
  const write = (act: Act, due: DueLine, values?: DueWrite['values'], key = newKey(), sendOptions?: SendOptions) =>
    mutateAsync({ act, ...due, ...(values && { values }), key, sendOptions });
  const words = ({ line, dueOn }: DueLine) => ({ what: nameOfRecurring(line), date: figures.date(dueOn) });

  function sayFailed(act: Act, due: DueLine, thrown: unknown): void {
    if (asFailure(thrown).status === 401) return; // the session itself reports its end
    toasts.show({ severity: 'error', text: `${t(`failed.${act}`, words(due))} ${errorMessage(thrown, t)}` });
  }
  const settled = (text: string, dues: readonly DueLine[]) => {
    const onSelect = () => void reopen(dues);
    toasts.show({ text, action: { label: t('undo'), onSelect } });
  };

  async function reopen(dues: readonly DueLine[]): Promise<void> {
    for (const due of dues)
      try {
        await write('reopen', due);
      } catch (thrown) {
        sayFailed('reopen', due, thrown);
        return;
      }
    toasts.show({ text: t('done.reopened', { count: dues.length }) });
  }

  return {
    /** Records the line of a due date. @throws Failure for the form to show */
    async record(due: DueLine, values: DueWrite['values'], key: string, sendOptions?: SendOptions): Promise<void> {
      await write('record', due, values, key, sendOptions);
      settled(t('done.recorded', words(due)), [due]);
    },
    async skip(due: DueLine): Promise<void> {
      try {
        await write('skip', due);
      } catch (thrown) {
        sayFailed('skip', due, thrown);
        return;
      }
      settled(t('done.skipped', words(due)), [due]);
    },
    /** Records the lines as they are proposed, one after the other; the first that fails ends it. */
    async recordAll(dues: readonly DueLine[]): Promise<void> {
      const done: DueLine[] = [];
      for (const due of dues)
        try {
          await write('record', due);
          done.push(due);
        } catch (thrown) {
          sayFailed('record', due, thrown);
          break;
        }
      if (done.length > 0) settled(t('done.recordedAll', { count: done.length }), done);
    },
    sayFailed: (due: DueLine, thrown: unknown) => sayFailed('record', due, thrown),
  };
}
export type DueWrites = ReturnType<typeof useDueWrites>;
