import type { FollowedPracticesEvent } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { practice } from '@terroir/reference';
import { refuse } from '../refusals.ts';
import type { FollowedPracticesCommand } from './followed-practices.commands.ts';
import { withAdopted, withoutDropped, type Followed } from './followed.ts';

/**
 * Stream `followed_practices-COMPANY_ID`. A save records what was adopted and what was dropped, and nothing else. Only what is
 * adopted must be in the catalogue: a practice that it no longer has may still be followed.
 */
export const followedPractices: Decider<Followed, FollowedPracticesCommand, FollowedPracticesEvent> = {
  name: 'followed_practices',
  initial: [],
  decide: {
    FollowPractices: (followed, { practices }) => {
      const adopted = withoutDropped([...new Set(practices)], followed);
      const unknown = adopted.filter((id) => practice(id) === undefined);
      if (unknown.length > 0)
        return refuse('practice_unknown', { field: 'practices', params: { practices: unknown.join(', ') } });
      const dropped = withoutDropped(followed, practices);
      const events: FollowedPracticesEvent[] = [];
      if (adopted.length > 0) events.push({ type: 'PracticesAdopted', data: { practices: [...adopted] } });
      if (dropped.length > 0) events.push({ type: 'PracticesDropped', data: { practices: [...dropped] } });
      return events;
    },
  },
  evolve: {
    PracticesAdopted: (followed, { practices }) => withAdopted(followed, practices),
    PracticesDropped: (followed, { practices }) => withoutDropped(followed, practices),
  },
};
