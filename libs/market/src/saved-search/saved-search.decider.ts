import type { SavedSearchEvent } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import { MOST_KM } from '../marketplace/marketplace.limits.ts';
import type { SavedSearchCommand } from './saved-search.commands.ts';

/** Stream `saved_search-ID`: a search of the marketplace that a business keeps. Nobody is mailed who did not ask for it. */
export const savedSearch = recordDecider<'SavedSearch', SavedSearchCommand, SavedSearchEvent>({
  name: 'saved_search',
  noun: 'SavedSearch',
  unsaid: { distance: MOST_KM, category: [], producer: [], q: '', sort: 'name', mail: false },
  fieldsOf: ({ name, face, distance, category, producer, q, sort, mail }) => ({
    name,
    face,
    distance,
    category: category && [...new Set(category)],
    producer: producer && [...new Set(producer)],
    q,
    sort,
    mail,
  }),
});
