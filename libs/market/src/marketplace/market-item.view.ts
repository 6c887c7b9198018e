import type { ItemEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

/** An item as buyers see it. */
export const MarketItemRow = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  details: z.string(),
  costCents: z.number().nullable(),
  quantity: z.number().nullable(),
  quantityUnitId: z.string().nullable(),
  count: z.number().nullable(),
  countUnitId: z.string().nullable(),
  produceIds: z.array(z.string()),
  enabled: z.boolean(),
  image: z.object({ image: z.string(), thumbnail: z.string() }).nullable(),
  slug: z.string(),
  recordedAt: z.string(),
  removed: z.boolean(),
  /** Position of the last event. */
  changedAt: z.number(),
});
export type MarketItemRow = z.output<typeof MarketItemRow>;

const optional = {
  costCents: null,
  quantity: null,
  quantityUnitId: null,
  count: null,
  countUnitId: null,
  image: null,
} as const;

type Fields = Omit<MarketItemRow, 'id' | 'companyId' | 'recordedAt' | 'removed' | 'changedAt'>;
/** The fields that an event says; one that it leaves out is not among them. */
const said = (fields: object): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => name !== 'itemId' && value !== undefined));

/** The items of all companies on the marketplace. A removed one stays, so that those who follow the changes let it go. */
export const marketItemView = view<MarketItemRow, ItemEvent>({
  name: 'market_item',
  version: 1,
  row: MarketItemRow,
  aggregate: 'item',
  indexes: { company: ['companyId'], changed: ['changedAt'] },
  company: 'companyId',
  on: {
    ItemRecorded: (_, { data, companyId, recorded, position }) => ({
      id: data.itemId,
      companyId: companyId ?? '',
      ...(said({ ...optional, ...data }) as Fields),
      recordedAt: recorded,
      removed: false,
      changedAt: position,
    }),
    ItemCorrected: (row, { data, position }) => row && { ...row, ...said(data), changedAt: position },
    ItemRemoved: (row, { position }) => row && { ...row, removed: true, changedAt: position },
    ItemRestored: (row, { position }) => row && { ...row, removed: false, changedAt: position },
  },
});
