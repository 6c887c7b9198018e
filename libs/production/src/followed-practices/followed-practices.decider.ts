import type { FollowedPracticesEvent } from '@terroir/events';
import { refusedTogether, type Decider } from '@terroir/kernel';
import { practice } from '@terroir/reference';
import { refuse } from '../refusals.ts';
import type { FollowedPracticesCommand } from './followed-practices.commands.ts';
import { withAdopted, withoutDropped, type Followed } from './followed.ts';

/** What was adopted and what was dropped between two lists. */
function differences(from: Followed, to: Followed): FollowedPracticesEvent[] {
  const adopted = withoutDropped([...new Set(to)], from);
  const dropped = withoutDropped(from, to);
  const events: FollowedPracticesEvent[] = [];
  if (adopted.length > 0) events.push({ type: 'PracticesAdopted', data: { practices: [...adopted] } });
  if (dropped.length > 0) events.push({ type: 'PracticesDropped', data: { practices: [...dropped] } });
  return events;
}

/**
 * Stream `followed_practices-COMPANY_ID`. A save records what was adopted and what was dropped, and nothing else. Only what is
 * adopted must be in the catalogue: a practice that it no longer has may still be followed.
 */
export const followedPractices: Decider<Followed, FollowedPracticesCommand, FollowedPracticesEvent> = {
  name: 'followed_practices',
  initial: [],
  decide: {
    FollowPractices: (followed, { practices }) => {
      const kept = new Set(followed);
      const unknown = practices.flatMap((id, at) =>
        kept.has(id) || practice(id) !== undefined
          ? []
          : [refuse('practice_unknown', { field: `practices.${at}`, params: { practice: id } })],
      );
      return refusedTogether(unknown) ?? differences(followed, practices);
    },
    RevertPractices: (followed, { practices }) => differences(followed, practices),
  },
  evolve: {
    PracticesAdopted: (followed, { practices }) => withAdopted(followed, practices),
    PracticesDropped: (followed, { practices }) => withoutDropped(followed, practices),
  },
};
