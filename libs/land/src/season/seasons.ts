// Pure: what tasks say of the years of a plot or zone.
import type { SeasonAttributes } from './season.wire.ts';
import { extentOf, occurrencesBetween, type Planned } from '../task/recurrence.ts';

/** A task as its place in the years follows from it. */
export interface SeasonTask {
  readonly id: string;
  readonly name: string;
  readonly produceIds: readonly string[];
  readonly planned: Planned;
}

/** From its first to its last day in a year. */
interface Days {
  readonly from: string;
  readonly to: string;
}
interface Day {
  readonly on: string;
  readonly done: boolean;
}

/** The days of a task: where it falls, and of one without a date where it was done. */
function daysOf({ planned }: SeasonTask): readonly Day[] {
  const extent = extentOf(planned);
  if (extent === null) return planned.completed ? [{ on: planned.completed.on, done: true }] : [];
  return occurrencesBetween(planned, extent.from, extent.to).map(({ startsOn, completed }) => ({
    on: completed?.on ?? startsOn,
    done: completed !== null,
  }));
}

const widened = (days: Days | undefined, { from, to }: Days): Days =>
  days === undefined ? { from, to } : { from: from < days.from ? from : days.from, to: to > days.to ? to : days.to };
const byFirstDay = (a: Days, b: Days): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

/** The years in which tasks fall, the latest first, each with its tasks and the produces that they name. */
export function seasonsOf(tasks: readonly SeasonTask[]): readonly SeasonAttributes[] {
  const years = new Map<string, { tasks: SeasonAttributes['tasks']; produces: Map<string, Days> }>();
  for (const task of tasks)
    for (const [year, days] of Map.groupBy(daysOf(task), ({ on }) => on.slice(0, 4))) {
      const season = years.get(year) ?? { tasks: [], produces: new Map<string, Days>() };
      years.set(year, season);
      const sorted = days.map(({ on }) => on).toSorted();
      const span = { from: sorted[0] as string, to: sorted.at(-1) as string };
      const done = days.filter((day) => day.done).length;
      season.tasks.push({ taskId: task.id, name: task.name, ...span, times: days.length, done });
      for (const produceId of task.produceIds)
        season.produces.set(produceId, widened(season.produces.get(produceId), span));
    }
  return [...years]
    .toSorted(([a], [b]) => (a > b ? -1 : 1))
    .map(([year, season]) => ({
      year,
      produces: Array.from(season.produces, ([produceId, days]) => ({ produceId, ...days })).toSorted(byFirstDay),
      tasks: season.tasks.toSorted(byFirstDay),
    }));
}
