import { centsOf, toDecimals, type TaskEvent } from '@terroir/events';
import {
  dateIn,
  keptFields,
  refuse as refuseShared,
  type Context,
  type DataOf,
  type Decision,
  type Refusal,
} from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import { changeOf, changesAfter, withChange } from './occurrence-changes.ts';
import { fallsAtAll, fallsOn, type Completion, type OccurrenceChange, type Schedule } from './recurrence.ts';
import { dayRefused, taskRecord, type TaskDecider, type TaskFields, type TaskState } from './task-record.ts';
import { scheduleOf } from './task-schedule.ts';
import type { TaskCommand } from './task.commands.ts';

export type { TaskFields, TaskState } from './task-record.ts';

/** The state as the record alone remembers it: what became of a task is no field of any version. */
function ofRecord(state: TaskState): TaskState {
  const { completed: _, occurrences: __, ...fields } = state.fields ?? {};
  return { ...state, fields: state.fields && (fields as NonNullable<TaskState['fields']>) };
}

const changed = (state: TaskState, change: (fields: TaskFields) => Partial<TaskFields>): TaskState => ({
  ...state,
  fields: state.fields && { ...state.fields, ...change(state.fields) },
});
const became = (state: TaskState, date: string, change: Parameters<typeof withChange>[2]): TaskState =>
  changed(state, ({ occurrences = [] }) => ({ occurrences: withChange(occurrences, date, change) }));

/** Decides about one that is kept: another is not found. */
const ofKept =
  <Data>(decideKept: (fields: TaskFields, data: Data, context: Context) => Decision<TaskEvent>) =>
  (state: TaskState, data: Data, context: Context): Decision<TaskEvent> => {
    const fields = keptFields(state);
    return fields === null ? refuseShared('not_found') : decideKept(fields, data, context);
  };

/** Decides about an occurrence that the task has. */
const ofOccurrence = <Data extends { readonly date: string }>(
  decideOccurrence: (
    of: { readonly fields: TaskFields; readonly schedule: Schedule; readonly change: OccurrenceChange },
    data: Data,
    context: Context,
  ) => Decision<TaskEvent>,
) =>
  ofKept<Data>((fields, data, context) => {
    const schedule = scheduleOf(fields);
    if (schedule === null || !fallsOn(schedule, data.date)) return refuse('occurrence_unknown');
    return decideOccurrence({ fields, schedule, change: changeOf(fields.occurrences ?? [], data.date) }, data, context);
  });

type Done = Omit<DataOf<TaskEvent, 'TaskCompleted'>, 'taskId'>;
const completionOf = ({ completedOn, hours, costCents }: Done): Completion => ({
  on: completedOn,
  hours: hours ?? null,
  costCents: costCents ?? null,
});
const isSame = (one: Completion | null | undefined, other: Completion): boolean =>
  one?.on === other.on && one.hours === other.hours && one.costCents === other.costCents;

/** What is said of work, as it is recorded; hours to two decimals, money in whole cents. What was noted before stays where it is not said anew. */
function doneAs(
  { completedOn, hours, cost, timeZone }: DataOf<TaskCommand, 'CompleteTask'>,
  before: Completion | null | undefined,
  now: string,
): Done | Refusal {
  const today = dateIn(timeZone, now);
  const on = completedOn ?? before?.on ?? today;
  if (on > today) return refuse('task_done_later', { field: 'completedOn' });
  const spent = hours === undefined ? before?.hours : hours;
  const cents = cost === undefined ? before?.costCents : cost === null ? null : centsOf(cost);
  return {
    completedOn: on,
    ...(typeof spent === 'number' && { hours: toDecimals(spent, 2) }),
    ...(typeof cents === 'number' && { costCents: cents }),
  };
}
const isRefusal = (done: Done | Refusal): done is Refusal => 'code' in done;

/** A piece of work of a company. An id is recorded once; what becomes of it, or of one occurrence, changes nothing when it is said twice. */
export const task: TaskDecider = {
  ...taskRecord,
  decide: {
    ...taskRecord.decide,
    RevertTask: (state, { to }, context) =>
      taskRecord.decide.RevertTask(ofRecord(state), { to: ofRecord(to) }, context),
    CompleteTask: ofKept(({ completed }, data, { id, now }) => {
      const done = doneAs(data, completed, now);
      if (isRefusal(done)) return done;
      return isSame(completed, completionOf(done)) ? null : { type: 'TaskCompleted', data: { taskId: id, ...done } };
    }),
    ReopenTask: ofKept(({ completed }, _, { id }) =>
      completed ? { type: 'TaskReopened', data: { taskId: id } } : null,
    ),
    CompleteOccurrence: ofOccurrence(({ fields, schedule, change }, data, { id, now }) => {
      if (change.skipped) return refuse('occurrence_skipped');
      // One that falls once is done as a whole, so that nothing is noted twice.
      const isWhole = schedule.repeat === null;
      if (!isWhole && fields.completed) return refuse('task_done');
      const before = isWhole ? fields.completed : change.completed;
      const done = doneAs(data, before, now);
      if (isRefusal(done)) return done;
      if (isSame(before, completionOf(done))) return null;
      return isWhole
        ? { type: 'TaskCompleted', data: { taskId: id, ...done } }
        : { type: 'TaskOccurrenceCompleted', data: { taskId: id, date: data.date, ...done } };
    }),
    // Also of a day that a later correction took out of the repeat.
    ReopenOccurrence: ofKept((fields, { date }, { id }) => {
      const schedule = scheduleOf(fields);
      if (changeOf(fields.occurrences ?? [], date).completed !== null)
        return { type: 'TaskOccurrenceReopened', data: { taskId: id, date } };
      if (schedule === null || !fallsOn(schedule, date)) return refuse('occurrence_unknown');
      if (!fields.completed) return null;
      return schedule.repeat === null ? { type: 'TaskReopened', data: { taskId: id } } : refuse('task_done');
    }),
    MoveOccurrence: ofOccurrence(
      ({ fields, schedule, change }, { date, startsOn, startsAt, timeZone }, { id, now }) => {
        if (schedule.repeat === null) return refuse('task_not_repeated');
        if (change.skipped) return refuse('occurrence_skipped');
        if (change.completed !== null || fields.completed) return refuse('occurrence_done');
        const from = change.moved ?? { on: date, at: schedule.startsAt };
        const at = startsAt === undefined ? from.at : startsAt;
        if (startsOn === from.on && at === from.at) return null;
        if (startsOn === date && at === schedule.startsAt)
          return { type: 'TaskOccurrenceReinstated', data: { taskId: id, date } };
        const moved = startsOn === from.on ? null : dayRefused(startsOn, 'startsOn', timeZone, now);
        return moved ?? { type: 'TaskOccurrenceMoved', data: { taskId: id, date, movedOn: startsOn, movedAt: at } };
      },
    ),
    SkipOccurrence: ofOccurrence(({ fields, schedule, change }, { date }, { id }) => {
      if (change.skipped) return null;
      if (schedule.repeat === null) return refuse('task_not_repeated');
      if (change.completed !== null || fields.completed) return refuse('occurrence_done');
      const { occurrences = [] } = fields;
      if (!fallsAtAll(schedule, withChange(occurrences, date, { skipped: true }))) return refuse('occurrence_last');
      return { type: 'TaskOccurrenceSkipped', data: { taskId: id, date } };
    }),
    ReinstateOccurrence: ofOccurrence(({ change }, { date }, { id }) =>
      change.skipped || change.moved !== null ? { type: 'TaskOccurrenceReinstated', data: { taskId: id, date } } : null,
    ),
  },
  evolve: {
    ...taskRecord.evolve,
    TaskCorrected: (state, data, at) =>
      changed(taskRecord.evolve.TaskCorrected(state, data, at), (fields) =>
        fields.occurrences ? { occurrences: changesAfter(fields.occurrences, scheduleOf(fields)) } : {},
      ),
    TaskCompleted: (state, done) => changed(state, () => ({ completed: completionOf(done) })),
    TaskReopened: (state) => changed(state, () => ({ completed: undefined })),
    TaskOccurrenceCompleted: (state, done) => became(state, done.date, { completed: completionOf(done) }),
    TaskOccurrenceReopened: (state, { date }) =>
      changed(became(state, date, { completed: null }), (fields) => ({
        occurrences: changesAfter(fields.occurrences ?? [], scheduleOf(fields)),
      })),
    TaskOccurrenceMoved: (state, { date, movedOn, movedAt }) =>
      became(state, date, { moved: { on: movedOn, at: movedAt } }),
    TaskOccurrenceSkipped: (state, { date }) => became(state, date, { skipped: true, moved: null }),
    TaskOccurrenceReinstated: (state, { date }) => became(state, date, { skipped: false, moved: null }),
  },
};
