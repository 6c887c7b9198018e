import { Amount, CalendarDate, ImageUpload, OneLine, PastDate, Picture, type MessageOf } from '@terroir/events';
import { z } from 'zod';
import { DETAILS_LIMIT, NAME_LIMIT } from '../area/area.commands.ts';
import { LATITUDE_LIMIT } from '../geometry/index.ts';
import { COUNT_LIMIT, frequencies } from './recurrence.ts';

/** The most of each, and the longest tag. */
export const TASK_LIMITS = {
  tags: 20,
  tagLength: 50,
  produces: 100,
  locations: 100,
  duration: 1440,
  hours: 10_000,
} as const;
/** A new date is at most so many days ahead (S1 §5). */
export const DAYS_AHEAD = 365;

const RecordId = z.uuid().toLowerCase();
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** An instant whose day is one of the calendar in every zone. */
const Instant = z.iso.datetime({ offset: true }).refine((instant) => instant >= '0001' && instant < '9999');

/** `YYYY-MM-DD`, the same with `THH:MM` on the clock of the company, or an instant with its offset, which is turned into that. */
export const StartsAt = z.union([CalendarDate, z.iso.datetime({ local: true, precision: -1 }), Instant]);

/** The repeat and the beginning. */
export const TaskRule = z.object({
  freq: z.enum(frequencies).nullish(),
  /** Times in all; the usual number of the frequency unless said, and 0 for no repeat. */
  count: z.int().min(0).max(COUNT_LIMIT).nullish(),
  dtstart: StartsAt.nullish(),
});

/** A pin on a plot or a zone. */
export const Pin = z.object({
  locatableId: RecordId,
  locatableType: z.enum(['Plot', 'Zone']),
  /** Longitude and latitude in degrees of WGS 84. */
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-LATITUDE_LIMIT).max(LATITUDE_LIMIT)]),
});

/** What the form holds and what the API takes as `task` (S1 §7). Without a date there is no time, and without one no duration. */
export const Task = z.object({
  name: OneLine(NAME_LIMIT),
  details: z.string().trim().max(DETAILS_LIMIT).optional(),
  tags: z.array(OneLine(TASK_LIMITS.tagLength)).max(TASK_LIMITS.tags).optional(),
  /** False clears the date, and with it time, duration and repeat; left out it follows from the beginning. */
  dateSet: z.boolean().nullish(),
  timeSet: z.boolean().nullish(),
  repeat: z.boolean().nullish(),
  /** Minutes; 60 where a time is set and nothing else is said. */
  duration: z.int().min(1).max(TASK_LIMITS.duration).nullish(),
  rule: TaskRule.nullish(),
  /** Null takes it away. */
  image: ImageUpload.nullish(),
  produceIds: z.array(RecordId).max(TASK_LIMITS.produces).optional(),
  locations: z.array(Pin).max(TASK_LIMITS.locations).optional(),
});
/** As a form holds it before it is checked. */
export type TaskForm = z.input<typeof Task>;

/** What is said of work that was done. */
export const TaskCompletion = z.object({
  /** Today in the zone of the company unless said. */
  completedOn: PastDate.optional(),
  hours: z.number().min(0).lt(TASK_LIMITS.hours).nullish(),
  /** In currency units; whole cents are kept. */
  cost: Amount.nullish(),
});
export type TaskCompletionForm = z.input<typeof TaskCompletion>;

/** Where an occurrence goes: its time stays as it is unless said, null takes it away. */
export const OccurrenceMove = z.object({ startsOn: CalendarDate, startsAt: Clock.nullish() });
export type OccurrenceMoveForm = z.input<typeof OccurrenceMove>;

/** The zone of the company, in which dates are meant. */
const zone = { timeZone: z.string() };

/** What is decided on: the form with its image stored, the zone of the company, and which of the ids are none of its own. */
const decidedOn = Task.extend({
  image: Picture.nullish(),
  ...zone,
  unknownProduces: z.array(z.string()).optional(),
  /** By id; with the name of one that was removed, null for one that is not the company's. */
  unknownPlaces: z.record(z.string(), z.string().nullable()).optional(),
});
const occurrence = { date: CalendarDate };

/** Commands to a task. What a correction leaves out stays as it is; what did not change is not recorded. */
export const taskCommands = {
  RecordTask: decidedOn,
  CorrectTask: decidedOn,
  RemoveTask: z.object({}),
  RestoreTask: z.object({}),
  CompleteTask: TaskCompletion.extend(zone),
  ReopenTask: z.object({}),
  CompleteOccurrence: TaskCompletion.extend({ ...occurrence, ...zone }),
  ReopenOccurrence: z.object(occurrence),
  MoveOccurrence: OccurrenceMove.extend({ ...occurrence, ...zone }),
  SkipOccurrence: z.object(occurrence),
  ReinstateOccurrence: z.object(occurrence),
} as const;
export type TaskCommand = MessageOf<typeof taskCommands>;
