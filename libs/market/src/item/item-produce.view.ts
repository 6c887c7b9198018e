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
  /** When any of this changed last, ISO 8601 UTC: what a company notes of its produces besides moves nothing here. */
  since: z.string(),
  removed: z.boolean(),
});
export type ItemProduceRow = z.output<typeof ItemProduceRow>;

const isSame = (row: ItemProduceRow, next: ItemProduceRow): boolean => JSON.stringify(row) === JSON.stringify(next);

/**
 * The produces of all companies as far as items speak of them: which ones an item may name, and what its page says
 * of each. Its past is kept, for what a label said; that leaves no history.
 */
export const itemProduceView = view<ItemProduceRow, ProduceEvent>({
  name: 'item_produce',
  version: 3,
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
      since: recorded,
      removed: false,
    }),
    ProduceCorrected: (row, { data, recorded }) => {
      if (row === null) return null;
      const next = {
        ...row,
        productId: data.productId ?? row.productId,
        varietyId: data.varietyId ?? row.varietyId,
        productionTypeId: data.productionTypeId ?? row.productionTypeId,
        productionFrom: data.productionFrom ?? row.productionFrom,
        productionTo: data.productionTo ?? row.productionTo,
        availabilityFrom: data.availabilityFrom ?? row.availabilityFrom,
        availabilityTo: data.availabilityTo ?? row.availabilityTo,
        image: data.image === undefined ? row.image : data.image,
      };
      return isSame(row, next) ? row : { ...next, since: recorded };
    },
    ProduceRemoved: (row, { recorded }) => row && { ...row, since: recorded, removed: true },
    ProduceRestored: (row, { recorded }) => row && { ...row, since: recorded, removed: false },
  },
});
