import { occurrencesBetween } from '@terroir/land';
import type { RecordChange } from '../../records/record.ts';
import { plannedOf, type TaskRow } from '../task/task.ts';
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

/** When a task falls in a span, before the server has said so. */
const fallsOf = (task: TaskRow, { from, to }: Span): readonly ShownOccurrence[] =>
  occurrencesBetween(plannedOf(task), from, to).map(({ date, startsOn, startsAt, duration, isMoved, completed }) => ({
    id: `${task.id}_${date}`,
    taskId: task.id,
    name: task.name,
    date,
    startsOn,
    startsAt,
    duration,
    starts: null,
    ends: null,
    repeats: task.repeat,
    moved: isMoved,
    completed: completed && { on: completed.on, hours: completed.hours, cost: null },
    pending: true,
  }));

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
    if (kind !== 'remove') for (const falls of fallsOf(task, span)) put(falls);
  }
  for (const { before, after } of changes) {
    // Where only some of a day are here, one that is not is counted all the same.
    if (found.has(before.id)) takeOut(before.id);
    else if (before.startsOn >= span.from && before.startsOn <= span.to) count(before.startsOn, -1);
    put({ ...after, pending: true });
  }
  const inOrder = (a: OccurrenceRow, b: OccurrenceRow) => {
    const [one, other] = [`${a.startsOn} ${a.startsAt ?? ''}`, `${b.startsOn} ${b.startsAt ?? ''}`];
    return one < other ? -1 : one > other ? 1 : 0;
  };
  return { rows: [...found.values()].toSorted(inOrder), totals: counts };
}
