import type { Deferral } from './deferred-events.ts';

/** A letter to one person, in both forms that mail programs read. */
export interface Letter {
  /**
   * What makes it the same letter when it is sent again after an unknown outcome: the id of the event that caused it.
   * It becomes the Message-ID.
   */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** `en` or `fr`, for programs that read aloud. */
  readonly language: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  /** Where one click ends letters of its kind, without logging in (RFC 8058): an address of the web. */
  readonly stop?: string;
  /** The accounts whose words it holds besides those of whom it is sent and answered to, so that it goes with them too. It is not sent. */
  readonly about?: readonly string[];
}

/** Sends letters. */
export interface Mail {
  /**
   * Resolves once the letter has been handed over. @throws MailUnavailable when it could not be; try again later.
   * @throws MailRefused when it never will be
   */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** The letter was not handed over, and may be tried again. */
export class MailUnavailable extends Error {
  override readonly name: string = 'MailUnavailable';
}

/** The mail server puts off this letter alone, as one whose recipient it cannot reach for now: others may go before it. */
export class MailDeferred extends MailUnavailable {
  override readonly name = 'MailDeferred';
}

/** The mail server refuses the letter for good: trying again changes nothing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Mail in which a letter that is refused for good is reported and ends there, so that it holds up no other. */
export const passingRefused = (mail: Mail, report: (refused: MailRefused) => void): Mail => ({
  async send(letter) {
    try {
      await mail.send(letter);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      report(error);
    }
  },
  close: () => mail.close(),
});

const TEN_MINUTES = 10 * 60 * 1000;
const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** How letters that are put off wait in a reactor: tried every ten minutes, given up two days after their event (RFC 5321 §4.5.4.1). */
export const letterDeferral = (report: (error: unknown) => void): Deferral => ({
  isOfEvent: (error) => error instanceof MailDeferred,
  every: TEN_MINUTES,
  longest: TWO_DAYS,
  report,
});

/** One call ends the letters where the address is secret on its way, as RFC 8058 §3.1 wants it; else a person opens it (RFC 2369). */
const stopHeaders = (stop: string) => ({
  'List-Unsubscribe': `<${stop}>`,
  ...(stop.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** A letter as nodemailer takes it. Files and addresses on the web are never read on a letter's behalf. */
export const messageOf = ({ id, to, subject, text, html, language, replyTo, stop }: Letter, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'terroir.invalid'}>`,
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...(stop && stopHeaders(stop)) },
  disableFileAccess: true,
  disableUrlAccess: true,
});
