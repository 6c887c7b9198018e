import type { TaskRemindersEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const TaskRemindersRow = z.object({ accountId: z.string(), companyId: z.string(), wanted: z.boolean() });
export type TaskRemindersRow = z.output<typeof TaskRemindersRow>;

const chosen =
  (wanted: boolean) =>
  (_: unknown, { data: { accountId }, companyId }: { data: { accountId: string }; companyId: string | null }) => ({
    accountId,
    companyId: companyId ?? accountId,
    wanted,
  });

/** Who wants a mail the day before tasks fall. */
export const taskRemindersView = view<TaskRemindersRow, TaskRemindersEvent>({
  name: 'task_reminders',
  version: 1,
  row: TaskRemindersRow,
  aggregate: 'task_reminders',
  indexes: { company: ['companyId'], wanted: ['wanted', 'accountId'] },
  company: 'companyId',
  on: { TaskRemindersWanted: chosen(true), TaskRemindersUnwanted: chosen(false) },
});
