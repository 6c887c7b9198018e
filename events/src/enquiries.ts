import { z } from 'zod';
import { Cents, Email, Id, Language, personal, Quantity, type MessageOf } from './values.ts';

/** What an enquiry can be about: an item, a produce, or the producer as such. */
export const relatableTypes = ['Item', 'Produce', 'Producer'] as const;

/** Where an enquiry was written: on the marketplace or an item’s page, or in the contact form of a website. */
export const enquirySources = ['marketplace', 'website'] as const;

/** A message of the company of the account, which is the producer’s or the sender’s. */
const message = { enquiryId: Id, accountId: Id, messageId: Id, message: personal(z.string()) };

/**
 * Stream `enquiry-ID`: what two write to each other. It belongs to no company: each event has the key of the account whose words it
 * holds, so that either side can be erased without the other.
 */
export const enquiryEvents = {
  EnquirySent: z.object({
    ...message,
    producerId: Id,
    relatableType: z.enum(relatableTypes),
    relatableId: Id,
    source: z.enum(enquirySources),
    /** Kilometres from the sender to where the producer is shown. */
    distanceKm: personal(z.number().nullable()),
  }),
  /** The item or the produce as the sender saw it, in the words of the producer, whose account this names. */
  EnquiryWareSeen: z.object({
    enquiryId: Id,
    accountId: Id,
    version: z.int().min(1),
    /** Of an item; a produce is named by the catalogue. */
    name: personal(z.string()),
    productId: z.string().nullable(),
    varietyId: z.string().nullable(),
    costCents: Cents.nullable(),
    costUnitId: z.string().nullable(),
    quantity: Quantity.nullable(),
    quantityUnitId: z.string().nullable(),
    count: Quantity.nullable(),
    countUnitId: z.string().nullable(),
  }),
  /** From a visitor of the producer’s website who has no account: what they left lies with the producer and goes with them. */
  GuestEnquirySent: z.object({
    ...message,
    name: personal(z.string()),
    email: personal(Email),
    language: Language,
  }),
  EnquiryRead: z.object({ enquiryId: Id, accountId: Id }),
  EnquiryAnswered: z.object(message),
  EnquiryContinued: z.object(message),
} as const;
export type EnquiryEvent = MessageOf<typeof enquiryEvents>;
