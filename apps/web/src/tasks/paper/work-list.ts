import type { OccurrenceRow } from '../calendar/occurrences.ts';
import type { TaskRow } from '../task/task.ts';

/** One thing to do. */
export interface WorkItem {
  readonly id: string;
  readonly name: string;
  /** Null for the whole day. */
  readonly at: string | null;
  readonly duration: number | null;
  readonly details: string;
}

/** The work of a day at one place; `place` is null where it has none. */
export interface WorkAtPlace {
  readonly place: string | null;
  readonly items: readonly WorkItem[];
}
export interface WorkDay {
  readonly day: string;
  readonly places: readonly WorkAtPlace[];
}

interface WorkListOptions {
  readonly days: readonly string[];
  readonly tasks: ReadonlyMap<string, TaskRow>;
  readonly placeOf: (id: string) => string;
  readonly language: string;
}

/** What is to be done, by day and place, in the order of the hours. Work at several places is at each of them. */
export function workList(
  rows: readonly OccurrenceRow[],
  { days, tasks, placeOf, language }: WorkListOptions,
): readonly WorkDay[] {
  const open = rows.filter(({ completed }) => completed === null);
  return days.map((day) => {
    const places = new Map<string | null, WorkItem[]>();
    for (const row of open.filter(({ startsOn }) => startsOn === day)) {
      const task = tasks.get(row.taskId);
      const item = {
        id: row.id,
        name: row.name,
        at: row.startsAt,
        duration: row.duration,
        details: task?.details ?? '',
      };
      const names = task?.locations.map(({ locatableId }) => placeOf(locatableId)) ?? [];
      for (const place of names.length === 0 ? [null] : new Set(names)) {
        const found = places.get(place) ?? [];
        found.push(item);
        places.set(place, found);
      }
    }
    const inOrder = [...places].toSorted(([one], [other]) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return one.localeCompare(other, language);
    });
    return {
      day,
      places: inOrder.map(([place, items]) => ({
        place,
        items: items.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : (a.at ?? '') > (b.at ?? '') ? 1 : 0)),
      })),
    };
  });
}
