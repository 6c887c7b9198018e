import type { Language, TaskRemindersEvent } from '@terroir/events';
import { addDays, evolve, Refusal, type Actor, type Recorded } from '@terroir/kernel';
import { RefusalError } from '@terroir/http';
import { every, letterIdOf, Send, send, sendEach, type EventLog, type ReadModels } from '@terroir/store';
import { localOf } from '../task/local-time.ts';
import { occurrencesBetween } from '../task/recurrence.ts';
import { plannedOf, taskView, type TaskRow } from '../task/task.view.ts';
import { reminderWords, type LetterWords, type RemindedTask } from './reminder-letter.ts';
import { taskReminders } from './task-reminders.decider.ts';
import { taskRemindersView, type TaskRemindersRow } from './task-reminders.view.ts';

/** A letter to a person; `path` is where its button leads within the application. */
export interface TaskReminderLetter {
  /** The same for the same account and day, so that one that is sent twice is the same letter. */
  readonly id: string;
  readonly words: LetterWords;
  readonly path: string;
}

export interface TaskReminderPorts {
  readonly log: EventLog;
  readonly documents: Pick<ReadModels, 'find'>;
  /** ISO 8601 UTC. */
  readonly now: () => string;
  readonly newId: () => string;
  /** The language of an account and the IANA zone of its company; null when there is nobody any more. */
  readonly recipient: (accountId: string) => Promise<{ readonly language: Language; readonly timeZone: string } | null>;
  /** @throws MailUnavailable when the letter was not handed over */
  readonly send: (accountId: string, letter: TaskReminderLetter) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** The hour of the day before from which on a reminder is due, by the clock of the company. */
export const REMINDER_TIME = '16:00';
const PAGE = 200;

const letterId = (accountId: string, day: string): string =>
  letterIdOf(`task reminder ${accountId} ${day}`, Date.parse(day));

/**
 * Sends every reminder that is due and was not sent: to who asked for it, in the afternoon before a day with tasks to do. What was sent is
 * recorded, so neither a restart nor a rebuild sends it again. One that cannot be sent is reported and tried at the next call.
 * @param ending ends the round after the letter that is under way
 */
export async function sendDueTaskReminders(ports: TaskReminderPorts, ending?: AbortSignal): Promise<void> {
  const wanted = every<TaskRemindersRow>(
    ports.documents,
    taskRemindersView,
    'wanted',
    { wanted: true },
    { limit: PAGE, cache: false },
  );
  await sendEach(wanted, { ending, report: ports.report }, ({ row }) => remind(ports, row));
}

/** Reminds one person, if the log says that it is wanted and was not done: the row may be older. */
async function remind(ports: TaskReminderPorts, { accountId, companyId }: TaskRemindersRow): Promise<void> {
  const { log, now, newId } = ports;
  const recipient = await ports.recipient(accountId);
  if (recipient === null) return;
  const { date: today, time } = localOf(recipient.timeZone, Date.parse(now()));
  if (time < REMINDER_TIME) return;
  const day = addDays(today, 1);
  const past = (await log.readStream(`${taskReminders.name}-${accountId}`)) as unknown as (TaskRemindersEvent &
    Recorded)[];
  const { wanted, remindedOf } = evolve(taskReminders, past);
  if (!wanted || (remindedOf !== null && remindedOf >= day)) return;
  const tasks = await tasksOf(ports, companyId, day);
  if (tasks.length === 0) return;
  const words = reminderWords(day, tasks, recipient.language);
  await ports.send(accountId, { id: letterId(accountId, day), words, path: '/tasks' });
  const actor: Actor = { accountId: null, companyId, role: 'system' };
  const command = { type: 'NoteTaskReminder', data: { date: day } } as const;
  const noted = await send(
    { log, now, newId },
    new Send(taskReminders, accountId, command, { actor, correlationId: newId() }),
  );
  if (noted instanceof Refusal) throw new RefusalError(noted);
}

/** What is to be done on a day, in the order of its times. */
async function tasksOf(
  { documents }: TaskReminderPorts,
  companyId: string,
  day: string,
): Promise<readonly RemindedTask[]> {
  const found: RemindedTask[] = [];
  const going = every<TaskRow>(
    documents,
    taskView,
    'ending',
    { companyId, removed: false },
    { range: { field: 'endsOn', from: day } },
  );
  for await (const { row } of going)
    for (const { startsOn, startsAt, completed } of occurrencesBetween(plannedOf(row), day, day))
      if (completed === null && startsOn === day) found.push({ name: row.name, startsAt });
  const key = ({ startsAt }: RemindedTask): string => startsAt ?? '';
  return found.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}
