import { openRounds, type Rounds } from '@terroir/store';
import { sendDueTaskReminders, type TaskReminderPorts } from './due-task-reminders.ts';

const A_WHILE = 30 * 60 * 1000;

/** Sends due reminders now and every half hour until it is closed, one round at a time. */
export const openTaskReminders = (ports: TaskReminderPorts): Rounds =>
  openRounds({ every: A_WHILE, round: (ending) => sendDueTaskReminders(ports, ending), report: ports.report });
