import { sendDueTaskReminders, type TaskReminderPorts } from './due-task-reminders.ts';

const A_WHILE = 30 * 60 * 1000;

/** Sends due reminders now and every half hour until it is closed, one round at a time. */
export function openTaskReminders(ports: TaskReminderPorts): { close(): Promise<void> } {
  let round: Promise<void> | null = null;
  const begin = (): void => {
    round ??= sendDueTaskReminders(ports)
      .catch(ports.report)
      .finally(() => (round = null));
  };
  const timer = setInterval(begin, A_WHILE).unref();
  begin();
  return {
    async close() {
      clearInterval(timer);
      await round;
    },
  };
}
