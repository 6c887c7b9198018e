import { openRounds, type Rounds } from '@terroir/store';
import { sendDueReminders, type ReminderPorts } from './due-reminders.ts';

const HOUR = 60 * 60 * 1000;

/** Sends due reminders now and every hour until it is closed, one round at a time. */
export const openCertificationReminders = (ports: ReminderPorts): Rounds =>
  openRounds({ every: HOUR, round: (ending) => sendDueReminders(ports, ending), report: ports.report });
