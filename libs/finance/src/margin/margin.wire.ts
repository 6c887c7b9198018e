import { amountOf } from '@terroir/events';
import { inputSubcategory, localizedUnit, product, unit, variety, type Language } from '@terroir/reference';
import { z } from 'zod';
import { WireType } from '../line/line-wire.ts';
import type { Period } from '../period/period.ts';
import type { Margin, Margins, ProduceMargin } from './margins.ts';
import type { ValuedNeed } from './need-price.ts';

/** Money in currency units; cost and margin are null where a price is not known. */
const margin = { revenue: z.number(), cost: z.number().nullable(), margin: z.number().nullable() };

/** The margins of the produces as they are answered. */
export const produceMarginsShape = {
  /** The instant that was asked for, or null for the present. */
  asOf: z.iso.datetime().nullable(),
  /** The first and the last day that was asked for, or null where that side is open. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  produces: z.array(
    z.object({
      id: z.string(),
      product: WireType,
      variety: WireType,
      removed: z.boolean(),
      /** The first day of its production and the last on which it can be bought. */
      productionFrom: z.iso.date(),
      availabilityTo: z.iso.date(),
      ...margin,
      /** Of the revenue of all produces, to one decimal; they add up to 100. */
      percent: z.number(),
      needs: z.array(
        z.object({
          inputType: WireType,
          quantityRaw: z.number(),
          unit: z.object({ id: z.string(), symbol: z.string(), symbolPlural: z.string() }),
          /** The average price of one unit, to four decimals of the currency, and the purchases that it follows from. */
          price: z.number().nullable(),
          basis: z.enum(['period', 'earlier']).nullable(),
          cost: z.number().nullable(),
        }),
      ),
    }),
  ),
  total: z.object(margin),
  /** The revenue of the period that names no produce. */
  unnamedRevenue: z.number(),
};
export type ProduceMarginsAttributes = z.output<z.ZodObject<typeof produceMarginsShape>>;

/** Cents become currency units here, at the very edge. */
export const produceMarginsAttributes = (
  { produces, total, unnamedCents }: Margins,
  { from, to }: Period,
  asOf: string | undefined,
  language: Language,
): ProduceMarginsAttributes => ({
  asOf: asOf ?? null,
  from: from ?? null,
  to: to ?? null,
  produces: produces.map((each) => wireProduce(each, language)),
  total: wireMargin(total),
  unnamedRevenue: amountOf(unnamedCents),
});

const amountOrNull = (cents: number | null): number | null => (cents === null ? null : amountOf(cents));

const wireMargin = ({ revenueCents, costCents, marginCents }: Margin): ProduceMarginsAttributes['total'] => ({
  revenue: amountOf(revenueCents),
  cost: amountOrNull(costCents),
  margin: amountOrNull(marginCents),
});

type WireProduce = ProduceMarginsAttributes['produces'][number];

/** The catalogues keep every id that they ever gave out; an unknown one names itself. */
function wireProduce({ produce, needs, percent, ...rest }: ProduceMargin, language: Language): WireProduce {
  const { id, productId, varietyId, removed, productionFrom, availabilityTo } = produce;
  return {
    id,
    product: { id: productId, name: product(productId)?.name[language] ?? productId },
    variety: { id: varietyId, name: variety(varietyId)?.name[language] ?? varietyId },
    removed,
    productionFrom,
    availabilityTo,
    ...wireMargin(rest),
    percent,
    needs: needs.map((need) => wireNeed(need, language)),
  };
}

function wireNeed(
  { subcategoryId, quantity, unitId, price, costCents }: ValuedNeed,
  language: Language,
): WireProduce['needs'][number] {
  const known = unit(unitId);
  const { symbol, symbolPlural } = known ? localizedUnit(known, language) : { symbol: unitId, symbolPlural: unitId };
  return {
    inputType: { id: subcategoryId, name: inputSubcategory(subcategoryId)?.name[language] ?? subcategoryId },
    quantityRaw: quantity,
    unit: { id: unitId, symbol, symbolPlural },
    price: price && Math.round(price.cents * 100) / 10_000,
    basis: price && price.basis,
    cost: amountOrNull(costCents),
  };
}
