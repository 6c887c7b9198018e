import { z } from 'zod';
import type { MessageOf } from './values.ts';

/** Ids in the catalogue of best practices. */
const practices = { practices: z.array(z.string()) };

/** Stream `followed_practices-COMPANY_ID`: the best practices that a company says it follows. */
export const followedPracticesEvents = {
  PracticesAdopted: z.object(practices),
  PracticesDropped: z.object(practices),
} as const;
export type FollowedPracticesEvent = MessageOf<typeof followedPracticesEvents>;
