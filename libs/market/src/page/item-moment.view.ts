import type { ItemEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const ItemMomentRow = z.object({ companyId: z.string(), changed: z.record(z.string(), z.string()) });
export type ItemMomentRow = z.output<typeof ItemMomentRow>;

function moments(row: ItemMomentRow | null, companyId: string | null, data: object, at: string): ItemMomentRow {
  const changed = { ...row?.changed };
  for (const field of Object.keys(data)) if (field !== 'itemId') changed[field] = at;
  return { companyId: companyId ?? '', changed };
}

/** When each field of an item changed last (ISO 8601 UTC). */
export const itemMomentView = view<ItemMomentRow, ItemEvent>({
  name: 'item_moment',
  version: 1,
  row: ItemMomentRow,
  aggregate: 'item',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  on: {
    ItemRecorded: (row, { data, companyId, recorded }) => moments(row, companyId, data, recorded),
    ItemCorrected: (row, { data, companyId, recorded }) => moments(row, companyId, data, recorded),
  },
});
