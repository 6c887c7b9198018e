import { Id, type EmailEvent, type MessageOf } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';
import { refuse } from '../refusals.ts';

export const emailCommands = {
  /** `orphan` names the account of an abandoned reservation, which may be taken over; null when there is none. */
  ReserveEmail: z.object({ accountId: Id, orphan: Id.nullable() }),
  ReleaseEmail: z.object({ accountId: Id }),
} as const;
export type EmailCommand = MessageOf<typeof emailCommands>;

export interface EmailAddress {
  /** The account that holds the address, and since when (ISO 8601), or nulls. */
  readonly accountId: string | null;
  readonly since: string | null;
}

/**
 * Stream `email-KEYED_HASH`: one account per address, without any transaction over two streams. The stream's first
 * append expects that it is absent and every later one the revision that was read, so of two at once one is refused.
 */
export const email: Decider<EmailAddress, EmailCommand, EmailEvent> = {
  name: 'email',
  initial: { accountId: null, since: null },
  decide: {
    ReserveEmail: (address, { accountId, orphan }) => {
      if (address.accountId === accountId) return null;
      return address.accountId === null || address.accountId === orphan
        ? { type: 'EmailReserved', data: { accountId } }
        : refuse('email_taken', { field: 'account.email' });
    },
    ReleaseEmail: (address, { accountId }) =>
      address.accountId === accountId ? { type: 'EmailReleased', data: { accountId } } : null,
  },
  evolve: {
    EmailReserved: (_, { accountId }, { recorded }) => ({ accountId, since: recorded }),
    EmailReleased: () => ({ accountId: null, since: null }),
  },
};

/** The form in which two spellings of an address are one: trimmed, NFC, lower case. */
export const normalEmail = (address: string): string => address.trim().normalize('NFC').toLowerCase();
