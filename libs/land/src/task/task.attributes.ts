import { amountOf } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import type { Dated } from '@terroir/kernel';
import { instantsOf, isDone, type Completion, type Occurrence } from './recurrence.ts';
import { dtstartOf, scheduleOf } from './task-schedule.ts';
import type { TaskFields } from './task.decider.ts';
import type { TaskRow } from './task.view.ts';
import type { OccurrenceAttributes, TaskAttributes } from './task.wire.ts';

const completedAs = (completed: Completion | null | undefined): TaskAttributes['completed'] =>
  completed
    ? {
        on: completed.on,
        hours: completed.hours,
        cost: completed.costCents === null ? null : amountOf(completed.costCents),
      }
    : null;

/** A task as it is answered, from its state or its row. */
export function taskAttributes(record: Dated<TaskFields> | TaskRow): TaskAttributes {
  const { name, details, tags, image, produceIds, locations, recordedAt } = record;
  const { completed = null, occurrences = [] } = record;
  const schedule = scheduleOf(record);
  return {
    name,
    details,
    tags: [...tags],
    dateSet: schedule !== null,
    timeSet: schedule?.startsAt != null,
    repeat: schedule?.repeat != null,
    duration: schedule?.duration ?? null,
    rule: schedule && {
      freq: schedule.repeat?.freq ?? null,
      count: schedule.repeat?.count ?? null,
      dtstart: dtstartOf(schedule),
    },
    imageUrls: image ? { image: imageUrl(image.image), thumbnail: imageUrl(image.thumbnail) } : null,
    produceIds: [...produceIds],
    locations: locations.map((pin) => ({ id: pin.locatableId, ...pin })),
    done: isDone({ schedule, occurrences, completed }),
    completed: completedAs(completed),
    occurrences: occurrences.map((change) => ({ ...change, completed: completedAs(change.completed) })),
    recordedAt,
  };
}

/** One time that a task falls, as it is answered. */
export function occurrenceAttributes(row: TaskRow, occurrence: Occurrence, timeZone: string): OccurrenceAttributes {
  const { date, startsOn, startsAt, duration, isMoved, completed } = occurrence;
  const instants = instantsOf(occurrence, timeZone);
  return {
    taskId: row.id,
    name: row.name,
    date,
    startsOn,
    startsAt,
    duration,
    starts: instants?.starts ?? null,
    ends: instants?.ends ?? null,
    repeats: row.repeat !== null,
    moved: isMoved,
    completed: completedAs(completed),
  };
}
