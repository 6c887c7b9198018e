import { sendDueReminders, type ReminderPorts } from './due-reminders.ts';

const HOUR = 60 * 60 * 1000;

/** Sends due reminders now and every hour until it is closed, one round at a time. */
export function openCertificationReminders(ports: ReminderPorts): { close(): Promise<void> } {
  let round: Promise<void> | null = null;
  const begin = (): void => {
    round ??= sendDueReminders(ports)
      .catch(ports.report)
      .finally(() => (round = null));
  };
  const timer = setInterval(begin, HOUR).unref();
  begin();
  return {
    async close() {
      clearInterval(timer);
      await round;
    },
  };
}
