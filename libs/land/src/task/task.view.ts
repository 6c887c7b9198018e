import { taskEvents, type TaskEvent } from '@terroir/events';
import { recordView, type FieldsOf, type RecordRow, type View } from '@terroir/kernel';
import { z } from 'zod';
import { changesAfter, withChange } from './occurrence-changes.ts';
import { extentOf, isDone, type Completion, type OccurrenceChange, type Planned } from './recurrence.ts';
import { scheduleOf } from './task-schedule.ts';

/** A task, what became of it and of its occurrences, and what follows from that. */
export type TaskRow = RecordRow<FieldsOf<'Task', TaskEvent>> & {
  readonly completed: Completion | null;
  readonly occurrences: readonly OccurrenceChange[];
  /** Whether nothing is left to do. */
  readonly done: boolean;
  /** The last day on which it falls; null without a date. */
  readonly endsOn: string | null;
};

const record = recordView<'Task', TaskEvent>({
  name: 'task',
  version: 1,
  noun: 'Task',
  events: taskEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
}) as unknown as View<TaskRow, TaskEvent>;

const completion = z.object({ on: z.string(), hours: z.number().nullable(), costCents: z.int().nullable() });
const more = {
  completed: completion.nullable(),
  occurrences: z.array(
    z.object({
      date: z.string(),
      skipped: z.boolean(),
      moved: z.object({ on: z.string(), at: z.string().nullable() }).nullable(),
      completed: completion.nullable(),
    }),
  ),
  done: z.boolean(),
  endsOn: z.string().nullable(),
};

/** A row as its occurrences follow from it. */
export const plannedOf = (
  row: Pick<TaskRow, 'completed' | 'occurrences'> & Parameters<typeof scheduleOf>[0],
): Planned => ({
  schedule: scheduleOf(row),
  occurrences: row.occurrences,
  completed: row.completed,
});

/** A row with what follows from the rest of it. */
function settled(row: TaskRow | null, change: Partial<TaskRow> = {}): TaskRow | null {
  if (row === null) return null;
  const next = { ...row, ...change };
  const planned = plannedOf(next);
  return { ...next, done: isDone(planned), endsOn: extentOf(planned)?.to ?? null };
}

const became = (row: TaskRow | null, date: string, change: Parameters<typeof withChange>[2]): TaskRow | null =>
  row && settled(row, { occurrences: withChange(row.occurrences, date, change) });

type Done = {
  readonly completedOn: string;
  readonly hours?: number | undefined;
  readonly costCents?: number | undefined;
};
const completedBy = ({ completedOn, hours, costCents }: Done): Completion => ({
  on: completedOn,
  hours: hours ?? null,
  costCents: costCents ?? null,
});

const kept = (row: TaskRow | null): TaskRow | null =>
  row && settled(row, { occurrences: changesAfter(row.occurrences, scheduleOf(row)) });

/** The tasks of all companies, one row each. */
export const taskView: View<TaskRow, TaskEvent> = {
  ...record,
  row: (record.row as unknown as z.ZodObject).extend(more) as unknown as z.ZodType<TaskRow>,
  indexes: { ...record.indexes, ending: ['companyId', 'removed', 'endsOn'] },
  ...(record.audited && {
    audited: { ...record.audited, fields: [...record.audited.fields, 'completed', 'occurrences'] },
  }),
  on: {
    ...record.on,
    TaskRecorded: (row, event, siblings) =>
      settled(record.on.TaskRecorded?.(row, event, siblings) ?? null, { completed: null, occurrences: [] }),
    TaskCorrected: (row, event, siblings) => kept(record.on.TaskCorrected?.(row, event, siblings) ?? null),
    TaskCompleted: (row, { data }) => settled(row, { completed: completedBy(data) }),
    TaskReopened: (row) => settled(row, { completed: null }),
    TaskOccurrenceCompleted: (row, { data }) => became(row, data.date, { completed: completedBy(data) }),
    TaskOccurrenceReopened: (row, { data: { date } }) => kept(became(row, date, { completed: null })),
    TaskOccurrenceMoved: (row, { data: { date, movedOn, movedAt } }) =>
      became(row, date, { moved: { on: movedOn, at: movedAt } }),
    TaskOccurrenceSkipped: (row, { data: { date } }) => became(row, date, { skipped: true, moved: null }),
    TaskOccurrenceReinstated: (row, { data: { date } }) => became(row, date, { skipped: false, moved: null }),
  },
};
