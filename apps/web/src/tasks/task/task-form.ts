import type { useApiForm } from '../../forms/form.ts';
import type { TaskTyped, TaskValues } from './task-entry.ts';

/** The form of a task, as its fields take it. */
export type TaskForm = ReturnType<typeof useApiForm<TaskTyped, TaskValues, 'tasks'>>;
