import { z } from 'zod';
import { frequencies } from './recurrence.ts';

const completed = z
  .object({
    on: z.iso.date(),
    hours: z.number().nullable(),
    cost: z.number().nullable().meta({ description: 'Currency units' }),
  })
  .nullable();
const coordinates = z.tuple([z.number(), z.number()]).meta({ description: 'Longitude and latitude' });
const locations = z.array(
  z.object({ id: z.string(), locatableId: z.string(), locatableType: z.enum(['Plot', 'Zone']), coordinates }),
);

/** A task as it is answered (S1 §3), with what became of it and of single occurrences. */
export const taskShape = {
  name: z.string(),
  details: z.string(),
  tags: z.array(z.string()),
  dateSet: z.boolean(),
  timeSet: z.boolean(),
  repeat: z.boolean(),
  duration: z.int().nullable().meta({ description: 'Minutes' }),
  rule: z
    .object({
      freq: z.enum(frequencies).nullable(),
      count: z.int().nullable().meta({ description: 'Times in all, the first day included' }),
      dtstart: z.string().meta({ description: '`YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, on the clock of the company' }),
    })
    .nullable(),
  imageUrls: z.object({ image: z.string(), thumbnail: z.string() }).nullable(),
  produceIds: z.array(z.string()),
  locations,
  done: z.boolean().meta({ description: 'Nothing is left: all of it is done, or each occurrence is done or skipped' }),
  completed,
  occurrences: z
    .array(
      z.object({
        date: z.iso.date(),
        skipped: z.boolean(),
        moved: z.object({ on: z.iso.date(), at: z.string().nullable() }).nullable(),
        completed,
      }),
    )
    .meta({ description: 'What became of single occurrences, by the day on which the repeat has them' }),
  recordedAt: z.iso.datetime(),
};
export type TaskAttributes = z.output<z.ZodObject<typeof taskShape>>;

/** One time that a task falls. */
export const occurrenceShape = {
  taskId: z.string(),
  name: z.string(),
  date: z.iso.date().meta({ description: 'The day on which the repeat has it, by which it is called' }),
  startsOn: z.iso.date(),
  startsAt: z.string().nullable().meta({ description: 'Null for the whole day' }),
  duration: z.int().nullable().meta({ description: 'Minutes' }),
  starts: z.iso.datetime().nullable(),
  ends: z.iso.datetime().nullable(),
  repeats: z.boolean(),
  moved: z.boolean(),
  completed,
};
/** What a list of occurrences says where it has only the first ones of each day. */
export const occurrenceMeta = {
  days: z.record(z.iso.date(), z.int()).optional().meta({ description: 'With `per_day`: how many begin on each day' }),
};
export type OccurrenceMeta = z.output<z.ZodObject<typeof occurrenceMeta>>;
export type OccurrenceAttributes = z.output<z.ZodObject<typeof occurrenceShape>>;
