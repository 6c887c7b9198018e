import { toDecimals, type TaskEvent } from '@terroir/events';
import {
  addDays,
  dateIn,
  recordDecider,
  refusedTogether,
  type DataOf,
  type Decider,
  type FieldsOf,
  type RecordState,
  type Refusal,
  type RevertCommand,
} from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import { fallsAtAll, type Completion, type OccurrenceChange } from './recurrence.ts';
import { saidSchedule, scheduleOf } from './task-schedule.ts';
import { DAYS_AHEAD, type TaskCommand } from './task.commands.ts';

/** What a task says, and what became of it. */
export interface TaskFields extends FieldsOf<'Task', TaskEvent> {
  /** Missing until it is done. */
  readonly completed?: Completion | undefined;
  /** Missing until something becomes of one. */
  readonly occurrences?: readonly OccurrenceChange[] | undefined;
}
export type TaskState = RecordState<TaskFields>;
export type TaskDecider = Decider<TaskState, TaskCommand | RevertCommand<'Task', TaskFields>, TaskEvent>;
type Form = DataOf<TaskCommand, 'RecordTask'>;

/** A degree to seven decimals, as outlines are kept. */
const degrees = (value: number): number => toDecimals(value, 7) + 0;

/** The pins, one for a plot or zone. */
const pinsOf = (locations: Form['locations']) =>
  locations &&
  [...new Map(locations.map((pin) => [pin.locatableId, pin])).values()].map(({ coordinates: [x, y], ...pin }) => ({
    ...pin,
    coordinates: [degrees(x), degrees(y)] as [number, number],
  }));

/** A value that a form empties: null only where there was one. */
const emptied = <T>(value: T | null, before: object | null): T | null | undefined =>
  before === null ? (value ?? undefined) : value;

/** Why a day is refused, or null: what is new or moved falls from today to a year ahead. */
export function dayRefused(day: string, field: string, timeZone: string, now: string): Refusal | null {
  const today = dateIn(timeZone, now);
  const last = addDays(today, DAYS_AHEAD);
  return day < today || day > last ? refuse('task_date_outside', { field, params: { from: today, to: last } }) : null;
}

/** The ids that are none of the company's, each at its place in the form. What a correction leaves as it was is not checked again. */
function strangersIn(before: TaskFields | null, form: Form): readonly Refusal[] {
  const known = new Set([...(before?.produceIds ?? []), ...(before?.locations ?? []).map((pin) => pin.locatableId)]);
  const { produceIds = [], locations = [] } = form;
  const produces = produceIds.flatMap((id, at) =>
    form.unknownProduces?.includes(id) && !known.has(id)
      ? [refuse('task_produce_unknown', { field: `produceIds.${at}` })]
      : [],
  );
  const places = locations.flatMap(({ locatableId }, at) => {
    const name = form.unknownPlaces?.[locatableId];
    if (name === undefined || known.has(locatableId)) return [];
    const field = `locations.${at}.locatableId`;
    return [
      name === null
        ? refuse('task_place_unknown', { field })
        : refuse('task_place_removed', { field, params: { name } }),
    ];
  });
  return [...produces, ...places];
}

/** What a task has in common with every record: it is recorded, corrected, removed, restored and brought back to a version. */
export const taskRecord = recordDecider<'Task', TaskCommand, TaskEvent>({
  name: 'task',
  noun: 'Task',
  unsaid: { details: '', tags: [], locations: [], produceIds: [] },
  fieldsOf: (form, before) => {
    const { schedule } = saidSchedule(form, before && scheduleOf(before));
    return {
      name: form.name,
      details: form.details,
      tags: form.tags && [...new Set(form.tags)],
      startsOn: emptied(schedule?.startsOn ?? null, before),
      startsAt: emptied(schedule?.startsAt ?? null, before),
      duration: emptied(schedule?.duration ?? null, before),
      repeat: emptied(schedule?.repeat ?? null, before),
      locations: pinsOf(form.locations),
      produceIds: form.produceIds && [...new Set(form.produceIds)],
      image: form.image,
    };
  },
  check: (_, before, form, { now }) => {
    const { schedule, faults } = saidSchedule(form, before && scheduleOf(before));
    const isMoved = schedule !== null && schedule.startsOn !== (before?.startsOn ?? null);
    const day = isMoved ? dayRefused(schedule.startsOn, 'rule.dtstart', form.timeZone, now) : null;
    const { occurrences = [] } = (before ?? {}) as TaskFields;
    const isNever = schedule !== null && !fallsAtAll(schedule, occurrences);
    return refusedTogether([
      ...faults,
      ...(day === null ? [] : [day]),
      ...(isNever ? [refuse('task_never_falls', { field: 'rule.count' })] : []),
      ...strangersIn(before, form),
    ]);
  },
}) as unknown as TaskDecider;
