import { relatableTypes, SomeLines } from '@terroir/events';
import { z } from 'zod';

/** The most characters of an enquiry and of each of its answers, in UTF-16 code units. */
export const MESSAGE_LIMIT = 5000;

const Message = SomeLines(MESSAGE_LIMIT);
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
