import type { MessageOf } from '@terroir/events';
import { z } from 'zod';

/** What the form holds and what the API takes: every practice that the company follows, by id. */
export const FollowedPractices = z.object({
  practices: z.array(z.string().regex(/^[a-z][a-z_]{0,63}$/)).max(500),
});
export type FollowedPracticesForm = z.output<typeof FollowedPractices>;

/** Commands to the practices of a company. The list is whole: what it leaves out is no longer followed. */
export const followedPracticesCommands = {
  FollowPractices: FollowedPractices,
  /** The list of an earlier version, which may name what the catalogue no longer has. */
  RevertPractices: FollowedPractices,
} as const;
export type FollowedPracticesCommand = MessageOf<typeof followedPracticesCommands>;
