import { addressedLetterWriter, openAccountMail, wordedLetterWriter, type Services } from '@terroir/accounts/server';
import { openTaskReminders } from '@terroir/land/server';
import { marketReached, openEnquiryMail, openSearchLetters } from '@terroir/market/server';
import { openCertificationReminders } from '@terroir/production/server';
import type { Positions } from '@terroir/http';
import type { ListedCheckpoints, Mail, Reactor, Rounds } from '@terroir/store';

export interface LettersOptions {
  readonly checkpoints: ListedCheckpoints;
  /** IANA zone of companies that have no address. */
  readonly timeZone: string;
  /** ISO 4217 code of all prices. */
  readonly currency: string;
  readonly positions: Positions;
  readonly report: (error: unknown) => void;
}

/** `idle` resolves once no round of letters is under way. */
export type Letters = Reactor & Pick<Rounds, 'idle'>;

/** Sends all letters: those of accounts, the reminders of certifications and tasks, and what saved searches found. For one process at a time. */
export async function openLetters(
  accounts: Services,
  mail: Pick<Mail, 'send'>,
  { checkpoints, timeZone, currency, positions, report }: LettersOptions,
): Promise<Letters> {
  const { log, documents, keyring, now, newId, accountStates } = accounts;
  const written = await openAccountMail(accounts, mail, { checkpoints, report });
  const ports = {
    log,
    documents,
    now,
    newId,
    report,
    send: wordedLetterWriter(accounts, mail),
    async recipient(accountId: string) {
      const state = await accountStates.fromLog(accountId);
      return state && { language: state.row.language, timeZone: state.row.timeZone ?? timeZone };
    },
  };
  const { publicUrl } = accounts.options;
  const reached = () => marketReached(positions, log);
  const rounds = [
    openCertificationReminders(ports),
    openTaskReminders(ports),
    openSearchLetters({ ...ports, keyring, publicUrl, currency, reached }),
  ];
  return {
    name: written.name,
    get position() {
      return written.position;
    },
    get stuck() {
      return written.stuck;
    },
    async idle() {
      for (const each of rounds) await each.idle();
    },
    async close() {
      for (const each of rounds) await each.close();
      await written.close();
    },
  };
}

/** Mails enquiries and their answers to the side that they were written to. For one process at a time. */
export function openEnquiryLetters(
  accounts: Services,
  mail: Pick<Mail, 'send'>,
  installation: Pick<LettersOptions, 'checkpoints' | 'currency' | 'report'>,
): Promise<Reactor> {
  return openEnquiryMail({
    ...installation,
    log: accounts.log,
    send: addressedLetterWriter(accounts, mail),
    async correspondent(accountId) {
      const state = await accounts.accountStates.fromLog(accountId);
      return state && { ...state.row, companyName: state.row.firmName };
    },
  });
}
