import type { ProduceEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

const Picture = z.object({ image: z.string(), thumbnail: z.string() });

/** A produce as buyers see it: its notes, its area and what it needs are the producer's own. */
export const MarketProduceRow = z.object({
  id: z.string(),
  companyId: z.string(),
  productId: z.string(),
  varietyId: z.string(),
  productionTypeId: z.string(),
  quantity: z.number(),
  quantityUnitId: z.string(),
  costCents: z.number(),
  costUnitId: z.string(),
  productionFrom: z.string(),
  productionTo: z.string(),
  availabilityFrom: z.string(),
  availabilityTo: z.string(),
  image: Picture.nullable(),
  recordedAt: z.string(),
  removed: z.boolean(),
  /** Position of the last event. */
  changedAt: z.number(),
});
export type MarketProduceRow = z.output<typeof MarketProduceRow>;

const fields = [
  'productId',
  'varietyId',
  'productionTypeId',
  'quantity',
  'quantityUnitId',
  'costCents',
  'costUnitId',
  'productionFrom',
  'productionTo',
  'availabilityFrom',
  'availabilityTo',
  'image',
] as const;
type Fields = Pick<MarketProduceRow, (typeof fields)[number]>;

/** The fields that an event says; a field that it leaves out is not among them. */
const said = (data: object): Partial<Fields> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => (fields as readonly string[]).includes(name)));

/** The produces of all companies on the marketplace. A removed one stays, so that those who follow the changes let it go. */
export const marketProduceView = view<MarketProduceRow, ProduceEvent>({
  name: 'market_produce',
  version: 1,
  row: MarketProduceRow,
  aggregate: 'produce',
  indexes: { company: ['companyId'], changed: ['changedAt'] },
  company: 'companyId',
  on: {
    ProduceRecorded: (_, { data, companyId, recorded, position }) => ({
      id: data.produceId,
      companyId: companyId ?? '',
      ...(said({ image: null, ...data }) as Fields),
      recordedAt: recorded,
      removed: false,
      changedAt: position,
    }),
    ProduceCorrected: (row, { data, position }) => row && { ...row, ...said(data), changedAt: position },
    ProduceRemoved: (row, { position }) => row && { ...row, removed: true, changedAt: position },
    ProduceRestored: (row, { position }) => row && { ...row, removed: false, changedAt: position },
  },
});
