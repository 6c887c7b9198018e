import { savedSearchEvents, type SavedSearchEvent } from '@terroir/events';
import { recordView, type FieldsOf, type RecordRow } from '@terroir/kernel';

export type SavedSearchRow = RecordRow<FieldsOf<'SavedSearch', SavedSearchEvent>>;

/** The saved searches of all companies, one row each. */
export const savedSearchView = recordView<'SavedSearch', SavedSearchEvent>({
  name: 'saved_search',
  version: 1,
  noun: 'SavedSearch',
  events: savedSearchEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'], mailed: ['mail', 'removed', 'id'] },
  label: 'name',
});
