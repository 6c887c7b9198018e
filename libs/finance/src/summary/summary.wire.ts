import { amountOf } from '@terroir/events';
import { realms } from '@terroir/reference';
import { z } from 'zod';
import type { Period } from '../period/period.ts';
import type { Side, Slice, Summary } from './summary.ts';

const slice = {
  id: z.string(),
  name: z.string(),
  realm: z.enum(realms),
  value: z.number(),
  /** Of the side's total, to one decimal; a side's percents add up to 100. */
  percent: z.number(),
};
const side = z.object({
  total: z.number(),
  distribution: z.object({
    categories: z.array(z.object(slice)),
    subcategories: z.array(z.object({ ...slice, categoryId: z.string(), categoryName: z.string() })),
  }),
});

/** The production summary as it is answered (S1 §3): money in currency units, months as `YYYY-MM`. */
export const summaryShape = {
  /** The instant that was asked for, or null for the present. */
  asOf: z.iso.datetime().nullable(),
  /** The first and the last day that was asked for, or null where that side is open. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  timeZone: z.string(),
  costs: side,
  revenues: side,
  net: z.object({ total: z.number() }),
  timeline: z.array(
    z.object({
      month: z.string(),
      cost: z.number(),
      revenue: z.number(),
      net: z.number(),
      cumulative: z.number(),
    }),
  ),
};
export type SummaryAttributes = z.output<z.ZodObject<typeof summaryShape>>;

/** Cents become currency units here, at the very edge. */
export const summaryAttributes = (
  { costs, revenues, net, timeline }: Summary,
  timeZone: string,
  { from, to }: Period,
  asOf: string | undefined,
): SummaryAttributes => ({
  asOf: asOf ?? null,
  from: from ?? null,
  to: to ?? null,
  timeZone,
  costs: wireSide(costs),
  revenues: wireSide(revenues),
  net: { total: amountOf(net.totalCents) },
  timeline: timeline.map(({ month, costCents, revenueCents, netCents, cumulativeCents }) => ({
    month,
    cost: amountOf(costCents),
    revenue: amountOf(revenueCents),
    net: amountOf(netCents),
    cumulative: amountOf(cumulativeCents),
  })),
});

const wireSide = ({ totalCents, distribution: { categories, subcategories } }: Side): SummaryAttributes['costs'] => ({
  total: amountOf(totalCents),
  distribution: { categories: categories.map(wireSlice), subcategories: subcategories.map(wireSlice) },
});

const wireSlice = <S extends Slice>({ valueCents, ...rest }: S) => ({ ...rest, value: amountOf(valueCents) });
