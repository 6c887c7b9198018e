import type { Planned, Schedule, TaskAttributes } from '@terroir/land';
import type { Saved } from '../../api/client.ts';
import type { RecordSource } from '../../records/record.ts';

/** A piece of work of the farm, with what became of it. */
export type TaskRow = Saved<TaskAttributes>;
/** The day on which work was done, and what it took. */
export type Done = NonNullable<TaskRow['completed']>;

/** Everything of the tasks in the cache: lists, and when they fall. */
export const tasksKey = ['tasks'] as const;

/** The tasks as a list of records; a write to one makes old when they fall, too. */
export const taskSource: RecordSource<TaskAttributes, TaskRow> = {
  path: '/tasks',
  key: [...tasksKey, 'list'],
  invalidates: tasksKey,
  rowOf: (answered) => answered,
  outbox: { href: '/tasks' },
};

/** The screen puts tasks in the order of what comes next, and needs them whole. */
export const wholeList = { whole: true, pageSize: 500 } as const;

export const nameOf = ({ name }: Pick<TaskRow, 'name'>): string => name;

/** The day and the time (`null`: the whole day) of a beginning as the API says it, `2026-05-04` or `2026-05-04T07:30`. */
export const beginningOf = (dtstart: string): { readonly on: string; readonly at: string | null } => ({
  on: dtstart.slice(0, 10),
  at: dtstart.slice(11, 16) || null,
});

/** When a task falls; null without a date. */
export function scheduleOf({ rule, duration }: Pick<TaskRow, 'rule' | 'duration'>): Schedule | null {
  if (rule === null) return null;
  const { on, at } = beginningOf(rule.dtstart);
  const repeat = rule.freq === null || rule.count === null ? null : { freq: rule.freq, count: rule.count };
  return { startsOn: on, startsAt: at, duration, repeat };
}

const inCents = (done: Done | null): Planned['completed'] =>
  done && { on: done.on, hours: done.hours, costCents: done.cost === null ? null : Math.round(done.cost * 100) };

const planned = new WeakMap<TaskRow, Planned>();

/** A task as its occurrences follow from it; the same object while the row is the same. */
export function plannedOf(task: TaskRow): Planned {
  const known = planned.get(task);
  if (known) return known;
  const made: Planned = {
    schedule: scheduleOf(task),
    completed: inCents(task.completed),
    occurrences: task.occurrences.map((change) => ({ ...change, completed: inCents(change.completed) })),
  };
  planned.set(task, made);
  return made;
}
