import { z } from 'zod';
import { nothing, present, sayNothing } from './published.records.ts';
import { repeatFrequencies, type TaskEvent } from './tasks.ts';
import { CalendarDate, Cents, Id } from './values.ts';

// What leaves of tasks: when work is planned and done, what for, and what it took. What it is called and where it is stay at home.

type DataOf<Type extends TaskEvent['type']> = Extract<TaskEvent, { readonly type: Type }>['data'];

const task = {
  starts_on: CalendarDate.nullable().meta({ description: 'The first day' }).optional(),
  duration: z.int().nullable().meta({ description: 'Minutes' }).optional(),
  repeat: z
    .object({ freq: z.enum(repeatFrequencies), count: z.int() })
    .nullable()
    .meta({ description: 'How often it falls, the first day included' })
    .optional(),
};
const produces = { produce_ids: z.array(Id).meta({ description: 'The produces that it is done for' }) };
const sayTask = ({ startsOn, duration, repeat, produceIds }: Omit<DataOf<'TaskCorrected'>, 'taskId'>) =>
  present({ starts_on: startsOn, duration, repeat, produce_ids: produceIds });

const date = { date: CalendarDate.meta({ description: 'The day on which the repeat has it' }) };
const done = {
  completed_on: CalendarDate,
  hours: z.number().meta({ description: 'Hours of work' }).optional(),
  cost_cents: Cents.optional(),
};
const sayDone = ({ completedOn, hours, costCents }: Omit<DataOf<'TaskCompleted'>, 'taskId'>) =>
  present({ completed_on: completedOn, hours, cost_cents: costCents });
const sayDate = (data: { readonly date: string }) => ({ date: data.date });

/** What leaves of a task. */
export const publishedTask = {
  TaskRecorded: {
    summary: 'A company planned a task; its name, tags, places and picture stay at home',
    version: 1,
    data: z.object({ ...task, ...produces }),
    say: sayTask,
  },
  TaskCorrected: {
    summary: 'A task was corrected: only the fields that changed are there',
    version: 1,
    data: z.object({ ...task, ...produces }).partial(),
    say: sayTask,
  },
  TaskRemoved: { summary: 'A task was removed', version: 1, data: nothing, say: sayNothing },
  TaskRestored: { summary: 'A removed task is back as it was', version: 1, data: nothing, say: sayNothing },
  TaskCompleted: {
    summary: 'A task was done, or what it took was put right',
    version: 1,
    data: z.object(done),
    say: sayDone,
  },
  TaskReopened: { summary: 'A task is to be done after all', version: 1, data: nothing, say: sayNothing },
  TaskOccurrenceCompleted: {
    summary: 'One occurrence of a task was done, or what it took was put right',
    version: 1,
    data: z.object({ ...date, ...done }),
    say: (data: DataOf<'TaskOccurrenceCompleted'>) => ({ ...sayDate(data), ...sayDone(data) }),
  },
  TaskOccurrenceReopened: {
    summary: 'One occurrence of a task is to be done after all',
    version: 1,
    data: z.object(date),
    say: sayDate,
  },
  TaskOccurrenceMoved: {
    summary: 'One occurrence of a task was moved to another day or time',
    version: 1,
    data: z.object({ ...date, moved_on: CalendarDate }),
    say: (data: DataOf<'TaskOccurrenceMoved'>) => ({ ...sayDate(data), moved_on: data.movedOn }),
  },
  TaskOccurrenceSkipped: {
    summary: 'One occurrence of a task is left out',
    version: 1,
    data: z.object(date),
    say: sayDate,
  },
  TaskOccurrenceReinstated: {
    summary: 'One occurrence of a task that was moved or left out falls on its own day again',
    version: 1,
    data: z.object(date),
    say: sayDate,
  },
} as const;

const OF_A_LETTER = 'is a letter to a person, or the wish for it';
/** What leaves of reminders: nothing. */
export const publishedTaskReminders = {
  TaskRemindersWanted: { stays: OF_A_LETTER },
  TaskRemindersUnwanted: { stays: OF_A_LETTER },
  TaskReminderSent: { stays: OF_A_LETTER },
} as const;
