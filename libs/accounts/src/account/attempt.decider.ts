import type { AttemptEvent, MessageOf } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';

export const attemptCommands = {
  /** `events`: how many the other outcome records in its place. */
  NoteAttempt: z.object({ events: z.int().min(1).max(10) }),
} as const;
export type AttemptCommand = MessageOf<typeof attemptCommands>;

/** Stream `attempt-ID`, one for every attempt: written where answers must not tell, and read by nobody. */
export const attempt: Decider<null, AttemptCommand, AttemptEvent> = {
  name: 'attempt',
  initial: null,
  decide: {
    NoteAttempt: (_, { events }, { id }) =>
      Array.from({ length: events }, () => ({ type: 'AttemptMade' as const, data: { attemptId: id } })),
  },
  evolve: { AttemptMade: () => null },
};
