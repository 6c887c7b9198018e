import { itemEvents, type ItemEvent } from '@terroir/events';
import { recordView, type FieldsOf, type RecordRow } from '@terroir/kernel';

export type ItemRow = RecordRow<FieldsOf<'Item', ItemEvent>>;

/** The items of all companies, one row each. */
export const itemView = recordView<'Item', ItemEvent>({
  name: 'item',
  version: 2,
  noun: 'Item',
  events: itemEvents,
  indexes: {
    recorded: ['companyId', 'removed', 'recordedAt'],
    shown: ['companyId', 'removed', 'enabled', 'recordedAt'],
  },
  label: 'name',
});

/** Whether an item shows to a company, or with null to everybody: one that is disabled shows to its own alone, a removed one to nobody. */
export const isShown = ({ enabled, removed, companyId }: ItemRow, asking: string | null): boolean =>
  !removed && (enabled || companyId === asking);
