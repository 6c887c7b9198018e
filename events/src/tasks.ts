import { z } from 'zod';
import { CalendarDate, Cents, Id, Latitude, Longitude, personal, Picture, type MessageOf } from './values.ts';

/** `HH:MM`, on the clock of the company. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const repeatFrequencies = ['daily', 'weekly', 'monthly'] as const;

/** Where a task is: a plot or a zone, and the pin on it. */
export const TaskLocation = z.object({
  locatableId: Id,
  locatableType: z.enum(['Plot', 'Zone']),
  coordinates: z.tuple([Longitude, Latitude]),
});
export type TaskLocation = z.output<typeof TaskLocation>;

/** The fields of a task. What is optional is left out when it was not given, and null once it was taken away. */
const task = {
  name: personal(z.string()),
  details: personal(z.string()),
  tags: personal(z.array(z.string())),
  /** The first day, in the zone of the company. */
  startsOn: CalendarDate.nullable().optional(),
  startsAt: ClockTime.nullable().optional(),
  /** Minutes. */
  duration: z.int().nullable().optional(),
  /** How often it falls, the first day included. */
  repeat: z
    .object({ freq: z.enum(repeatFrequencies), count: z.int() })
    .nullable()
    .optional(),
  locations: personal(z.array(TaskLocation)),
  produceIds: z.array(Id),
  image: Picture.nullable().optional(),
};

/** The day on which work was done, and what it took where that was said. */
const done = { completedOn: CalendarDate, hours: z.number().optional(), costCents: Cents.optional() };
/** One occurrence of a task that repeats, by the day on which the repeat has it. */
const occurrence = { taskId: Id, date: CalendarDate };

/** Stream `task-ID`: a piece of work, once or repeated. */
export const taskEvents = {
  TaskRecorded: z.object({ taskId: Id, ...task }),
  TaskCorrected: z.object({ taskId: Id, ...z.object(task).partial().shape }),
  TaskRemoved: z.object({ taskId: Id }),
  TaskRestored: z.object({ taskId: Id }),
  /** All of it; noted anew where hours or cost are put right. */
  TaskCompleted: z.object({ taskId: Id, ...done }),
  TaskReopened: z.object({ taskId: Id }),
  TaskOccurrenceCompleted: z.object({ ...occurrence, ...done }),
  TaskOccurrenceReopened: z.object(occurrence),
  TaskOccurrenceMoved: z.object({ ...occurrence, movedOn: CalendarDate, movedAt: ClockTime.nullable() }),
  TaskOccurrenceSkipped: z.object(occurrence),
  /** A moving or skipping was taken back: it falls again where the repeat has it. */
  TaskOccurrenceReinstated: z.object(occurrence),
} as const;
export type TaskEvent = MessageOf<typeof taskEvents>;

/** Stream `task_reminders-ACCOUNT_ID`: whether a person wants a mail the day before, and the days they had one for. */
export const taskRemindersEvents = {
  TaskRemindersWanted: z.object({ accountId: Id }),
  TaskRemindersUnwanted: z.object({ accountId: Id }),
  TaskReminderSent: z.object({ accountId: Id, date: CalendarDate }),
} as const;
export type TaskRemindersEvent = MessageOf<typeof taskRemindersEvents>;
