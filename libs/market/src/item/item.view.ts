import { itemEvents, type ItemEvent } from '@terroir/events';
import { recordView, type FieldsOf, type RecordRow } from '@terroir/kernel';

export type ItemRow = RecordRow<FieldsOf<'Item', ItemEvent>>;

/** The items of all companies, one row each. */
export const itemView = recordView<'Item', ItemEvent>({
  name: 'item',
  version: 1,
  noun: 'Item',
  events: itemEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
});
