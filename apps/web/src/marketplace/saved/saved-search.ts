import type { Face, SavedSearchAttributes } from '@terroir/market';
import type { Saved } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { RecordSource } from '../../records/record.ts';
import { addressOf, type MarketSearch } from '../filter/search.ts';
import { tabHrefs } from '../tabs.ts';

export type SavedSearchRow = Saved<SavedSearchAttributes>;

export const savedSearchSource: RecordSource<SavedSearchAttributes, SavedSearchRow> = {
  path: '/saved_searches',
  key: ['saved-searches'],
  rowOf: (row) => row,
};

export const nameOf = ({ name }: Pick<SavedSearchRow, 'name'>): string => name;

/** Where it leads: the face that it is of, with its filters. */
export const hrefOf = (row: SavedSearchRow): string => `${tabHrefs[row.face]}${addressOf(row)}`;

/** The one that looks for the same, in whatever order its categories and producers were chosen. */
export function savedAlready(rows: readonly SavedSearchRow[], face: Face, search: MarketSearch) {
  const sought = (of: MarketSearch): string =>
    addressOf({ ...of, category: of.category.toSorted(), producer: of.producer.toSorted() });
  return rows.find((row) => row.face === face && sought(row) === sought(search));
}

/** A refusal with the field names of the form in place of the call’s. */
export const atFormFields = (failure: Failure): Failure =>
  faultsAtFields(failure, (field) => field.replace(/^savedSearch\./, ''));
