import { WebsiteEnquiry } from '@terroir/market';
import { z } from 'zod';

/** What a guest sends to the company of a website. */
export const GuestEnquiry = z.object({ websiteEnquiry: WebsiteEnquiry.required() });
/** The same of somebody who is logged in: name and address are those of the account. */
export const MemberEnquiry = z.object({ websiteEnquiry: WebsiteEnquiry.omit({ name: true, email: true }) });
