import { shares } from '@terroir/kernel';
import type { Purchase, Sale } from '../line/trade.ts';
import type { BookedProduce } from '../produce/booked-produce.ts';
import { LAST_DAY, within, type Period } from '../period/period.ts';
import { needPrices, type ValuedNeed } from './need-price.ts';

/** Revenue, cost and margin in whole cents. A cost is null where the price of a need is not known, and the margin with it. */
export interface Margin {
  readonly revenueCents: number;
  readonly costCents: number | null;
  readonly marginCents: number | null;
}

export interface ProduceMargin extends Margin {
  readonly produce: BookedProduce;
  /** Of the revenue of all produces, to one decimal; they add up to 100. */
  readonly percent: number;
  readonly needs: readonly ValuedNeed[];
}

export interface Margins {
  readonly produces: readonly ProduceMargin[];
  readonly total: Margin;
  /** The revenue of the period that names no produce, in cents. */
  readonly unnamedCents: number;
}

const marginOf = (revenueCents: number, costs: readonly (number | null)[]): Margin => {
  const costCents = costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
  return { revenueCents, costCents, marginCents: costCents === null ? null : revenueCents - costCents };
};

/**
 * The margin of each produce over a period: margin = revenue − cost of its needs.
 * - Revenue: the outputs that name the produce and happened on the days of the period.
 * - Cost: each need, in full, at the average price that the company paid for it (`needPrices`), rounded to the cent. A need that has no
 *   price makes the cost and the margin unknown, never 0; a produce without needs costs nothing.
 * - A period has the produces that were sold in it, and those whose time from the start of production to the end of availability
 *   shares a day with it. Removed ones are there only where they were sold.
 *
 * Produces come by revenue, the largest first. The order of what is given makes no difference.
 */
export function marginsOf(
  produces: readonly BookedProduce[],
  sales: readonly Sale[],
  purchases: readonly Purchase[],
  period: Period,
): Margins {
  const known = new Map(produces.map((produce) => [produce.id, produce]));
  const revenues = new Map<string, number>();
  let unnamedCents = 0;
  for (const { produceId, costCents } of within(sales, period))
    if (produceId === null || !known.has(produceId)) unnamedCents += costCents;
    else revenues.set(produceId, (revenues.get(produceId) ?? 0) + costCents);

  const valued = needPrices(purchases, period);
  const listed = produces
    .filter((produce) => revenues.has(produce.id) || (!produce.removed && isOf(produce, period)))
    .map((produce) => {
      const needs = produce.needs.map(valued);
      const margin = marginOf(
        revenues.get(produce.id) ?? 0,
        needs.map(({ costCents }) => costCents),
      );
      return { produce, needs, ...margin };
    })
    .toSorted((a, b) => b.revenueCents - a.revenueCents || (a.produce.id < b.produce.id ? -1 : 1));
  const percents = shares(listed.map(({ revenueCents }) => revenueCents));
  return {
    produces: listed.map((each, at) => Object.assign(each, { percent: percents[at] ?? 0 })),
    total: marginOf(
      listed.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
      listed.map(({ costCents }) => costCents),
    ),
    unnamedCents,
  };
}

const isOf = (
  { productionFrom, availabilityTo }: Pick<BookedProduce, 'productionFrom' | 'availabilityTo'>,
  { from = '', to = LAST_DAY }: Period,
): boolean => from <= to && productionFrom <= to && from <= availabilityTo;
