import type { TaskEvent } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import type { TaskCommand } from './task.commands.ts';

/** An id is recorded once: sent again, it changes nothing. */
export const task = recordDecider<'Task', TaskCommand, TaskEvent>({
  name: 'task',
  noun: 'Task',
  fieldsOf: (form) => form,
});
