import type { ProduceEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';
import { tallyBookedProduce } from './booked-produce-tally.ts';

export const BookedProduceRow = z.object({
  id: z.string(),
  companyId: z.string(),
  productId: z.string(),
  varietyId: z.string(),
  productionFrom: z.string(),
  availabilityTo: z.string(),
  needs: z.array(z.object({ subcategoryId: z.string(), quantity: z.number(), unitId: z.string() })),
  removed: z.boolean(),
});
export type BookedProduceRow = z.output<typeof BookedProduceRow>;

type Needs = readonly (BookedProduceRow['needs'][number] & { readonly id: string })[];
const needsOf = (needs: Needs): BookedProduceRow['needs'] =>
  needs.map(({ subcategoryId, quantity, unitId }) => ({ subcategoryId, quantity, unitId }));

/**
 * The produces of all companies as far as the books speak of them: which ones an output may name, and what each needs. Its past is
 * kept and leaves no history, which is that of the produce itself.
 */
export const bookedProduceView = view<BookedProduceRow, ProduceEvent>({
  name: 'booked_produce',
  version: 1,
  row: BookedProduceRow,
  aggregate: 'produce',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  past: ['company'],
  tally: tallyBookedProduce,
  on: {
    ProduceRecorded: (_, { data, companyId }) => ({
      id: data.produceId,
      companyId: companyId ?? '',
      productId: data.productId,
      varietyId: data.varietyId,
      productionFrom: data.productionFrom,
      availabilityTo: data.availabilityTo,
      needs: needsOf(data.needs),
      removed: false,
    }),
    ProduceCorrected: (row, { data }) =>
      row && {
        ...row,
        productId: data.productId ?? row.productId,
        varietyId: data.varietyId ?? row.varietyId,
        productionFrom: data.productionFrom ?? row.productionFrom,
        availabilityTo: data.availabilityTo ?? row.availabilityTo,
        needs: data.needs ? needsOf(data.needs) : row.needs,
      },
    ProduceRemoved: (row) => row && { ...row, removed: true },
    ProduceRestored: (row) => row && { ...row, removed: false },
  },
});
