import { isDone } from '@terroir/land';
import { plannedOf, type Done, type TaskRow } from '../task/task.ts';

type Change = TaskRow['occurrences'][number];

/** A task as it reads with another outcome. */
const withOutcome = (task: TaskRow, change: Partial<Pick<TaskRow, 'completed' | 'occurrences'>>): TaskRow => {
  const next = { ...task, ...change };
  return { ...next, done: isDone(plannedOf(next)) };
};

function withChange(task: TaskRow, date: string, change: Partial<Omit<Change, 'date'>>): TaskRow {
  const before = task.occurrences.find((one) => one.date === date);
  const made: Change = { skipped: false, moved: null, completed: null, ...before, ...change, date };
  const rest = task.occurrences.filter((one) => one.date !== date);
  const isPlain = !made.skipped && made.moved === null && made.completed === null;
  const occurrences = isPlain ? rest : [...rest, made].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return withOutcome(task, { occurrences });
}

/** Done: as a whole (`null`), or on one of its days; one that falls once is done as a whole. */
export const whenDone = (task: TaskRow, date: string | null, done: Done): TaskRow =>
  date === null || !task.repeat ? withOutcome(task, { completed: done }) : withChange(task, date, { completed: done });
/** Not done, as a whole or on one of its days. */
export const whenReopened = (task: TaskRow, date: string | null): TaskRow =>
  date === null || !task.repeat ? withOutcome(task, { completed: null }) : withChange(task, date, { completed: null });
/** One of its days is another day, and perhaps another time. */
export const whenMoved = (task: TaskRow, date: string, moved: NonNullable<Change['moved']>): TaskRow =>
  withChange(task, date, { moved });
export const whenSkipped = (task: TaskRow, date: string): TaskRow =>
  withChange(task, date, { skipped: true, moved: null });
/** One of its days is where the repeat has it. */
export const whenReinstated = (task: TaskRow, date: string): TaskRow =>
  withChange(task, date, { skipped: false, moved: null });

/** What is noted of the work on a task, or on one of its days. */
export const doneOf = (task: TaskRow, date: string | null): Done | null =>
  date === null || !task.repeat
    ? task.completed
    : (task.occurrences.find((one) => one.date === date)?.completed ?? null);
