import type { QueryOf } from '@terroir/http';
import { everyWordOf, wordsOf } from '@terroir/reference';
import { fallsBetween } from './recurrence.ts';
import type { tasksQuery } from './task-query.ts';
import { plannedOf, type TaskRow } from './task.view.ts';

/** What tasks are looked for by; all that is said must hold, and one of several plots, zones or produces. */
export type TaskFilter = Pick<QueryOf<typeof tasksQuery>, 'q' | 'from' | 'to' | 'done' | 'location' | 'produce'>;

/** The words of a task, each behind a blank, by the row that the store hands out again while nothing changes. */
const words = new WeakMap<TaskRow, string>();

function wordsIn(row: TaskRow): string {
  const known = words.get(row);
  if (known !== undefined) return known;
  const made = everyWordOf([row.name, row.details, ...row.tags].join(' '))
    .map((word) => ` ${word}`)
    .join('');
  words.set(row, made);
  return made;
}

/** Whether anything is looked for. */
export const looksFor = ({ q = '', from, to, done, location, produce }: TaskFilter): boolean =>
  q !== '' || [from, to, done].some((each) => each !== undefined) || location.length + produce.length > 0;

/** Whether a task is what is looked for. Words are found in any order, by how they begin; accents and plurals are of no account. */
export function taskFilter({ q = '', from, to, done, location, produce }: TaskFilter): (row: TaskRow) => boolean {
  const typed = wordsOf(q);
  // Signs alone are no words, and no task has them.
  if (typed.length === 0 && q !== '') return () => false;
  return (row) =>
    (done === undefined || row.done === (done === 'true')) &&
    (location.length === 0 || row.locations.some(({ locatableId }) => location.includes(locatableId))) &&
    (produce.length === 0 || row.produceIds.some((id) => produce.includes(id))) &&
    typed.every(({ forms }) => forms.some((form) => wordsIn(row).includes(` ${form}`))) &&
    ((from === undefined && to === undefined) ||
      fallsBetween(plannedOf(row), from ?? '0001-01-01', to ?? '9999-12-31'));
}
