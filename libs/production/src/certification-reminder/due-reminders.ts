import type { CertificationEvent, CertificationReminderEvent, Language } from '@terroir/events';
import { addDays, dateIn, evolve, keptFields, Refusal, type Actor, type Recorded } from '@terroir/kernel';
import { RefusalError, type RecordRow } from '@terroir/http';
import { every, letterIdOf, Send, send, sendEach, type EventLog, type ReadModels } from '@terroir/store';
import { certification } from '../certification/certification.decider.ts';
import { certificationView } from '../certification/certification.view.ts';
import { certificationReminder } from './certification-reminder.decider.ts';
import { REMINDER_DAYS } from './reminder-days.ts';
import { reminderWords, type LetterWords } from './reminder-letter.ts';

/** A letter to the person of a company; `path` is where its button leads within the application. */
export interface ReminderLetter {
  /** The same for the same certification and date, so that one that is sent twice is the same letter. */
  readonly id: string;
  readonly words: LetterWords;
  readonly path: string;
}

export interface ReminderPorts {
  readonly log: EventLog;
  readonly documents: Pick<ReadModels, 'find'>;
  /** ISO 8601 UTC. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Who gets the letters of a company, and its IANA time zone; null when there is nobody any more. */
  readonly recipient: (companyId: string) => Promise<{ readonly language: Language; readonly timeZone: string } | null>;
  /** @throws MailUnavailable when the letter was not handed over */
  readonly send: (companyId: string, letter: ReminderLetter) => Promise<void>;
  readonly report: (error: unknown) => void;
}

interface CertificationRow extends RecordRow {
  readonly validUntil: string | null;
}

const PAGE = 200;

/** The day on which a reminder of a last day is due. */
const reminderDay = (validUntil: string): string => addDays(validUntil, -REMINDER_DAYS);

const letterId = (certificationId: string, validUntil: string): string =>
  letterIdOf(`${certificationId} ${validUntil}`, Date.parse(reminderDay(validUntil)));

/**
 * Sends every reminder that is due and was not sent: from 30 days before the last day of a certification to that day, in the
 * company's time zone. What was sent is recorded, so neither a restart nor a rebuild sends it again. One that cannot be sent
 * is reported and tried at the next call.
 * @param ending ends the round after the letter that is under way
 */
export async function sendDueReminders(ports: ReminderPorts, ending?: AbortSignal): Promise<void> {
  const { documents, now, report } = ports;
  const today = dateIn('UTC', now());
  // A day more on either side: somewhere it is already tomorrow, and somewhere still yesterday.
  const range = { field: 'validUntil', from: addDays(today, -1), to: addDays(today, REMINDER_DAYS + 1) };
  const near = every<CertificationRow>(
    documents,
    certificationView,
    'validity',
    { removed: false },
    { range, limit: PAGE, cache: false },
  );
  await sendEach(near, { ending, report }, ({ row }) => remind(ports, row));
}

/** Reminds of one certification, as the log says it is: its row may be older. */
async function remind(ports: ReminderPorts, { id, companyId }: CertificationRow): Promise<void> {
  const { log, now, newId } = ports;
  const recipient = await ports.recipient(companyId);
  if (recipient === null) return;
  const events = (await log.readStream(`${certification.name}-${id}`)) as unknown as (CertificationEvent & Recorded)[];
  const fields = keptFields(evolve(certification, events));
  const validUntil = fields?.validUntil ?? null;
  if (fields === null || validUntil === null) return;
  const today = dateIn(recipient.timeZone, now());
  if (today < reminderDay(validUntil) || today > validUntil) return;
  const sent = (await log.readStream(`${certificationReminder.name}-${id}`)) as unknown as (CertificationReminderEvent &
    Recorded)[];
  if (evolve(certificationReminder, sent).includes(validUntil)) return;
  const words = reminderWords({ ...fields, validUntil }, recipient.language);
  await ports.send(companyId, { id: letterId(id, validUntil), words, path: '/certifications' });
  const actor: Actor = { accountId: null, companyId, role: 'system' };
  const command = { type: 'NoteReminder', data: { validUntil } } as const;
  const noted = await send(
    { log, now, newId },
    new Send(certificationReminder, id, command, { actor, correlationId: newId() }),
  );
  if (noted instanceof Refusal) throw new RefusalError(noted);
}
