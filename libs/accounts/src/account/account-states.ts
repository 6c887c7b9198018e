import type { EmailEvent } from '@terroir/events';
import { evolve, fold, type Recorded } from '@terroir/kernel';
import type { Document, EventLog } from '@terroir/store';
import { LRUCache } from 'lru-cache';
import { accountView, type AccountRow, type AccountStateEvent } from './account.view.ts';
import { email, type EmailAddress } from '../email/email.decider.ts';
import type { AccountPorts } from '../account-ports.ts';

/** What is known of an account now: its row, and the revision of its own stream. */
export type AccountState = Pick<Document<AccountRow>, 'row' | 'revision'>;

/** Reads accounts so that nobody meets a role that they no longer have, though read models lag behind the log. */
export interface AccountStates {
  /** The account from its read model, or from the log while the read model has not caught up with what was noted. */
  of(accountId: string): Promise<AccountState | null>;
  /** The account from the log itself: three short streams. */
  fromLog(accountId: string): Promise<AccountState | null>;
  /** Tells that something about the account was recorded at this position. */
  note(accountId: string, position: number | null): void;
  /** Who holds an address, by the address's keyed hash. */
  holder(emailId: string): Promise<EmailAddress>;
}

const streams = ['account', 'firm', 'subscription'] as const;

export function accountStates(
  log: EventLog,
  documents: AccountPorts['documents'],
  reached: AccountPorts['reached'],
): AccountStates {
  const noted = new LRUCache<string, number>({ max: 10_000 });

  async function fromLog(accountId: string): Promise<AccountState | null> {
    const read = await Promise.all(streams.map((name) => log.readStream(`${name}-${accountId}`)));
    const events = read.flat().toSorted((a, b) => a.position - b.position) as unknown as (AccountStateEvent &
      Recorded)[];
    const row = events.reduce<AccountRow | null>((so, event) => fold(accountView, so, event), null);
    return row && { row, revision: (read[0]?.length ?? 0) - 1 };
  }

  return {
    fromLog,
    async of(accountId) {
      const position = noted.get(accountId);
      if (position !== undefined) {
        if (!(await reached(position))) return fromLog(accountId);
        if (noted.get(accountId) === position) noted.delete(accountId);
      }
      return (await documents.get<AccountRow>(accountView, accountId)) ?? fromLog(accountId);
    },
    note(accountId, position) {
      if (position !== null) noted.set(accountId, Math.max(position, noted.get(accountId) ?? 0));
    },
    async holder(emailId) {
      const events = await log.readStream(`${email.name}-${emailId}`);
      return evolve(email, events as unknown as readonly (EmailEvent & Recorded)[]);
    },
  };
}
