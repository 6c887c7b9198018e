import { body, recordController, resource } from '@terroir/http';
import { Task } from './task.commands.ts';
import { task } from './task.decider.ts';
import { taskView } from './task.view.ts';
import { taskShape, taskTexts } from './task.wire.ts';

export const TaskController = recordController({
  noun: 'Task',
  path: 'tasks',
  one: 'a task',
  many: 'tasks',
  allow: ['producer', 'plan_level_1'],
  decider: task,
  view: taskView,
  body: body('task', Task, taskTexts),
  resource: resource('task', taskShape),
  attributes: ({ name, recordedAt }) => ({ name, recordedAt }),
});
