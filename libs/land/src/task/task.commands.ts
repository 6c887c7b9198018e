import { OneLine, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** What the form holds and what the API takes as `task`. */
export const Task = z.object({ name: OneLine(200) });

/** Commands to a task. A correction names everything; what did not change is not recorded. */
export const taskCommands = {
  RecordTask: Task,
  CorrectTask: Task,
  RemoveTask: z.object({}),
  RestoreTask: z.object({}),
} as const;
export type TaskCommand = MessageOf<typeof taskCommands>;
