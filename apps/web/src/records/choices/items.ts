import type { OwnItemAttributes } from '@terroir/market';
import type { Saved } from '../../api/client.ts';
import type { RecordSource } from '../record.ts';

/** An item as its company reads it, with its id and version. */
export type ItemRow = Saved<OwnItemAttributes>;

/** The items as a list of records, in the server's order. */
export const itemSource: RecordSource<OwnItemAttributes, ItemRow> = {
  path: '/items',
  key: ['market', 'items'],
  rowOf: (answered) => answered,
};

/** The ids of the produces of an item that were not deleted since. */
export const producesLeft = ({ produceIds, removedProduces = [] }: ItemRow): readonly string[] =>
  produceIds.filter((id) => !removedProduces.some((removed) => removed.id === id));
