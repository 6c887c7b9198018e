import { z } from 'zod';
import { Id, personal, type MessageOf } from './values.ts';

/** The fields of a task. */
const task = { name: personal(z.string()) };

/** Stream `task-ID`. */
export const taskEvents = {
  TaskRecorded: z.object({ taskId: Id, ...task }),
  TaskCorrected: z.object({ taskId: Id, ...z.object(task).partial().shape }),
  TaskRemoved: z.object({ taskId: Id }),
  TaskRestored: z.object({ taskId: Id }),
} as const;
export type TaskEvent = MessageOf<typeof taskEvents>;
