import { taskEvents, type TaskEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';

/** The tasks of all companies, one row each. */
export const taskView = recordView<'Task', TaskEvent>({
  name: 'task',
  version: 1,
  noun: 'Task',
  events: taskEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
});
