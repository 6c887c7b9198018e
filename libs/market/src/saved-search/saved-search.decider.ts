import type { SavedSearchEvent } from '@terroir/events';
import { recordDecider, type Decider, type FieldsOf, type RecordState, type RevertCommand } from '@terroir/kernel';
import { MOST_KM } from '../marketplace/marketplace.limits.ts';
import type { SavedSearchCommand } from './saved-search.commands.ts';

type SearchFields = FieldsOf<'SavedSearch', SavedSearchEvent>;

const record = recordDecider<'SavedSearch', SavedSearchCommand, SavedSearchEvent>({
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

/** Stream `saved_search-ID`: a search of the marketplace that a business keeps. Nobody is mailed who did not ask for it. */
export const savedSearch: Decider<
  RecordState<SearchFields>,
  SavedSearchCommand | RevertCommand<'SavedSearch', SearchFields>,
  SavedSearchEvent
> = {
  ...record,
  decide: {
    ...record.decide,
    StopSearchMail: (state, _, context) =>
      state.fields?.mail
        ? record.decide.RevertSavedSearch(
            state,
            { to: { ...state, fields: { ...state.fields, mail: false } } },
            context,
          )
        : null,
  },
};
