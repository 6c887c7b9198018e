import { CalendarDate, type MessageOf, type TaskRemindersEvent } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';

/** What the form holds and what the API takes as `task_reminders`. */
export const TaskReminders = z.object({ wanted: z.boolean() });

export const taskRemindersCommands = {
  ChooseTaskReminders: TaskReminders,
  NoteTaskReminder: z.object({ date: CalendarDate }),
} as const;
export type TaskRemindersCommand = MessageOf<typeof taskRemindersCommands>;

export interface TaskRemindersState {
  readonly wanted: boolean;
  /** The newest day that the person was reminded of: each is after the one before. */
  readonly remindedOf: string | null;
}

/** Stream `task_reminders-ACCOUNT_ID`. Nobody is reminded who did not ask for it, and of no day twice. */
export const taskReminders: Decider<TaskRemindersState, TaskRemindersCommand, TaskRemindersEvent> = {
  name: 'task_reminders',
  initial: { wanted: false, remindedOf: null },
  decide: {
    ChooseTaskReminders: (state, { wanted }, { id: accountId }) => {
      if (wanted === state.wanted) return null;
      return { type: wanted ? 'TaskRemindersWanted' : 'TaskRemindersUnwanted', data: { accountId } };
    },
    NoteTaskReminder: ({ remindedOf }, { date }, { id: accountId }) =>
      remindedOf !== null && remindedOf >= date ? null : { type: 'TaskReminderSent', data: { accountId, date } },
  },
  evolve: {
    TaskRemindersWanted: (state) => ({ ...state, wanted: true }),
    TaskRemindersUnwanted: (state) => ({ ...state, wanted: false }),
    TaskReminderSent: (state, { date }) => ({ ...state, remindedOf: date }),
  },
};
