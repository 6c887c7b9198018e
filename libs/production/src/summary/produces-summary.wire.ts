import { CalendarDate } from '@terroir/events';
import { z } from 'zod';

const share = {
  id: z.string(),
  name: z.string(),
  /** How many produces. */
  value: z.number(),
  /** Of all produces, to one decimal; a ring's percents add up to 100. */
  percent: z.number(),
};

/** The summary of the produces as it is answered (S1 §3). Days are counted from `startDate`. */
export const producesSummaryShape = {
  /** The instant that was asked for, or null for the present. */
  asOf: z.iso.datetime().nullable(),
  total: z.number(),
  distribution: z.object({
    categories: z.array(z.object(share)),
    products: z.array(z.object({ ...share, categoryId: z.string(), categoryName: z.string() })),
  }),
  calendar: z.object({
    startDate: CalendarDate.nullable(),
    endDate: CalendarDate.nullable(),
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        varietyName: z.string(),
        categoryIdentifier: z.string(),
        productionFromDays: z.number(),
        productionToDays: z.number(),
        availabilityFromDays: z.number(),
        availabilityToDays: z.number(),
      }),
    ),
  }),
};
export type ProducesSummaryAttributes = z.output<z.ZodObject<typeof producesSummaryShape>>;
