import { CalendarDate } from '@terroir/events';
import { realms, unitTypes } from '@terroir/reference';
import { z } from 'zod';

const named = z.object({ id: z.string(), name: z.string() });
const wireUnit = z.object({
  id: z.string(),
  symbol: z.string(),
  symbolPlural: z.string(),
  unitType: z.enum(unitTypes).nullable(),
});

/** A produce as it is answered (S1 §3); `cost` is in currency units for one `costUnit`. */
export const produceShape = {
  producerId: z.string(),
  category: named.extend({ identifier: z.string() }),
  product: named,
  variety: named,
  productionType: named,
  notes: z.string(),
  harvest: z.object({
    quantityRaw: z.number(),
    quantityUnit: wireUnit,
    cost: z.number(),
    costUnit: wireUnit,
    area: z.number(),
    areaUnit: wireUnit,
    productionFrom: CalendarDate,
    productionTo: CalendarDate,
    availabilityFrom: CalendarDate,
    availabilityTo: CalendarDate,
  }),
  /** `inputType` is the subcategory that a call names as `input_category_id`, `inputCategory` what it belongs to. */
  produceInputs: z.array(
    z.object({
      id: z.string(),
      quantityRaw: z.number(),
      quantityUnit: wireUnit,
      inputCategory: named.extend({ realm: z.enum(realms) }),
      inputType: named,
    }),
  ),
  imageUrls: z.object({ image: z.string().nullable(), thumbnail: z.string().nullable() }),
  recordedAt: z.iso.datetime(),
};
export type ProduceAttributes = z.output<z.ZodObject<typeof produceShape>>;
