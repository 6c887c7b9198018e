import { Email, OneLine, Prose, relatableTypes, enquiryEvents, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** The most characters of an enquiry and of each of its answers, in UTF-16 code units. */
export const MESSAGE_LIMIT = 5000;

const Message = Prose(MESSAGE_LIMIT);
const SentUuid = z.uuid().toLowerCase();

/** What a business sends about something of the marketplace (S1 §7). `version`: which one the buyer saw, where that is not the newest. */
export const Enquiry = z.object({
  message: Message,
  relatableType: z.enum(relatableTypes),
  relatableId: SentUuid,
  producerId: SentUuid,
  version: z.int().min(1).optional(),
});
export type EnquiryForm = z.input<typeof Enquiry>;

/** What either side writes next. */
export const EnquiryAnswer = z.object({ message: Message });
export type EnquiryAnswerForm = z.input<typeof EnquiryAnswer>;

/** What the contact form of a website sends. Name and email are asked of visitors without an account alone. */
export const WebsiteEnquiry = z.object({
  slug: z.string().min(1).max(200),
  name: OneLine(200).optional(),
  email: z.string().trim().pipe(Email).optional(),
  message: Message,
});
export type WebsiteEnquiryForm = z.input<typeof WebsiteEnquiry>;

const { EnquirySent, EnquiryWareSeen, GuestEnquirySent } = enquiryEvents;
const written = { accountId: z.string(), messageId: z.string(), message: z.string() };

/** Commands to an enquiry. `accountId` is who writes or reads: the sender’s company or the producer’s. */
export const enquiryCommands = {
  SendEnquiry: EnquirySent.omit({ enquiryId: true }).extend({
    /** What the sender saw; null where the enquiry is about the producer. */
    seen: EnquiryWareSeen.omit({ enquiryId: true, accountId: true }).nullable(),
  }),
  /** `accountId` is the producer’s. */
  SendGuestEnquiry: GuestEnquirySent.omit({ enquiryId: true }),
  ReadEnquiry: z.object({ accountId: z.string() }),
  WriteInEnquiry: z.object(written),
} as const;
export type EnquiryCommand = MessageOf<typeof enquiryCommands>;
