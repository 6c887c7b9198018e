import type { RecordChange } from '../../records/record.ts';
import type { TaskRow } from '../task/task.ts';
import { fallsOf, inOrder } from './from-tasks.ts';
import type { OccurrenceRow, Occurrences, Span } from './occurrences.ts';

/** An occurrence that is on its way from one place to another. */
export interface OccurrenceChange {
  readonly before: OccurrenceRow;
  readonly after: OccurrenceRow;
}

/** An occurrence as it is shown. */
export type ShownOccurrence = OccurrenceRow & { readonly pending: boolean };
export interface ShownOccurrences {
  readonly rows: readonly ShownOccurrence[];
  readonly totals: Occurrences['totals'];
}

const shown = (row: OccurrenceRow): ShownOccurrence => ({ ...row, pending: false });

/** The occurrences of a span with the writes that wait or are under way: to tasks, and moves of single occurrences. */
export function withWrites(
  { rows, totals }: Occurrences,
  span: Span,
  tasks: readonly RecordChange<TaskRow>[],
  changes: readonly OccurrenceChange[],
): ShownOccurrences {
  if (tasks.length + changes.length === 0) return { rows: rows.map(shown), totals };
  const counts = totals && { ...totals };
  const count = (day: string, by: number) => {
    if (counts) counts[day] = Math.max((counts[day] ?? 0) + by, 0);
  };
  const found = new Map(rows.map((row) => [row.id, shown(row)]));
  const takeOut = (id: string) => {
    const row = found.get(id);
    if (row) count(row.startsOn, -1);
    found.delete(id);
  };
  const put = (row: ShownOccurrence) => {
    if (row.startsOn < span.from || row.startsOn > span.to) return;
    count(row.startsOn, 1);
    found.set(row.id, row);
  };
  // Of several writes to a task the last one says how it reads.
  for (const { kind, row: task } of new Map(tasks.map((change) => [change.row.id, change])).values()) {
    for (const row of rows) if (row.taskId === task.id) takeOut(row.id);
    if (kind !== 'remove') for (const falls of fallsOf(task, span)) put({ ...falls, pending: true });
  }
  for (const { before, after } of changes) {
    // Where only some of a day are here, one that is not is counted all the same.
    if (found.has(before.id)) takeOut(before.id);
    else if (before.startsOn >= span.from && before.startsOn <= span.to) count(before.startsOn, -1);
    put({ ...after, pending: true });
  }
  return { rows: [...found.values()].toSorted(inOrder), totals: counts };
}
