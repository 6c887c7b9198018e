import type { EnquiryEvent } from '@terroir/events';
import { refuse as refuseShared, type Decider } from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import type { EnquiryCommand } from './enquiry.commands.ts';

/** The most messages of an enquiry; then another one is begun. */
export const MOST_MESSAGES = 200;
/** So many messages of who began wait for a first answer: each is mailed, and nobody asked for them. */
export const MOST_UNASKED = 3;
/** So many messages in a row wait for an answer. */
export const MOST_UNANSWERED = 10;
/** To a visitor, who never confirmed their address and answers by mail alone. */
export const MOST_TO_VISITOR = 3;

/** What the producer has done with an enquiry. */
export const enquiryStates = ['new', 'read', 'answered'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** An enquiry as its decider remembers it. */
export interface Enquiry {
  /** Empty while nothing was sent. */
  readonly producerId: string;
  /** The company that sent it; empty for a visitor of a website, who reads answers in their mail alone. */
  readonly senderId: string;
  readonly messageIds: readonly string[];
  /** Who wrote last, and how many messages in a row. */
  readonly writer: string;
  readonly inARow: number;
  /** Those who have not read what was written to them. */
  readonly unreadBy: readonly string[];
}

/** Of a visitor, who has no account. */
const VISITOR = '';

const wrote = (
  known: Enquiry,
  writer: string,
  reader: string,
  { messageId }: { readonly messageId: string },
): Enquiry => ({
  ...known,
  messageIds: [...known.messageIds, messageId],
  writer,
  inARow: known.writer === writer && known.messageIds.length > 0 ? known.inARow + 1 : 1,
  unreadBy: reader === VISITOR ? [] : [reader],
});

/**
 * Stream `enquiry-ID`: a conversation of a buyer and a producer, which belongs to neither; so the decider itself says who may write in
 * it and read it. A message is written once under its id.
 */
export const enquiry: Decider<Enquiry, EnquiryCommand, EnquiryEvent> = {
  name: 'enquiry',
  initial: { producerId: '', senderId: VISITOR, messageIds: [], writer: '', inARow: 0, unreadBy: [] },
  decide: {
    SendEnquiry: ({ messageIds }, { seen, ...sent }, { id: enquiryId }) => {
      if (messageIds.length > 0) return null;
      const first = { type: 'EnquirySent', data: { enquiryId, ...sent } } as const;
      if (seen === null) return first;
      return [first, { type: 'EnquiryWareSeen', data: { enquiryId, accountId: sent.producerId, ...seen } }];
    },
    SendGuestEnquiry: ({ messageIds }, sent, { id: enquiryId }) =>
      messageIds.length > 0 ? null : { type: 'GuestEnquirySent', data: { enquiryId, ...sent } },
    ReadEnquiry: ({ producerId, senderId, unreadBy }, { accountId }, { id: enquiryId }) => {
      if (accountId !== producerId && accountId !== senderId) return refuseShared('not_found');
      return unreadBy.includes(accountId) ? { type: 'EnquiryRead', data: { enquiryId, accountId } } : null;
    },
    WriteInEnquiry: ({ producerId, senderId, messageIds, writer, inARow }, message, { id: enquiryId }) => {
      const { accountId, messageId } = message;
      if (accountId !== producerId && accountId !== senderId) return refuseShared('not_found');
      if (messageIds.includes(messageId)) return null;
      if (messageIds.length >= MOST_MESSAGES) return refuse('enquiry_full', { params: { most: MOST_MESSAGES } });
      const isUnasked = inARow === messageIds.length;
      const most = isUnasked ? MOST_UNASKED : senderId === VISITOR ? MOST_TO_VISITOR : MOST_UNANSWERED;
      if (writer === accountId && inARow >= most) return refuse('enquiry_unanswered', { params: { most } });
      const data = { enquiryId, ...message };
      return { type: accountId === producerId ? 'EnquiryAnswered' : 'EnquiryContinued', data };
    },
  },
  evolve: {
    EnquirySent: (known, sent) => {
      const { accountId: senderId, producerId } = sent;
      return wrote({ ...known, producerId, senderId }, senderId, producerId, sent);
    },
    EnquiryWareSeen: (known) => known,
    GuestEnquirySent: (known, sent) =>
      wrote({ ...known, producerId: sent.accountId, senderId: VISITOR }, VISITOR, sent.accountId, sent),
    EnquiryRead: (known, { accountId }) => ({
      ...known,
      unreadBy: known.unreadBy.filter((reader) => reader !== accountId),
    }),
    EnquiryAnswered: (known, sent) => wrote(known, known.producerId, known.senderId, sent),
    EnquiryContinued: (known, sent) => wrote(known, known.senderId, known.producerId, sent),
  },
};
