import type { MessageOf, SavedSearchLettersEvent } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';

export const searchLettersCommands = {
  /** It was looked for what is new up to a position of the log, and a letter says so or there was none to send. */
  NoteSearchLook: z.object({ upTo: z.int(), isMailed: z.boolean() }),
} as const;
export type SearchLettersCommand = MessageOf<typeof searchLettersCommands>;

export interface SearchLettersState {
  readonly upTo: number;
  /** When it was last looked, and when a letter was last sent, ISO 8601 UTC. */
  readonly lookedAt: string | null;
  readonly mailedAt: string | null;
}

/** Stream `saved_search_letters-SEARCH_ID`. Each look begins where the one before ended: nothing is said twice, nothing missed. */
export const searchLetters: Decider<SearchLettersState, SearchLettersCommand, SavedSearchLettersEvent> = {
  name: 'saved_search_letters',
  initial: { upTo: 0, lookedAt: null, mailedAt: null },
  decide: {
    NoteSearchLook: (known, { upTo, isMailed }, { id: savedSearchId }) =>
      upTo <= known.upTo
        ? null
        : { type: isMailed ? 'SavedSearchLetterSent' : 'SavedSearchLookedAt', data: { savedSearchId, upTo } },
  },
  evolve: {
    SavedSearchLookedAt: (known, { upTo }, { recorded }) => ({ ...known, upTo, lookedAt: recorded }),
    SavedSearchLetterSent: (_, { upTo }, { recorded }) => ({ upTo, lookedAt: recorded, mailedAt: recorded }),
  },
};
