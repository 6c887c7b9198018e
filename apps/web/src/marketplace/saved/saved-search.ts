import type { SavedSearchAttributes } from '@terroir/market';
import type { Saved } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { RecordSource } from '../../records/record.ts';
import { addressOf } from '../filter/search.ts';
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

/** A refusal with the field names of the form in place of the call’s. */
export const atFormFields = (failure: Failure): Failure =>
  faultsAtFields(failure, (field) => field.replace(/^savedSearch\./, ''));
