import { lastDateOf, type Schedule } from '@terroir/land';
import { plannedOf, type TaskRow } from './task.ts';

/** A day and a time (`null`: the whole day). */
export interface Moment {
  readonly on: string;
  readonly at: string | null;
}
/** A time of a task, wherever it was moved. */
export interface NextTime extends Moment {
  /** The day on which the repeat has it, by which it is called. */
  readonly date: string;
}
export type TaskState =
  | { readonly kind: 'done'; readonly on: string | null }
  | { readonly kind: 'overdue' | 'today' | 'coming'; readonly next: NextTime }
  | { readonly kind: 'undated' };

const nthDate = (schedule: Schedule, nth: number): string =>
  schedule.repeat === null
    ? schedule.startsOn
    : lastDateOf({ ...schedule, repeat: { ...schedule.repeat, count: nth + 1 } });

const order = ({ on, at }: Moment): string => `${on} ${at ?? ''}`;
export const isBefore = (one: Moment, other: Moment): boolean => order(one) < order(other);

const nexts = new WeakMap<TaskRow, { readonly next: NextTime | null }>();

/** The first time that is neither done nor skipped, wherever it was moved; null where there is none. */
export function nextOf(task: TaskRow): NextTime | null {
  const known = nexts.get(task);
  if (known) return known.next;
  const next = findNext(task);
  nexts.set(task, { next });
  return next;
}

function findNext(task: TaskRow): NextTime | null {
  const { schedule, occurrences, completed } = plannedOf(task);
  if (schedule === null || completed !== null) return null;
  const { startsAt: at, repeat } = schedule;
  const changes = new Map(occurrences.map((change) => [change.date, change]));
  let next: NextTime | null = null;
  const consider = (moment: NextTime) => {
    if (next === null || isBefore(moment, next)) next = moment;
  };
  for (let nth = 0; nth < (repeat?.count ?? 1); nth += 1) {
    const date = nthDate(schedule, nth);
    const change = changes.get(date);
    if (change?.skipped || change?.completed) continue;
    if (change?.moved) {
      consider({ date, on: change.moved.on, at: change.moved.at });
      continue;
    }
    consider({ date, on: date, at });
    break; // those after it are later, but for moved ones, which have a change
  }
  for (const { date, skipped, completed: done, moved } of occurrences)
    if (moved && !skipped && !done) consider({ date, on: moved.on, at: moved.at });
  return next;
}

/** How many times of a repeat are done or skipped, and how many there are; null where it falls once. */
export function progressOf(task: TaskRow): { readonly settled: number; readonly count: number } | null {
  const { schedule, occurrences } = plannedOf(task);
  if (!schedule?.repeat) return null;
  const settled = occurrences.filter(({ skipped, completed }) => skipped || completed !== null).length;
  return { settled: Math.min(settled, schedule.repeat.count), count: schedule.repeat.count };
}

/** How a task stands on a day of the company. */
export function stateOf(task: TaskRow, today: string): TaskState {
  if (task.done) return { kind: 'done', on: task.completed?.on ?? lastDone(task) };
  const next = nextOf(task);
  if (next === null) return { kind: 'undated' };
  return { kind: next.on < today ? 'overdue' : next.on === today ? 'today' : 'coming', next };
}

const lastDone = ({ occurrences }: TaskRow): string | null =>
  occurrences
    .flatMap(({ completed }) => (completed ? [completed.on] : []))
    .toSorted()
    .at(-1) ?? null;

/** What comes first stands first, then what has no date, then what is done, the latest first. */
export function inOrder(a: TaskRow, b: TaskRow): number {
  const [one, other] = [a, b].map((task) => {
    if (task.done) return '2';
    const next = nextOf(task);
    return next === null ? '1' : `0 ${order(next)}`;
  }) as [string, string];
  if (one !== other) return one < other ? -1 : 1;
  return a.recordedAt < b.recordedAt ? 1 : a.recordedAt > b.recordedAt ? -1 : 0;
}
