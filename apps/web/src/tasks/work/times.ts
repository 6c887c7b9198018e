import { lastDateOf } from '@terroir/land';
import { plannedOf, type Done, type TaskRow } from '../task/task.ts';
import type { NextTime } from '../task/task-state.ts';

/** One time of a task that repeats, with what became of it. */
export interface TaskTime extends NextTime {
  readonly skipped: boolean;
  readonly isMoved: boolean;
  readonly completed: Done | null;
}

/** Every time of a repeat, in the order in which the repeat has them; none of a task that falls once. */
export function timesOf(task: TaskRow): readonly TaskTime[] {
  const { schedule } = plannedOf(task);
  if (!schedule?.repeat) return [];
  const { repeat, startsAt } = schedule;
  const changes = new Map(task.occurrences.map((change) => [change.date, change]));
  return Array.from({ length: repeat.count }, (_, nth): TaskTime => {
    const date = lastDateOf({ ...schedule, repeat: { ...repeat, count: nth + 1 } });
    const { skipped = false, moved = null, completed = null } = changes.get(date) ?? {};
    return {
      date,
      on: moved?.on ?? date,
      at: moved === null ? startsAt : moved.at,
      skipped,
      isMoved: moved !== null,
      completed: completed ?? task.completed,
    };
  });
}

/** How many times stand before and after what is shown at first. */
const BEFORE = 2;
const SHOWN = 12;

/** The part of the times that is shown at first: about the first one that is left. */
export function firstShown(times: readonly TaskTime[]): { readonly from: number; readonly to: number } {
  const left = times.findIndex(({ skipped, completed }) => !skipped && completed === null);
  const from = Math.max(0, Math.min(left === -1 ? times.length : left - BEFORE, times.length - SHOWN));
  return { from, to: Math.min(times.length, from + SHOWN) };
}
