import { useToasts } from '@terroir/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../../api/failure.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { nameOf, taskSource, type Done, type TaskRow } from '../task/task.ts';
import { doneOf, whenDone, whenMoved, whenReinstated, whenReopened, whenSkipped } from './after-work.ts';
import type { Moment } from '../task/task-state.ts';

/** What can become of a task, or of one of its days (`date`: as the repeat has it). */
export interface TaskWork {
  /** @throws Failure for the form to show */
  readonly complete: (task: TaskRow, date: string | null, done: Done) => Promise<TaskRow>;
  readonly reopen: (task: TaskRow, date: string | null) => Promise<void>;
  /** @throws Failure for the form to show */
  readonly move: (task: TaskRow, date: string, to: Moment) => Promise<TaskRow>;
  readonly skip: (task: TaskRow, date: string) => Promise<void>;
  readonly reinstate: (task: TaskRow, date: string) => Promise<void>;
}

const below = (date: string | null, action: string): string =>
  date === null ? action : `occurrences/${date}/${action}`;

/** Ways to say what becomes of tasks. Each shows at once, is taken back when it fails, and can be undone from its message. */
export function useTaskWork(): TaskWork {
  const t = useTexts('tasks');
  const format = useFormat();
  const toasts = useToasts();
  const writes = useRecordWrites(taskSource, nameOf);

  const send = (row: TaskRow, date: string | null, action: string, body?: object) =>
    writes.act(row, below(date, action), body);
  type Said = 'done' | 'doneDay' | 'reopened' | 'reopenedDay' | 'movedDay' | 'skippedDay' | 'reinstatedDay';
  const say = (what: Said, task: TaskRow, date: string | null, waits: boolean, undo?: () => void) => {
    const said = t(`work.${what}`, { what: task.name, day: date === null ? '' : format.day(date) });
    toasts.show({
      text: waits ? t('work.waits', { said }) : said,
      action: undo && { label: t('work.undo'), onSelect: undo },
    });
  };
  const isDay = (task: TaskRow, date: string | null) => date !== null && task.repeat;
  /** Where no form shows it. */
  const orSay = async <Sent>(task: TaskRow, write: () => Promise<Sent>): Promise<Sent | null> => {
    try {
      return await write();
    } catch (thrown) {
      writes.sayFailed('save', task, asFailure(thrown));
      return null;
    }
  };

  const bodyOf = ({ on, hours, cost }: Done) => ({ completion: { completedOn: on, hours, cost } });
  async function complete(task: TaskRow, date: string | null, done: Done): Promise<TaskRow> {
    const before = doneOf(task, date);
    const { stored, waits } = await send(whenDone(task, date, done), date, 'complete', bodyOf(done));
    say(isDay(task, date) ? 'doneDay' : 'done', task, date, waits, () => {
      if (before === null) void reopen(stored, date);
      else void orSay(task, () => send(whenDone(stored, date, before), date, 'complete', bodyOf(before)));
    });
    return stored;
  }
  async function reopen(task: TaskRow, date: string | null): Promise<void> {
    const before = doneOf(task, date);
    const sent = await orSay(task, () => send(whenReopened(task, date), date, 'reopen'));
    if (sent)
      say(
        'reopened',
        task,
        date,
        sent.waits,
        before === null ? undefined : () => void orSay(task, () => complete(sent.stored, date, before)),
      );
  }
  async function move(task: TaskRow, date: string, to: Moment): Promise<TaskRow> {
    const before = task.occurrences.find((one) => one.date === date)?.moved ?? null;
    const body = { occurrence: { startsOn: to.on, startsAt: to.at } };
    const { stored, waits } = await send(whenMoved(task, date, to), date, 'move', body);
    say('movedDay', task, date, waits, () => {
      if (before === null) void reinstate(stored, date);
      else void orSay(task, () => move(stored, date, before));
    });
    return stored;
  }
  async function skip(task: TaskRow, date: string): Promise<void> {
    const sent = await orSay(task, () => send(whenSkipped(task, date), date, 'skip'));
    if (sent) say('skippedDay', task, date, sent.waits, () => void reinstate(sent.stored, date));
  }
  async function reinstate(task: TaskRow, date: string): Promise<void> {
    const sent = await orSay(task, () => send(whenReinstated(task, date), date, 'reinstate'));
    if (sent) say('reinstatedDay', task, date, sent.waits);
  }
  const latest = useRef<TaskWork | null>(null);
  useEffect(() => {
    latest.current = { complete, reopen, move, skip, reinstate };
  });
  // The same functions from one rendering to the next, so that tables draw only rows that changed.
  const [stable] = useState(() => {
    const now = (): TaskWork => {
      if (latest.current === null) throw new Error('Nothing is done to a task before it is drawn');
      return latest.current;
    };
    return {
      complete: (...of) => now().complete(...of),
      reopen: (...of) => now().reopen(...of),
      move: (...of) => now().move(...of),
      skip: (...of) => now().skip(...of),
      reinstate: (...of) => now().reinstate(...of),
    } satisfies TaskWork;
  });
  return stable;
}
