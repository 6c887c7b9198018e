import { occurrencesBetween, type Occurrence } from './recurrence.ts';
import { plannedOf, type TaskRow } from './task.view.ts';

/** One time that a task falls, with its task. */
export interface TaskOccurrence {
  readonly row: TaskRow;
  readonly occurrence: Occurrence;
}

const byTime = ({ occurrence: a }: TaskOccurrence, { occurrence: b }: TaskOccurrence): number => {
  const [one, other] = [a.startsAt ?? '', b.startsAt ?? ''];
  return one < other ? -1 : one > other ? 1 : 0;
};

interface Day {
  kept: TaskOccurrence[];
  count: number;
}

/** Occurrences by the day on which they begin; of each day the first ones, where a number is said. */
export class OccurrencesOfDays {
  readonly #days = new Map<string, Day>();
  #count = 0;

  constructor(
    private readonly from: string,
    private readonly to: string,
    private readonly perDay = Number.POSITIVE_INFINITY,
  ) {}

  get count(): number {
    return this.#count;
  }

  add(row: TaskRow): void {
    for (const occurrence of occurrencesBetween(plannedOf(row), this.from, this.to)) {
      let day = this.#days.get(occurrence.startsOn);
      if (day === undefined) this.#days.set(occurrence.startsOn, (day = { kept: [], count: 0 }));
      day.kept.push({ row, occurrence });
      day.count += 1;
      this.#count += 1;
      // What is not among the first ones is dropped now and then, so that a full year of thousands of tasks is never held.
      if (day.kept.length > 100 + 2 * this.perDay) day.kept = day.kept.sort(byTime).slice(0, this.perDay);
    }
  }

  /** In the order of their days and times. */
  all(): readonly TaskOccurrence[] {
    const days = [...this.#days].sort(([one], [other]) => (one < other ? -1 : 1));
    return days.flatMap(([, { kept }]) => kept.sort(byTime).slice(0, this.perDay));
  }

  /** How many begin on each day that has one. */
  counts(): Record<string, number> {
    return Object.fromEntries([...this.#days].map(([day, { count }]) => [day, count]));
  }
}
