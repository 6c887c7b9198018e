import { COUNT_LIMIT, DETAILS_LIMIT, frequencies, Task, TASK_LIMITS, type TaskForm } from '@terroir/land';
import { z } from 'zod';
import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { Upload } from '../../pictures/use-picture-choice.ts';
import { beginningOf, type TaskRow } from './task.ts';
import { noDate, timeAt, typedSchedule, type WhenTyped } from './when.ts';

/** What the form of a task holds. */
export interface TaskTyped extends WhenTyped {
  name: string;
  details: string;
  tags: string[];
  /** An image that stays is named by its address, so that a change of it is seen as one. */
  image: string | Upload | null;
  produceIds: string[];
  /** Plots and zones by their ids. */
  locations: string[];
}
export type TaskValues = TaskTyped;
/** A plot or a zone with the place of its pin. */
export type Pin = NonNullable<TaskForm['locations']>[number];

/** A day and a time (`null`: the whole day) at which a new task begins. */
export interface TaskStart {
  readonly on: string;
  readonly at: string | null;
}

export interface TaskDays {
  readonly today: string;
  /** The last day that can be chosen. */
  readonly last: string;
}

const isDate = (text: string | null): text is string => text !== null && z.iso.date().safeParse(text).success;
const isClock = (text: string | null): boolean => text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
/** Also where another field is wrong, so that all of them are said at once. */
const always = (rule: string) => ({ params: { rule }, when: () => true });
const required = always('required');
const { name, tags, produceIds, image, duration } = Task.shape;

/** The schema of the form; a day that stays as it was is not checked again. */
export const taskEntry = ({ today, last }: TaskDays, before: TaskRow | null): z.ZodType<TaskValues, TaskTyped> => {
  const kept = before?.rule ? beginningOf(before.rule.dtstart).on : null;
  const isFree = (day: string | null): day is string => isDate(day) && day !== kept;
  return z
    .object({
      name,
      details: z.string().trim().max(DETAILS_LIMIT),
      tags,
      image: z.union([z.string().min(1), image]),
      startsOn: z
        .string()
        .nullable()
        .refine((day) => day === null || isDate(day), { params: { rule: 'not_a_date' } })
        .refine((day) => !isFree(day) || day >= today, { params: { rule: 'not_before', today } })
        .refine((day) => !isFree(day) || day <= last, { params: { rule: 'not_after', last } }),
      timeSet: z.boolean(),
      startsAt: z.string().nullable(),
      duration,
      repeat: z.enum(['', ...frequencies]),
      count: z.int().min(0).max(COUNT_LIMIT).nullable(),
      produceIds,
      locations: z.array(z.string()).max(TASK_LIMITS.locations),
    })
    .refine(({ timeSet, startsAt }) => !timeSet || Boolean(startsAt), { path: ['startsAt'], ...required })
    .refine(({ timeSet, startsAt }) => !timeSet || !startsAt || isClock(startsAt), {
      path: ['startsAt'],
      ...always('not_a_time'),
    })
    .refine(({ timeSet, duration: minutes }) => !timeSet || minutes !== null, { path: ['duration'], ...required })
    .refine(({ repeat, count }) => repeat === '' || count !== null, {
      path: ['count'],
      ...required,
    }) as unknown as z.ZodType<TaskValues, TaskTyped>;
};

const imageOf = (task: Pick<TaskRow, 'imageUrls'>): string | null => task.imageUrls?.image ?? null;

export const blankTask: TaskTyped = {
  ...noDate,
  name: '',
  details: '',
  tags: [],
  image: null,
  produceIds: [],
  locations: [],
};
/** A new task that begins on a day, and at a time. */
export const taskFrom = ({ on, at }: TaskStart): TaskTyped => ({
  ...blankTask,
  startsOn: on,
  ...(at === null ? {} : timeAt(at)),
});

/** What the form holds of a stored task. */
export function taskTyped(task: TaskRow): TaskTyped {
  const { rule } = task;
  const begins = rule && beginningOf(rule.dtstart);
  return {
    name: task.name,
    details: task.details,
    tags: task.tags,
    image: imageOf(task),
    startsOn: begins?.on ?? null,
    timeSet: task.timeSet,
    startsAt: begins?.at ?? null,
    duration: task.duration,
    repeat: rule?.freq ?? '',
    count: rule?.count ?? null,
    produceIds: task.produceIds,
    locations: task.locations.map(({ locatableId }) => locatableId),
  };
}
/** A copy of a task is done by nobody yet, and has no picture; a day that is over is none to begin on. */
export const copyTyped = (task: TaskRow, { today }: TaskDays): TaskTyped => {
  const typed = { ...taskTyped(task), image: null };
  return typed.startsOn !== null && typed.startsOn < today ? { ...typed, ...noDate } : typed;
};

/** What the API is told of when a task falls. */
function ruleOf(values: TaskValues): Pick<TaskForm, 'dateSet' | 'timeSet' | 'repeat' | 'duration' | 'rule'> {
  const schedule = typedSchedule(values);
  if (schedule === null) return { dateSet: false };
  const { startsOn, startsAt, duration, repeat } = schedule;
  return {
    dateSet: true,
    timeSet: startsAt !== null,
    repeat: repeat !== null,
    duration,
    rule: {
      freq: repeat?.freq ?? null,
      count: repeat?.count ?? null,
      dtstart: startsAt === null ? startsOn : `${startsOn}T${startsAt}`,
    },
  };
}

/** The body of the call that records a task or corrects `before`; a picture that stays is left out. */
export function taskBody(
  values: TaskValues,
  pins: readonly Pin[],
  before: TaskRow | null,
): { readonly task: TaskForm } {
  const stays = typeof values.image === 'string' || (values.image === null && (before === null || !imageOf(before)));
  return {
    task: {
      name: values.name,
      details: values.details,
      tags: values.tags,
      ...ruleOf(values),
      ...(stays || typeof values.image === 'string' ? {} : { image: values.image }),
      produceIds: values.produceIds,
      locations: [...pins],
    },
  };
}

/** The task as it will read; a new picture has no address until it is stored. */
export function taskRow(values: TaskValues, pins: readonly Pin[], id: string, before: TaskRow | null): TaskRow {
  const { dateSet, timeSet, repeat, duration, rule } = ruleOf(values);
  return {
    done: false,
    completed: null,
    occurrences: [],
    recordedAt: new Date().toISOString(),
    ...before,
    id,
    version: before?.version ?? null,
    name: values.name,
    details: values.details,
    tags: values.tags,
    dateSet: dateSet ?? false,
    timeSet: timeSet ?? false,
    repeat: repeat ?? false,
    duration: duration ?? null,
    rule: rule?.dtstart ? { freq: rule.freq ?? null, count: rule.count ?? null, dtstart: rule.dtstart } : null,
    imageUrls: typeof values.image === 'string' ? (before?.imageUrls ?? null) : null,
    produceIds: values.produceIds,
    locations: pins.map((pin) => ({ id: pin.locatableId, ...pin })),
  };
}

/** The fields of the form, by those of the call. */
const formFields: Readonly<Record<string, keyof TaskTyped>> = {
  'rule.dtstart': 'startsOn',
  'rule.freq': 'repeat',
  'rule.count': 'count',
};

/** A refusal with the field names of the form: of a list, the list. */
export function atFormFields(failure: Failure): Failure {
  return faultsAtFields(failure, (field, { code }) => {
    if (code === 'task_time_missing') return 'startsAt';
    const path = field.replace(/^task\./, '');
    const [list = path] = path.split('.');
    return formFields[path] ?? (list in blankTask ? list : null);
  });
}
