import type { TaskEvent } from '@terroir/events';
import type { TaskCommand } from './task.commands.ts';

export const taskId = 'id-0';
export const timeZone = 'America/Toronto';

/** Weeding once a week, and the same as it is recorded. */
export const form = {
  name: 'Désherber l’ail',
  details: 'À la binette',
  tags: ['ail'],
  rule: { freq: 'weekly', count: 4, dtstart: '2026-05-04T07:30' },
  timeZone,
} as const;
export const fields = {
  name: 'Désherber l’ail',
  details: 'À la binette',
  tags: ['ail'],
  startsOn: '2026-05-04',
  startsAt: '07:30',
  duration: 60,
  repeat: { freq: 'weekly' as const, count: 4 },
  locations: [],
  produceIds: [],
};
/** What happened to it. */
export const was = {
  recorded: { type: 'TaskRecorded', data: { taskId, ...fields } },
  removed: { type: 'TaskRemoved', data: { taskId } },
  completed: { type: 'TaskCompleted', data: { taskId, completedOn: '2026-05-01', hours: 2.5, costCents: 4500 } },
  reopened: { type: 'TaskReopened', data: { taskId } },
  doneOnce: { type: 'TaskOccurrenceCompleted', data: { taskId, date: '2026-05-11', completedOn: '2026-05-01' } },
  moved: { type: 'TaskOccurrenceMoved', data: { taskId, date: '2026-05-18', movedOn: '2026-05-19', movedAt: '06:00' } },
  skipped: { type: 'TaskOccurrenceSkipped', data: { taskId, date: '2026-05-25' } },
} as const satisfies Record<string, TaskEvent>;

export const record = (more: object = {}) =>
  ({ type: 'RecordTask', data: { ...form, ...more } }) as unknown as TaskCommand;
export const correct = (more: object = {}) =>
  ({ type: 'CorrectTask', data: { name: form.name, timeZone, ...more } }) as TaskCommand;
export const complete = (more: object = {}) => ({ type: 'CompleteTask', data: { timeZone, ...more } }) as TaskCommand;
/** A command about the occurrence of a date. */
export const occurrence = (
  verb: 'Complete' | 'Reopen' | 'Move' | 'Skip' | 'Reinstate',
  date: string,
  more: object = {},
) => ({ type: `${verb}Occurrence`, data: { date, timeZone, ...more } }) as TaskCommand;
