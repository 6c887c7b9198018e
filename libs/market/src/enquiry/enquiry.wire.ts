import { enquirySources, relatableTypes } from '@terroir/events';
import { z } from 'zod';
import { wireUnit } from '../item/item.wire.ts';
import { enquiryStates } from './enquiry.decider.ts';

/** An item or a produce at a time; `cost` is in currency units, for one item or for one `cost_unit` of a produce. */
const ware = z.object({
  version: z.int(),
  name: z.string(),
  cost: z.number().nullable(),
  costUnit: wireUnit.nullable(),
  quantity: z.number().nullable(),
  quantityUnit: wireUnit.nullable(),
  count: z.number().nullable(),
  countUnit: wireUnit.nullable(),
});
export type EnquiryWare = z.output<typeof ware>;

/** An enquiry in a list, from the side of who reads it. */
export const enquiryShape = {
  box: z.enum(['received', 'sent']),
  source: z.enum(enquirySources),
  /** What the producer has done with it. */
  state: z.enum(enquiryStates),
  /** Whether the other side wrote what the reader has not opened. */
  unread: z.boolean(),
  relatableType: z.enum(relatableTypes),
  relatableId: z.string(),
  producerId: z.string(),
  /** What the item or the produce was called; empty where it is about the producer, or where that is gone. */
  about: z.string(),
  /** The other side; `email` of a visitor of a website alone. */
  other: z.object({
    kind: z.enum(['company', 'visitor', 'gone']),
    name: z.string(),
    city: z.string(),
    state: z.string(),
    email: z.string().nullable(),
  }),
  /** The beginning of the last message, and whether the reader wrote it. */
  excerpt: z.string(),
  lastIsOwn: z.boolean(),
  messageCount: z.int(),
  sentAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
};
export type EnquiryAttributes = z.output<z.ZodObject<typeof enquiryShape>>;

/** The whole of an enquiry. */
export const enquiryThreadShape = {
  ...enquiryShape,
  /** Kilometres to where the producer is shown when it was sent: as the sender saw it, and to the kilometre for the producer. */
  distance: z.number().nullable(),
  /** What the sender saw. */
  seen: ware.nullable(),
  /** The same as it is offered now; null where it no longer is, or where the enquiry is about the producer. */
  now: ware.nullable(),
  /** The readable address of the item's page, while that is there. */
  slug: z.string().nullable(),
  /** An erased one, whose account is gone, has no text. */
  messages: z.array(z.object({ own: z.boolean(), text: z.string(), at: z.iso.datetime(), erased: z.boolean() })),
  canAnswer: z.boolean(),
};
export type EnquiryThreadAttributes = z.output<z.ZodObject<typeof enquiryThreadShape>>;

/** How many enquiries have something new for the reader; 100 stands for all above. */
export const unreadShape = { count: z.int() };
export type UnreadEnquiriesAttributes = z.output<z.ZodObject<typeof unreadShape>>;

/** That the message of a contact form went to the producer. */
export const websiteEnquiryShape = { slug: z.string(), sentAt: z.iso.datetime() };
