import type { ProduceEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

const Picture = z.object({ image: z.string(), thumbnail: z.string() }).nullable();

/** A produce as far as the page of an item speaks of it. */
export const ItemProduceRow = z.object({
  id: z.string(),
  companyId: z.string(),
  productId: z.string(),
  varietyId: z.string(),
  productionTypeId: z.string(),
  productionFrom: z.string(),
  productionTo: z.string(),
  availabilityFrom: z.string(),
  availabilityTo: z.string(),
  image: Picture,
  recordedAt: z.string(),
  removed: z.boolean(),
});
export type ItemProduceRow = z.output<typeof ItemProduceRow>;

/**
 * The produces of all companies as far as items speak of them: which ones an item may name, and what its page says
 * of each. Its past is kept, for what a label said; that leaves no history.
 */
export const itemProduceView = view<ItemProduceRow, ProduceEvent>({
  name: 'item_produce',
  version: 2,
  row: ItemProduceRow,
  aggregate: 'produce',
  indexes: { standing: ['companyId', 'removed'] },
  company: 'companyId',
  past: ['standing'],
  on: {
    ProduceRecorded: (_, { data, companyId, recorded }) => ({
      id: data.produceId,
      companyId: companyId ?? '',
      productId: data.productId,
      varietyId: data.varietyId,
      productionTypeId: data.productionTypeId,
      productionFrom: data.productionFrom,
      productionTo: data.productionTo,
      availabilityFrom: data.availabilityFrom,
      availabilityTo: data.availabilityTo,
      image: data.image ?? null,
      recordedAt: recorded,
      removed: false,
    }),
    ProduceCorrected: (row, { data }) =>
      row && {
        ...row,
        productId: data.productId ?? row.productId,
        varietyId: data.varietyId ?? row.varietyId,
        productionTypeId: data.productionTypeId ?? row.productionTypeId,
        productionFrom: data.productionFrom ?? row.productionFrom,
        productionTo: data.productionTo ?? row.productionTo,
        availabilityFrom: data.availabilityFrom ?? row.availabilityFrom,
        availabilityTo: data.availabilityTo ?? row.availabilityTo,
        image: data.image === undefined ? row.image : data.image,
      },
    ProduceRemoved: (row) => row && { ...row, removed: true },
    ProduceRestored: (row) => row && { ...row, removed: false },
  },
});
