import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { OutboxEntry } from '../../outbox/entry.ts';
import { outboxAtom } from '../../outbox/outbox.ts';
import { store } from '../../session/store.ts';
import { taskSource } from '../task/task.ts';
import type { OccurrenceRow } from './occurrences.ts';

/** Whether a time of a task waits on this device: one that is changed by itself, or each of a task that is. */
export function unsentTimes(entries: readonly OutboxEntry[]): (row: Pick<OccurrenceRow, 'id' | 'taskId'>) => boolean {
  const waits = new Set(
    entries
      .filter(({ path }) => path === taskSource.path)
      .map(({ rowId, action }) => {
        const [, date] = /^occurrences\/([\d-]+)\//.exec(action ?? '') ?? [];
        return date === undefined ? rowId : `${rowId}_${date}`;
      }),
  );
  return ({ id, taskId }) => waits.has(taskId) || waits.has(id);
}

/** The same of what is kept now. */
export function useUnsentTimes() {
  const { entries } = useAtomValue(outboxAtom, { store });
  return useMemo(() => unsentTimes(entries), [entries]);
}
