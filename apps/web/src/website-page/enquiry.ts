import { PersonName, TypedEmail } from '@terroir/accounts';
import { z } from 'zod';

/** The most characters of a message. */
export const MESSAGE_LIMIT = 5000;

const message = { slug: z.string(), message: z.string().trim().min(1).max(MESSAGE_LIMIT) };

/** What a guest sends to the company of a website. */
export const GuestEnquiry = z.object({
  websiteEnquiry: z.object({ ...message, name: PersonName, email: TypedEmail }),
});
/** The same of somebody who is logged in: name and address are those of the account. */
export const MemberEnquiry = z.object({ websiteEnquiry: z.object(message) });
